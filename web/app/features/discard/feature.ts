import type {
  Card,
  Discard,
  Order,
  Questions,
  ScoreShowAnswer,
  SingleDiscard,
  SingleDiscardsQuestion,
  ValueStartersAnswer,
} from '../../../engine/index.js';
import { thrownId } from '../../../ui/discards/discard_key.js';
import type { Throw } from '../../../ui/discards/throw.js';
import { bestBy } from '../../../ui/discards/throw.js';
import { strings } from '../../messages/app.js';
import { type DiscardGame, discardOf, opponents, usualRanking, withDiscard } from '../../session/discard_slice.js';
import { dealOf, dealtSize, dealtTo, isForMore, type Score } from '../../session/game.js';
import { isOfMore, newSession, objectiveAsked, type Session } from '../../session/session.js';
import { scoreAsked } from '../../session/standing.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { toggle } from '../../state/ui.js';
import { cardEntry, type Entered } from '../card_entry.js';
import type { Feature } from '../feature.js';
import { checkSize, type Open, readParts } from '../link_parts.js';
import { printTable, readTable } from '../table_link.js';

export const partOf = ({ session, ranking }: Entered): DiscardGame => discardOf(session, ranking);

// Returns the score at which the throw was made, because that score decides its worth.
const scoreBefore = (state: State): Score => selectStanding(state).beforeThrow;

// Asks for win chances even if the list is sorted by points, because the list always shows both.
const askDiscards = (state: State): Query => {
  const { dealt, weDeal, opponent } = partOf(state);
  const { session } = state;
  return query('valueDiscards', {
    dealt,
    weDeal,
    opponent,
    ...scoreAsked(scoreBefore(state)),
    ...objectiveAsked(session),
  });
};
const askKept = ({ kept }: Pick<Discard, 'kept'>): Query => query('scoreShow', { hand: kept });
const askCuts = ({ kept, thrown }: Pick<Throw, 'kept' | 'thrown'>): Query =>
  query('valueStarters', { hand: kept, seen: thrown });

/** Returns the discards, best first in the chosen order. */
export const discardsOf = (state: State): Questions['valueDiscards']['answers'] | undefined => {
  const choices = resultOf<Questions['valueDiscards']['answers']>(state, askDiscards(state));
  return state.ranking.order === 'points' ? choices && [...choices].sort((a, b) => b.points - a.points) : choices;
};

export const keptOf = (state: State, choice: Pick<Throw, 'kept'>): ScoreShowAnswer | undefined =>
  resultOf(state, askKept(choice));

export const cutsOf = (state: State, choice: Pick<Throw, 'kept' | 'thrown'>): ValueStartersAnswer | undefined =>
  resultOf(state, askCuts(choice));

const askSingles = (state: State): Query => {
  const { dealt, weDeal, size = 3 } = partOf(state);
  return query('valueDiscards', { dealt, weDeal, players: size } satisfies SingleDiscardsQuestion as never);
};

/** A throw of three or four people, as the list draws it. */
export type SingleThrow = Throw & Pick<SingleDiscard, 'kept' | 'thrown'>;

/** Returns the five throws of three or four people, best first. Of three, a point of another's crib counts half. */
export const singlesOf = (state: State): readonly SingleThrow[] | undefined => {
  const { weDeal, size } = partOf(state);
  const cribCounts = weDeal ? 1 : size === 3 ? -0.5 : -1;
  return resultOf<readonly SingleDiscard[]>(state, askSingles(state))?.map((each) => ({ ...each, cribCounts }));
};

/** Returns the throw in view: the last one that was opened or, if none is open, the best. */
export const shownSingle = (state: State, choices = singlesOf(state)): SingleThrow | undefined => {
  const last = state.ui.opened.at(-1);
  return choices?.find((choice) => thrownId(choice) === last) ?? choices?.[0];
};

/** Returns the discard in view: the last one that was opened or, if none is open, the best. */
export const shownDiscard = (state: State): Discard | undefined => {
  const choices = discardsOf(state);
  const last = state.ui.opened.at(-1);
  return choices?.find((choice) => thrownId(choice) === last) ?? choices?.[0];
};

const lookedAt = (state: State): readonly Discard[] => {
  const choices = discardsOf(state) ?? [];
  const opened = choices.filter((choice) => state.ui.opened.includes(thrownId(choice)));
  return [shownDiscard(state), ...opened].filter((choice) => choice !== undefined);
};

const isWhole = (part: DiscardGame): boolean => part.dealt.length === dealtTo(part);

const fullOf = (part: DiscardGame): string => (part.size ? strings.fiveDealt : strings.dealtFull);

const tap = (discard: DiscardGame, card: Card): DiscardGame | string => {
  const dealt = toggle(discard.dealt, card);
  return dealt.length > dealtTo(discard) ? fullOf(discard) : { ...discard, dealt };
};

const give = (discard: DiscardGame, cards: readonly Card[]): DiscardGame | string =>
  cards.length > dealtTo(discard) ? strings.tooManyDealt(cards.length, dealtTo(discard)) : { ...discard, dealt: cards };

// Asks for the values of all discards, and for the details of those in view. Also asks for the counts of two hands: the
// hand that the discard with the best win chance keeps, and the hand that the discard with the most points keeps.
const questions = (state: State): readonly Query[] => {
  if (!isWhole(partOf(state))) return [];
  if (partOf(state).size) return singleQueries(state);
  const choices = discardsOf(state) ?? [];
  const best = [bestBy(choices, 'winChance'), bestBy(choices, 'points')].filter((choice) => choice !== undefined);
  return [
    askDiscards(state),
    ...best.map(askKept),
    ...lookedAt(state).flatMap((choice) => [askCuts(choice), askKept(choice)]),
  ];
};

// Asks for the five throws of three or four people, and for the details of those in view.
const singleQueries = (state: State): readonly Query[] => {
  const choices = singlesOf(state) ?? [];
  const shown = shownSingle(state, choices);
  const [best] = choices;
  const opened = choices.filter((each) => each === shown || isOpened(state, each));
  return [
    askSingles(state),
    ...(best ? [askKept(best)] : []),
    ...opened.flatMap((choice) => [askCuts(choice), askKept(choice)]),
  ];
};

const isOpened = ({ ui }: State, choice: Throw): boolean => ui.opened.includes(thrownId(choice));

const print = ({ dealt, weDeal, opponent, order }: DiscardGame): string => {
  const more = [...(opponent === 'expert' ? [] : [opponent]), ...(order === 'points' ? [order] : [])];
  const seat = weDeal ? (more.length > 0 ? ['mine'] : []) : ['theirs'];
  return [dealt.join(''), ...seat, ...more].join('/');
};

// Opens the five cards of one of three or four people.
const openFive =
  (rest: string, table: Session): Open =>
  async (reader) => {
    const [dealt = []] = await readParts([rest], reader);
    checkSize(dealt, dealtTo(dealOf(table.game)), (count) => strings.tooManyDealt(count, 5));
    const part = discardOf(table, usualRanking);
    return { session: withDiscard(table, { ...part, dealt }) };
  };

const split = (rest: string, [seat, ...more]: readonly string[]): Open | undefined => {
  const table = readTable(seat, more[0]);
  if (table) return openFive(rest, table);
  if (seat !== undefined && seat !== 'theirs' && seat !== 'mine') return undefined;
  const opponent = opponents.find((known) => more.includes(known)) ?? 'expert';
  const order: Order = more.includes('points') ? 'points' : 'winChance';
  const weDeal = seat !== 'theirs';
  return async (reader, start) => {
    const [dealt = []] = await readParts([rest], reader);
    checkSize(dealt, dealtSize, (count) => strings.tooManyDealt(count, dealtSize));
    const ranking = { opponent, order };
    return { session: withDiscard(newSession(weDeal, start), { dealt, weDeal, ...ranking }), ranking };
  };
};

export const discard: Feature = {
  cards: cardEntry({
    select: partOf,
    replace: withDiscard,
    tap,
    give,
    clear: (part) => ({ ...part, dealt: [] }),
    deal: async (engine) => ({ type: 'sixDealt', dealt: (await engine.deal({})).hands[0] }),
    cardsShown: ({ dealt }) => dealt,
    isComplete: isWhole,
  }),
  isEmpty: (state) => partOf(state).dealt.length === 0,
  queries: questions,
  score: (state) => (isOfMore(state.session) ? { ours: 0, theirs: 0 } : scoreBefore(state)),
  dependsOnObjective: true,
  printLink: (state) => {
    const part = partOf(state);
    const deal = dealOf(state.session.game);
    return isForMore(deal) ? [part.dealt.join(''), ...printTable(deal)].join('/') : print(part);
  },
  readLink: split,
};
