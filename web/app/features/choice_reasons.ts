import {
  type Card,
  type Discard,
  type PlayReason,
  type Rank,
  rankOf,
  ranks,
  type ScorePlayAnswer,
  type ScoreShowAnswer,
  type Side,
  suits,
  type ValuePlaysAnswer,
} from '../../engine/index.js';
import { comparedWords } from '../../ui/discards/comparison.js';
import { keepsSentence } from '../../ui/discards/details.js';
import { type Answers, choiceReasonWords } from '../messages/choice_reasons.js';
import { canPlay } from '../session/match.js';
import { type Query, query, resultOf } from '../state/queries.js';
import type { State } from '../state/state.js';

// This file says in a sentence why a throw or a card is good or bad. All facts come from the engine: what the kept cards
// count, what a card pegs, which cards the opponent may hold, and what each of those would peg in answer.

interface Kept {
  readonly kept: readonly Card[];
}

const askKept = ({ kept }: Kept): Query => query('scoreShow', { hand: kept });

export const keptQueries = (throws: readonly (Kept | undefined)[]): readonly Query[] =>
  throws.flatMap((each) => (each ? [askKept(each)] : []));

/** Says what a throw keeps, once the engine has counted it. */
export const keptWords = (state: State, choice: Kept): string | undefined => {
  const show = resultOf<ScoreShowAnswer>(state, askKept(choice));
  return show && keepsSentence(show);
};

/**
 * Says what the best throw keeps or, if that counts nothing yet, how it compares with the next. Undefined until the
 * engine has answered. `choices` are sorted best first.
 */
export const throwReason = (state: State, choices: readonly Discard[], weDeal: boolean): string | undefined => {
  const [best] = choices;
  const show = best && resultOf<ScoreShowAnswer>(state, askKept(best));
  if (!best || !show) return undefined;
  return show.combinations.length > 0 ? keepsSentence(show) : comparedWords(choices, best, weDeal);
};

/** The position in which a card of the play is chosen. */
export interface PlayPosition {
  readonly kept: readonly string[];
  readonly thrown?: readonly string[];
  readonly starter?: string;
  readonly weDeal: boolean;
  readonly played: readonly (readonly [Side, string])[];
  readonly ours?: number;
  readonly theirs?: number;
}

type Chances = ValuePlaysAnswer['theyHold'];

const askAfter = ({ weDeal, played, ours = 0, theirs = 0 }: PlayPosition, ...more: readonly [Side, Card][]): Query =>
  query('scorePlay', { played: [...played, ...more], weDeal, ours, theirs });

interface Reply {
  readonly rank: Rank;
  readonly chance: number;
  readonly asked: Query;
}

// Returns an answer to our card for each rank that the opponent may hold. Suits peg nothing, so any card of the rank
// will do.
const repliesTo = (state: State, position: PlayPosition, card: Card, chances: Chances = []): readonly Reply[] => {
  const after = resultOf<ScorePlayAnswer>(state, askAfter(position, ['us', card]));
  if (after?.toPlay !== 'them') return [];
  const { kept, thrown = [], starter, played } = position;
  const seen = [...kept, ...thrown, starter, ...played.map(([, turn]) => turn)];
  return ranks.flatMap((rank, at) => {
    const reply = suits.map((suit): Card => `${rank}${suit}`).find((each) => !seen.includes(each));
    const chance = chances[at] ?? 0;
    if (!reply || chance === 0 || !canPlay(reply, after.count)) return [];
    return [{ rank, chance, asked: askAfter(position, ['us', card], ['them', reply]) }];
  });
};

/** Returns the queries for the reasons of these cards. `chances` say how likely the opponent is to hold each rank. */
export const playReasonQueries = (
  state: State,
  position: PlayPosition,
  cards: readonly Card[],
  chances: Chances,
): readonly Query[] =>
  cards.flatMap((card) => [
    askAfter(position, ['us', card]),
    ...repliesTo(state, position, card, chances).map(({ asked }) => asked),
  ]);

// A point for go or for the last card is no answer to our card, because any card may get it.
const isAnswer = (reason: PlayReason): boolean => reason !== 'go' && reason !== 'lastCard';

interface Group extends Answers {
  /** The points of an answer times the chances to hold its ranks, added up. */
  readonly weight: number;
}

const grouped = (groups: readonly Group[], { rank, chance }: Reply, last: ScorePlayAnswer['plays'][number]) => {
  const reasons = last.reasons.filter(isAnswer);
  const weight = last.points * chance;
  const isSame = (group: Group) => group.reasons.join() === reasons.join();
  const known = groups.find(isSame);
  if (reasons.length === 0) return groups;
  if (!known) return [...groups, { ranks: [rank], reasons, likeliest: rank, chance, weight }];
  const more = {
    ...known,
    ranks: [...known.ranks, rank],
    weight: known.weight + weight,
    ...(chance > known.chance && { likeliest: rank, chance }),
  };
  return groups.map((group) => (group === known ? more : group));
};

/**
 * Says what a card pegs at once, and with which cards the opponent can answer it for most points. Undefined until the
 * engine has answered.
 */
export const playReason = (state: State, position: PlayPosition, card: Card, chances: Chances): string | undefined => {
  const after = resultOf<ScorePlayAnswer>(state, askAfter(position, ['us', card]));
  const mine = after?.plays.at(-1);
  if (!mine) return undefined;
  const replies = repliesTo(state, position, card, chances);
  if (replies.some(({ asked }) => !state.results.has(asked.key))) return undefined;
  let groups: readonly Group[] = [];
  for (const reply of replies) {
    const last = resultOf<ScorePlayAnswer>(state, reply.asked)?.plays.at(-1);
    if (last) groups = grouped(groups, reply, last);
  }
  const [worst] = [...groups].sort((a, b) => b.weight - a.weight);
  const answer = worst ? choiceReasonWords.answer(worst) : choiceReasonWords.safe;
  const pegs = choiceReasonWords.pegs(rankOf(card), mine.points, mine.reasons);
  return `${[pegs, ...(replies.length > 0 ? [answer] : [])].join('; ')}.`;
};

/** Returns the cards whose reasons are worth saying: the best and, if its rank is another one, the chosen card. */
export const cardsToExplain = (best: Card | undefined, chosen: Card | undefined): readonly Card[] =>
  best && chosen && rankOf(best) !== rankOf(chosen) ? [best, chosen] : best ? [best] : [];
