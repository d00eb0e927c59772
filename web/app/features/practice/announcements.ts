import type { ScorePlayAnswer } from '../../../engine/index.js';
import type { Exercise } from '../../../exercises/exercise.js';
import { engineWords } from '../../../ui/messages/engine.js';
import { practiceWords } from '../../messages/practice.js';
import { squaresWords } from '../../messages/squares.js';
import { lastHole } from '../../session/game.js';
import { type Attempt, isRight, type PracticeState, type Quiz } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import { streakOf } from './grading.js';
import { printMemory } from './memory/serialize.js';
import { marksOf } from './quiz.js';
import { squaresResultOf } from './squares/queries.js';
import { squaresSaid } from './squares/view.js';

const fallenIn = (exercise: Exercise): ScorePlayAnswer | undefined =>
  exercise.topic === 'peg' ? exercise.fallen : undefined;

export const questionWords = (exercise: Exercise): string =>
  exercise.topic === 'count'
    ? practiceWords.count(exercise.crib)
    : exercise.topic === 'throw'
      ? practiceWords.throw(exercise.weDeal)
      : practiceWords.peg;

/**
 * Says who deals and, if the unit is the win chance, the score with what was pegged in the play so far. Empty if the exercise is to count a hand, because a
 * count depends on neither the dealer nor the score.
 */
export const whereWords = (exercise: Exercise, played = fallenIn(exercise)): string => {
  if (exercise.topic === 'count') return '';
  const { unit, weDeal } = exercise;
  const { us, them } = played?.totals ?? { us: 0, them: 0 };
  const [ours, theirs] = [Math.min(lastHole, exercise.ours + us), Math.min(lastHole, exercise.theirs + them)];
  return unit === 'win' ? practiceWords.score(ours, theirs, weDeal) : practiceWords.dealer(weDeal);
};

export const verdictWords = (exercise: Exercise, { claimed, cost, forced, verdict }: Attempt): string => {
  if (exercise.topic === 'count') return practiceWords.said(claimed ?? 0, exercise.answer.points);
  if (forced) return practiceWords.forced;
  return practiceWords.judged(verdict, cost, exercise.unit);
};

/** Says the result of a quiz. */
export const resultWords = (quiz: Quiz): string => {
  const marks = marksOf(quiz);
  const right = marks.filter(isRight).length;
  if (quiz.mode === 'streak') return practiceWords.streak(streakOf(quiz));
  return practiceWords.result(quiz.left === 0, right, marks.length);
};

const saidOfQuestion = (exercise: Exercise): string => {
  const cards =
    exercise.topic === 'count'
      ? practiceWords.cardsAsked(exercise.hand, exercise.starter)
      : practiceWords.dealtSaid(exercise.topic === 'throw' ? exercise.dealt : exercise.kept);
  return [questionWords(exercise), whereWords(exercise), cards].filter((part) => part !== '').join(' ');
};

const saidOfAnswer = (exercise: Exercise, attempt: Attempt): string => {
  const best = exercise.topic === 'count' ? undefined : exercise.choices[0];
  const more = best && attempt.verdict !== 'best' ? practiceWords.bestWas(best.cards) : '';
  const spoken = exercise.topic === 'count' ? engineWords.spoken(exercise.answer) : '';
  return [verdictWords(exercise, attempt), more, spoken].filter((part) => part !== '').join(' ');
};

/**
 * Returns what a screen reader announces: the current exercise, its answer, or the result of the quiz; empty outside a
 * quiz.
 */
export const announced = (state: State): string => {
  const { page, quiz, squares: [game] = [] }: Partial<PracticeState> = state.practice ?? {};
  if (page === 'squares' && game) return squaresSaid(state, game);
  if (page !== 'run' || !quiz) return '';
  if (quiz.ended) return resultWords(quiz);
  const exercise = quiz.now?.asked;
  if (!exercise) return '';
  return quiz.attempt ? saidOfAnswer(exercise, quiz.attempt) : saidOfQuestion(exercise);
};

/** Returns the text to copy: the result of the quiz on the screen or, on other pages, all that practice remembers. */
export const textOf = (state: State): string => {
  const { page, memory, quiz, squares: [game] = [] }: Partial<PracticeState> = state.practice ?? {};
  const counted = page === 'squares' && game ? squaresResultOf(state, game) : undefined;
  if (game && counted) return squaresWords.shareText(game.date, counted);
  if (page === 'run' && quiz) {
    const line = practiceWords.line(marksOf(quiz));
    return quiz.mode === 'daily'
      ? practiceWords.shareText(quiz.date, line)
      : practiceWords.shareRun(practiceWords.modes[quiz.mode], line);
  }
  return memory ? printMemory(memory) : '';
};
