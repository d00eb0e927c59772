import type { Card, Discard, ScoreShowAnswer, Side, ValuePlaysAnswer } from '../../../engine/index.js';
import type { CountExercise, Exercise, PegExercise, ThrowExercise } from '../../../exercises/exercise.js';
import { throwWith } from '../../../ui/discards/comparison.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { Quiz } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import { cardsToExplain, keptQueries, playReasonQueries } from '../choice_reasons.js';

// This file has the queries for what is shown after an answer. They are the same as on the screens Count, Discard and
// Pegging.

const askLong = ({ hand, starter, crib }: CountExercise): Query =>
  query('scoreShow', { hand, starter, ...(crib && { crib }), spoken: 'long' });

const askThrows = ({ dealt, weDeal, ours, theirs, unit }: ThrowExercise): Query =>
  query('valueDiscards', { dealt, weDeal, ours, theirs, ...(unit === 'points' && { order: 'points' }) });

const askPlays = ({ kept, thrown, starter, weDeal, played, ours, theirs, unit }: PegExercise): Query =>
  query('valuePlays', {
    kept,
    thrown,
    starter,
    weDeal,
    played: played.map(([by, card]): [Side, string] => [by, card]),
    ours,
    theirs,
    ...(unit === 'points' && { order: 'points' }),
  });

// Returns the queries for the reasons of the best choice and of the player's, once the values of all choices are known.
const askReasons = (state: State, exercise: ThrowExercise | PegExercise, chosen: readonly Card[]): readonly Query[] => {
  if (exercise.topic === 'throw') {
    const choices = throwsOf(state, exercise) ?? [];
    return keptQueries([choices[0], throwWith(choices, chosen)]);
  }
  const answer = playsOf(state, exercise);
  const cards = cardsToExplain(exercise.choices[0]?.cards[0], chosen[0]);
  return answer ? playReasonQueries(state, exercise, cards, answer.theyHold) : [];
};

// Returns the quiz, if its current exercise is answered.
const answeredNow = ({ practice }: State): Quiz | undefined => {
  const quiz = practice?.quiz;
  return quiz?.attempt && !quiz.ended ? quiz : undefined;
};

export const askAnswers = (state: State): readonly Query[] => {
  const { now, attempt } = answeredNow(state) ?? {};
  const exercise: Exercise | null | undefined = now?.asked;
  if (!exercise || !attempt) return [];
  if (exercise.topic === 'count') return [askLong(exercise)];
  const asked = exercise.topic === 'peg' ? askPlays(exercise) : askThrows(exercise);
  return [asked, ...(attempt.forced ? [] : askReasons(state, exercise, attempt.chosen))];
};

/** Returns the count with each combination in words. */
export const longOf = (state: State, exercise: CountExercise): ScoreShowAnswer | undefined =>
  resultOf<ScoreShowAnswer>(state, askLong(exercise));

/** Returns the fifteen throws, best first. */
export const throwsOf = (state: State, exercise: ThrowExercise): readonly Discard[] | undefined =>
  resultOf<readonly Discard[]>(state, askThrows(exercise));

/** Returns the values of the cards that may be played, and the chances that the opponent holds each rank. */
export const playsOf = (state: State, exercise: PegExercise): ValuePlaysAnswer | undefined =>
  resultOf<ValuePlaysAnswer>(state, askPlays(exercise));
