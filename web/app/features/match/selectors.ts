import type {
  Card,
  ChooseDiscardAnswer,
  ChoosePlayAnswer,
  GameAnswer,
  PlayAnswer,
  ShowAnswer,
  Side,
  Spoken,
} from '../../../engine/index.js';
import {
  type Deal,
  dealOf,
  type Game,
  handOf,
  lastHole,
  needsCounting,
  other,
  type Score,
  type ShowSeat,
} from '../../session/game.js';
import { cribOf, fits, held, isBegun, type Match, ourFour, seatToShow, wholeGame } from '../../session/match.js';
import { printRecord } from '../../session/record_text.js';
import { type Standing, standingOf, unpegged } from '../../session/standing.js';
import { answerTo, ask, type Question } from '../../state/queries.js';
import type { Played, Turns } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { type Cut, cutOf, type Dealt, seedNow, sixOf } from './seeded_deal.js';

// What a game against the engine asks. Their questions have what a player in their chair sees, and nothing else.

/** The game, where one is going on. */
export const matchOf = (state: State): Match | null => state.against?.match ?? null;

// Without a seed the engine draws one.
export const askSeed = (): Question => ask('deal', {});
export const askDeal = (match: Match): Question => ask('deal', { seed: seedNow(match) });
const recordOf = (match: Match): string => printRecord(wholeGame(match));
const askRecord = (match: Match): Question => ask('readGame', { record: recordOf(match) });

const dealtOf = (state: State, match: Match): Dealt | undefined => answerTo<Dealt>(state, askDeal(match));

export const cutNow = (state: State, match: Match): Cut | undefined => {
  const dealt = dealtOf(state, match);
  return dealt && cutOf(dealt, match);
};

/** The six that a side was dealt, and the starter, which nobody has seen yet. */
export const cardsNow = (
  state: State,
  match: Match,
): { readonly ours: readonly Card[]; readonly theirs: readonly Card[]; readonly starter: Card } | undefined => {
  const dealt = dealtOf(state, match);
  const deal = dealOf(match.game);
  return dealt && { ours: sixOf(dealt, deal, 'us'), theirs: sixOf(dealt, deal, 'them'), starter: dealt.starter };
};

export const isCountable = ({ game }: Match): boolean => game.deals.length > 0 && needsCounting(game);

/** What has to be asked to know the score of these games. */
export const askRecords = (...matches: readonly (Match | null | undefined)[]): readonly Question[] =>
  matches.flatMap((match) => (match && isCountable(match) ? [askRecord(match)] : []));

/** The game as the engine has read it. */
export const readNow = (state: State, match: Match): GameAnswer | undefined => answerTo(state, askRecord(match));

/** Where the record as it lies there stands; undefined until the engine has counted it. */
export const countedNow = (state: State, match: Match): { record: string; standing: Standing } | undefined => {
  if (!isCountable(match)) return { record: '', standing: unpegged(match.game) };
  const answer = readNow(state, match);
  return answer && { record: recordOf(match), standing: standingOf(match.game, answer) };
};

/** Where the game stands or, for the moment until the engine has counted a change, where it stood. */
export const standingNow = (state: State, match: Match): Standing =>
  countedNow(state, match)?.standing ?? state.against?.counted?.standing ?? unpegged(match.game);

/** It has begun, and nobody is known to have won it. */
export const isGoing = (state: State, match: Match): boolean => isBegun(match) && !standingNow(state, match).winner;

/** By how many holes we won; less than 0 where we lost. */
export const leadNow = (state: State, match: Match): number => {
  const { ours, theirs } = standingNow(state, match).score;
  return ours - theirs;
};

/**
 * The score as a question has it. The engine's advice is for a whole game. A shorter one is asked as if it were that much further
 * on: what counts is the holes that are left.
 */
export const asOurs = ({ target = lastHole }: Game, { ours, theirs }: Score): Partial<Score> => {
  const skipped = lastHole - target;
  return Math.max(ours, theirs) < target ? { ours: ours + skipped, theirs: theirs + skipped } : {};
};
const asTheirs = (game: Game, { ours, theirs }: Score): Partial<Score> => asOurs(game, { ours: theirs, theirs: ours });

const chooser = ({ level, seed }: Match) => ({ level, seed: seed ?? 0 });

export const askTheirThrow = (state: State, match: Match): Question | undefined => {
  const cards = cardsNow(state, match);
  const { weDeal } = dealOf(match.game);
  const { score } = standingNow(state, match);
  return (
    cards &&
    ask('chooseDiscard', { dealt: cards.theirs, weDeal: !weDeal, ...asTheirs(match.game, score), ...chooser(match) })
  );
};

export const theirThrow = (state: State, match: Match): readonly Card[] | undefined => {
  const asked = askTheirThrow(state, match);
  return asked && answerTo<ChooseDiscardAnswer>(state, asked)?.thrown;
};

/** What was said and laid, with our own go where their go tells it. */
export const told = (deal: Deal): Turns => {
  const turns: [Side, string][] = [];
  for (const step of deal.steps) {
    if (!('turn' in step)) continue;
    const [by] = turns.at(-1) ?? ['us'];
    if (step.turn === 'go' && by === 'them') turns.push(['us', 'go']);
    turns.push([ourFour(deal).includes(step.turn as Card) ? 'us' : 'them', step.turn]);
  }
  return turns;
};

export const askPlay = (state: State, match: Match, played: Turns): Question =>
  ask('scorePlay', {
    played,
    weDeal: dealOf(match.game).weDeal,
    ...asOurs(match.game, standingNow(state, match).beforePlay),
  });

// We are to play and cannot: that is a go, which nobody has to press.
export const cannot = (deal: Deal, { toPlay, count }: PlayAnswer): boolean =>
  toPlay === 'us' && count > 0 && !held(deal).some((card) => fits(card, count));

export const playedNow = (state: State, match: Match): Played | undefined => {
  const deal = dealOf(match.game);
  const turns = told(deal);
  const first = answerTo<PlayAnswer>(state, askPlay(state, match, turns));
  if (!first || !cannot(deal, first)) return first && { turns, answer: first, weGo: false };
  const more: Turns = [...turns, ['us', 'go']];
  const answer = answerTo<PlayAnswer>(state, askPlay(state, match, more));
  return answer && { turns: more, answer, weGo: true };
};

/** The play as it is shown: what fell last may still be counted. */
export const shownPlay = (state: State, match: Match): Played | undefined =>
  playedNow(state, match) ?? state.against?.shown ?? undefined;

export const askCard = (state: State, match: Match, turns: Turns): Question | undefined => {
  const cards = cardsNow(state, match);
  const { weDeal, starter } = dealOf(match.game);
  if (!cards || !starter) return undefined;
  return ask('choosePlay', {
    kept: cards.theirs.filter((card) => !match.faceDown.includes(card)),
    thrown: match.faceDown,
    starter,
    weDeal: !weDeal,
    played: turns.map(([by, card]): [Side, string] => [other(by), card]),
    ...asTheirs(match.game, standingNow(state, match).beforePlay),
    ...chooser(match),
  });
};

/** What they lay, or their go, where it is their turn and they have made up their mind. */
export const theirTurn = (state: State, match: Match): Card | 'go' | undefined => {
  const played = playedNow(state, match);
  if (played?.answer.toPlay !== 'them') return undefined;
  const asked = askCard(state, match, played.turns);
  const answer = asked && answerTo<ChoosePlayAnswer>(state, asked);
  return answer && (answer.card ?? 'go');
};

/** The four of a hand that is counted. */
export const handNow = (match: Match, seat: ShowSeat): readonly Card[] =>
  seat === 'crib' ? cribOf(match) : handOf(dealOf(match.game), seat);

export const askShow = (match: Match, seat: ShowSeat, spoken: Spoken): Question =>
  ask('scoreShow', {
    hand: handNow(match, seat),
    starter: dealOf(match.game).starter ?? '',
    ...(seat === 'crib' && { crib: true }),
    spoken,
  });

export const showNow = (state: State, match: Match, spoken: Spoken): ShowAnswer | undefined => {
  const seat = seatToShow(dealOf(match.game));
  return seat && answerTo(state, askShow(match, seat, spoken));
};
