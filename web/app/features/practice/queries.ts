import type { Discard, PlaysAnswer, ShowAnswer, Side } from '../../../engine/index.js';
import type { CountExercise, Exercise, PegExercise, ThrowExercise } from '../../../exercises/exercise.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { State } from '../../state/state.js';

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

/** Returns the current exercise, if it is answered. */
const answeredNow = (state: State): Exercise | undefined => {
  const { quiz } = state.practice ?? {};
  return quiz?.attempt && !quiz.ended ? (quiz.now?.asked ?? undefined) : undefined;
};

export const askAnswers = (state: State): readonly Query[] => {
  const exercise = answeredNow(state);
  if (exercise?.topic === 'count') return [askLong(exercise)];
  if (exercise?.topic === 'peg') return [askPlays(exercise)];
  return exercise?.topic === 'throw' ? [askThrows(exercise)] : [];
};

/** Returns the count with each combination in words. */
export const longOf = (state: State, exercise: CountExercise): ShowAnswer | undefined =>
  resultOf<ShowAnswer>(state, askLong(exercise));

/** Returns the fifteen throws, best first. */
export const throwsOf = (state: State, exercise: ThrowExercise): readonly Discard[] | undefined =>
  resultOf<readonly Discard[]>(state, askThrows(exercise));

/**
 * Returns the cards that may be played. Each has the points that it pegs now, and our net points until the end of the
 * play.
 */
export const playsOf = (state: State, exercise: PegExercise): PlaysAnswer['legal'] | undefined =>
  resultOf<PlaysAnswer>(state, askPlays(exercise))?.legal;
