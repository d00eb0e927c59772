import type { Card, Discard, Order, Questions, ScoreShowAnswer, ValueStartersAnswer } from '../../../engine/index.js';
import { thrownId } from '../../../ui/discards/discard_key.js';
import { bestBy } from '../../../ui/error_margins.js';
import { strings } from '../../messages/app.js';
import { type DiscardGame, discardOf, opponents, withDiscard } from '../../session/discard_slice.js';
import { dealtSize, type Score } from '../../session/game.js';
import { newSession, objectiveAsked } from '../../session/session.js';
import { scoreAsked } from '../../session/standing.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { selectScoreBeforeThrow, selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { toggle } from '../../state/ui.js';
import { cardEntry, type Entered } from '../card_entry.js';
import type { Feature } from '../feature.js';
import { checkSize, type Open, readParts } from '../link_parts.js';
import type { DockButton, NextStep } from '../next_step.js';

const partOf = ({ session, ranking }: Entered): DiscardGame => discardOf(session, ranking);

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
const askKept = ({ kept }: Discard): Query => query('scoreShow', { hand: kept });
const askCuts = ({ kept, thrown }: Discard): Query => query('valueStarters', { hand: kept, seen: thrown });

/** Returns the discards, best first in the chosen order. */
export const discardsOf = (state: State): Questions['valueDiscards']['answers'] | undefined => {
  const choices = resultOf<Questions['valueDiscards']['answers']>(state, askDiscards(state));
  return state.ranking.order === 'points' ? choices && [...choices].sort((a, b) => b.points - a.points) : choices;
};

export const keptOf = (state: State, choice: Discard): ScoreShowAnswer | undefined => resultOf(state, askKept(choice));

export const cutsOf = (state: State, choice: Discard): ValueStartersAnswer | undefined =>
  resultOf(state, askCuts(choice));

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

const isWhole = ({ dealt }: DiscardGame): boolean => dealt.length === dealtSize;

const tap = (discard: DiscardGame, card: Card): DiscardGame | string => {
  const dealt = toggle(discard.dealt, card);
  return dealt.length > dealtSize ? strings.dealtFull : { ...discard, dealt };
};

const give = (discard: DiscardGame, cards: readonly Card[]): DiscardGame | string =>
  cards.length > dealtSize ? strings.tooManyDealt(cards.length) : { ...discard, dealt: cards };

// Asks for the values of all discards, and for the details of those in view. Also asks for the counts of two hands: the
// hand that the discard with the best win chance keeps, and the hand that the discard with the most points keeps.
const questions = (state: State): readonly Query[] => {
  if (!isWhole(partOf(state))) return [];
  const choices = discardsOf(state) ?? [];
  const best = [bestBy(choices, 'winChance'), bestBy(choices, 'points')].filter((choice) => choice !== undefined);
  return [
    askDiscards(state),
    ...best.map(askKept),
    ...lookedAt(state).flatMap((choice) => [askCuts(choice), askKept(choice)]),
  ];
};

const print = ({ dealt, weDeal, opponent, order }: DiscardGame): string => {
  const more = [...(opponent === 'expert' ? [] : [opponent]), ...(order === 'points' ? [order] : [])];
  const seat = weDeal ? (more.length > 0 ? ['mine'] : []) : ['theirs'];
  return [dealt.join(''), ...seat, ...more].join('/');
};

const split = (rest: string, [seat, ...more]: readonly string[]): Open | undefined => {
  if (seat !== undefined && seat !== 'theirs' && seat !== 'mine') return undefined;
  const opponent = opponents.find((known) => more.includes(known)) ?? 'expert';
  const order: Order = more.includes('points') ? 'points' : 'winChance';
  const weDeal = seat !== 'theirs';
  return async (reader, start) => {
    const [dealt = []] = await readParts([rest], reader);
    checkSize(dealt, dealtSize, strings.tooManyDealt);
    const ranking = { opponent, order };
    return { session: withDiscard(newSession(weDeal, start), { dealt, weDeal, ...ranking }), ranking };
  };
};

const text = (state: State): string => {
  const { dealt, weDeal, opponent, order } = partOf(state);
  const { names, objective } = state.session;
  const lines = (discardsOf(state) ?? []).map(({ thrown, points, winChance = 0, worth = 0 }) => {
    const also = objective === 'win' ? [] : [strings.worth(worth, objective)];
    return [thrown.join(' '), strings.netPoints(points), strings.chance(winChance), ...also].join('  ');
  });
  const seat = `${strings.cribOf(weDeal, names)}, ${strings.cribSource(opponent)}`;
  return [
    dealt.join(' '),
    seat,
    strings.sortedBy(strings.scores(selectScoreBeforeThrow(state), names), order, objective),
    ...lines,
  ].join('\n');
};

/**
 * Returns the dock's buttons. The green one covers the cards of a player who asked for advice. Otherwise it throws the two cards of the
 * shown discard, and goes on to the play.
 */
export const nextStep = (state: State): NextStep => {
  const choice = shownDiscard(state);
  const clear: DockButton = { label: strings.newHand, action: { type: 'cleared' } };
  if (state.ui.advised)
    return { primary: { label: strings.coverCards, action: { type: 'positionLeft' } }, skip: clear };
  if (!choice) return { primary: { label: strings.keepFour }, early: true, skip: clear };
  const { kept, thrown } = choice;
  return { primary: { label: strings.keepFour, action: { type: 'keptPlayed', kept, thrown } }, skip: clear };
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
  score: scoreBefore,
  dependsOnObjective: true,
  printLink: (state) => print(partOf(state)),
  readLink: split,
  text,
};
