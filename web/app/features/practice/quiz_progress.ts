import type { Card } from '../../../engine/index.js';
import type { Exercise, PegExercise } from '../../../exercises/exercise.js';
import type { PracticeState, Quiz, Slot } from '../../state/slices/practice.js';
import { answeredOf } from './grading.js';
import { exerciseAt, isLast, stormLasts } from './quiz.js';

// This file moves a quiz on. The next exercise is generated while the player answers the current one.

const slotAt = (practice: PracticeState, quiz: Quiz, at: number): Slot | null => {
  const spec = exerciseAt(quiz, at, practice.memory, practice.today);
  return spec ? { wanted: spec, asked: null } : null;
};

/**
 * Chooses the current and the next exercise if they are missing. Ends the quiz if there is no current exercise left.
 */
export const withNextExercises = (practice: PracticeState): PracticeState => {
  const { quiz } = practice;
  if (!quiz || quiz.ended || (quiz.seed === null && quiz.queue.length === 0)) return practice;
  const place = quiz.graded.length;
  const now = quiz.now ?? slotAt(practice, quiz, place);
  const ahead = quiz.ahead ?? slotAt(practice, quiz, place + 1);
  if (now === quiz.now && ahead === quiz.ahead) return practice;
  return { ...practice, quiz: { ...quiz, now, ahead, ended: now === null } };
};

const fresh = { chosen: [], typed: null, attempt: null, after: null } as const;

/**
 * Puts a generated exercise in its place: as the current one, as the next one or, after a reload, as one that was
 * answered already. If it is the current one, the time for its answer starts now.
 */
export const exerciseDrawn = (quiz: Quiz, spec: Slot['wanted'], exercise: Exercise, at: number): Quiz => {
  if (quiz.now?.wanted === spec && !quiz.now.asked)
    return { ...quiz, now: { wanted: spec, asked: exercise }, since: at, began: quiz.began ?? at };
  if (quiz.ahead?.wanted === spec) return { ...quiz, ahead: { wanted: spec, asked: exercise } };
  const behind = quiz.graded.findIndex((each) => each.wanted === spec && !each.asked);
  return behind < 0
    ? quiz
    : { ...quiz, graded: quiz.graded.map((each, place) => (place === behind ? { ...each, asked: exercise } : each)) };
};

// Moves on to our next turn in the current play.
const nextTurn = (quiz: Quiz, exercise: PegExercise, at: number): Quiz => ({
  ...quiz,
  ...fresh,
  earlierAttempts:
    quiz.attempt && quiz.now?.asked
      ? [...quiz.earlierAttempts, { ...quiz.attempt, asked: quiz.now.asked }]
      : quiz.earlierAttempts,
  now: quiz.now && { ...quiz.now, asked: exercise },
  since: at,
});

/** Goes on after an answer: to the next turn of the play, the next exercise, or the end. */
export const advance = (quiz: Quiz, at: number): Quiz => {
  const { after, attempt, mode } = quiz;
  if (!attempt) return quiz;
  if (mode !== 'storm' && quiz.now?.asked?.topic === 'peg') {
    if (!after) return quiz; // the play is still going on
    if (!('over' in after)) return nextTurn(quiz, after, at);
  }
  const answered = answeredOf(quiz);
  if (!answered) return quiz;
  const ended = isLast(quiz) || (quiz.mode === 'streak' && answered.mark === 'blunder');
  return {
    ...quiz,
    ...fresh,
    earlierAttempts: [],
    now: ended ? null : quiz.ahead,
    ahead: null,
    since: at,
    graded: [...quiz.graded, answered],
    ended,
  };
};

/** Updates the time that is left in a three-minute quiz. */
export const tick = (quiz: Quiz, at: number): Quiz => {
  if (quiz.mode !== 'storm' || quiz.began === null || quiz.ended) return quiz;
  const left = Math.max(0, stormLasts - (at - quiz.began));
  return { ...quiz, left, ended: left === 0 };
};

/**
 * The next task for the engine: to go on with the play after our card, or to generate an exercise. During a quiz, that
 * exercise is the current or the next one. After the quiz, it is one that was answered before a reload.
 */
export type Task =
  | { readonly type: 'draw'; readonly wanted: Slot['wanted'] }
  | { readonly type: 'playOn'; readonly asked: PegExercise; readonly card: Card };

export const nextTask = ({ quiz }: PracticeState): Task | undefined => {
  if (!quiz) return undefined;
  if (quiz.ended) {
    const behind = quiz.graded.find(({ asked: exercise }) => !exercise);
    return behind && { type: 'draw', wanted: behind.wanted };
  }
  const { after, ahead, attempt, mode, now } = quiz;
  const [card] = attempt?.chosen ?? [];
  if (now?.asked?.topic === 'peg' && card && !after && mode !== 'storm')
    return { type: 'playOn', asked: now.asked, card };
  const slot = [now, ahead].find((each) => each && !each.asked);
  return slot ? { type: 'draw', wanted: slot.wanted } : undefined;
};
