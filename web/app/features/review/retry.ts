import type { Card, Discard, ScorePlayAnswer, ValuePlaysAnswer, ValuePlaysQuestion } from '../../../engine/index.js';
import type { RankedChoice } from '../../../exercises/exercise.js';
import { type Grade, gradeChoice } from '../../../exercises/grade.js';
import { throwWith } from '../../../ui/discards/comparison.js';
import { cardErrorOf, errorAt } from '../../../ui/error_margins.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { ChoiceQuestion, Retry } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { cardsToExplain, keptQueries, type PlayPosition, playReasonQueries } from '../choice_reasons.js';

// This file handles a retry: the player is asked to make a decision of the game again. The answer is hidden until they
// have chosen.

export const cardsToChoose = ({ choosing }: Retry): number => (choosing.kind === 'throw' ? 2 : 1);

const askPlayed = ({ weDeal, played, ours = 0, theirs = 0 }: ValuePlaysQuestion): Query =>
  query('scorePlay', { played, weDeal, ...(ours + theirs > 0 && { ours, theirs }) });

const askChoices = ({ kind, question }: ChoiceQuestion): Query =>
  kind === 'throw' ? query('valueDiscards', question) : query('valuePlays', question);

export const playedIn = (state: State, question: ValuePlaysQuestion): ScorePlayAnswer | undefined =>
  resultOf<ScorePlayAnswer>(state, askPlayed(question));

/** Returns the values of all throws, if a throw is retried. */
export const selectThrows = (state: State, { choosing }: Retry): readonly Discard[] | undefined =>
  choosing.kind === 'throw' ? resultOf<readonly Discard[]>(state, askChoices(choosing)) : undefined;

/** Returns the values of all cards that may be played, if a card is retried. */
export const selectPlays = (state: State, { choosing }: Retry): ValuePlaysAnswer | undefined =>
  choosing.kind === 'play' ? resultOf<ValuePlaysAnswer>(state, askChoices(choosing)) : undefined;

/** Returns all choices, best first; undefined until the engine has answered. */
export const selectChoices = (state: State, retry: Retry): readonly RankedChoice[] | undefined =>
  selectThrows(state, retry)?.map(({ thrown, winChance = 0 }): RankedChoice => ({ cards: thrown, worth: winChance })) ??
  selectPlays(state, retry)?.legal.map(({ card, winChance = 0 }) => ({ cards: [card], worth: winChance }));

// The cards and turns of a question in a review are lists: see `readChoosing`.
export const positionOf = (question: ValuePlaysQuestion): PlayPosition => question as PlayPosition;

// Returns the queries for the reasons of the best choice and of the player's.
const reasonQueries = (state: State, retry: Retry): readonly Query[] => {
  const [throws, plays] = [selectThrows(state, retry), selectPlays(state, retry)];
  if (throws) return keptQueries([throws[0], throwWith(throws, retry.chosen)]);
  if (!plays || retry.choosing.kind === 'throw') return [];
  const cards = cardsToExplain(plays.legal[0]?.card, retry.chosen[0]);
  return playReasonQueries(state, positionOf(retry.choosing.question), cards, plays.theyHold);
};

export const retryQueries = (state: State, retry: Retry): readonly Query[] => [
  ...(retry.choosing.kind === 'play' ? [askPlayed(retry.choosing.question)] : []),
  askChoices(retry.choosing),
  ...(retry.answered ? reasonQueries(state, retry) : []),
];

export interface Verdict extends Grade {
  /** All choices, best first. */
  readonly choices: readonly RankedChoice[];
}

// Returns the error of the engine's values. Choices whose values differ by no more than this count as equally good.
export const errorIn = ({ kind, question }: ChoiceQuestion): number => {
  const { ours = 0, theirs = 0 } = question;
  return kind === 'throw' ? errorAt('winChance', { ours, theirs }) : cardErrorOf.winChance;
};

/** Returns the grade of the choice; undefined until it is made. */
export const selectVerdict = (state: State, retry: Retry): Verdict | undefined => {
  const choices = retry.answered ? selectChoices(state, retry) : undefined;
  const grade = choices && gradeChoice(choices, retry.chosen, errorIn(retry.choosing));
  return grade && { ...grade, choices };
};

/** Returns the cards from which the player chooses. */
export const handOf = ({ choosing }: Retry): readonly Card[] =>
  (choosing.kind === 'throw' ? choosing.question.dealt : choosing.question.kept) as readonly Card[];
