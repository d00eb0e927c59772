import type { Asked } from '../../../practice/questions.js';
import { engineWords } from '../../../ui/engine_words.js';
import { practiceWords } from '../../messages/practice.js';
import { type Given, isRight, type Run } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import { streakOf } from './grading.js';
import { printMemory } from './memory/serialize.js';
import { marksOf } from './quiz.js';

// Practice in sentences.

export const questionWords = (asked: Asked): string =>
  asked.topic === 'count'
    ? practiceWords.count(asked.crib)
    : asked.topic === 'throw'
      ? practiceWords.throw(asked.weDeal)
      : practiceWords.peg;

/** Where a choice is made; a hand is counted anywhere. */
export const whereWords = (asked: Asked): string => {
  if (asked.topic === 'count') return '';
  const { ours, theirs, unit, weDeal } = asked;
  return unit === 'win' ? practiceWords.score(ours, theirs, weDeal) : practiceWords.dealer(weDeal);
};

export const verdictWords = (asked: Asked, { claimed, cost, forced, verdict }: Given): string => {
  if (asked.topic === 'count') return practiceWords.said(claimed ?? 0, asked.answer.points);
  if (forced) return practiceWords.forced;
  return practiceWords.judged(verdict, cost, asked.unit);
};

/** How a run went, in a sentence. */
export const resultWords = (run: Run): string => {
  const marks = marksOf(run);
  const right = marks.filter(isRight).length;
  if (run.mode === 'streak') return practiceWords.streak(streakOf(run));
  return practiceWords.result(run.left === 0, right, marks.length);
};

const saidOfQuestion = (asked: Asked): string => {
  const cards =
    asked.topic === 'count'
      ? practiceWords.cardsAsked(asked.hand, asked.starter)
      : practiceWords.dealtSaid(asked.topic === 'throw' ? asked.dealt : asked.kept);
  return [questionWords(asked), whereWords(asked), cards].filter((part) => part !== '').join(' ');
};

const saidOfAnswer = (asked: Asked, given: Given): string => {
  const best = asked.topic === 'count' ? undefined : asked.choices[0];
  const more = best && given.verdict !== 'best' ? practiceWords.bestWas(best.cards) : '';
  const spoken = asked.topic === 'count' ? engineWords.spoken(asked.answer) : '';
  return [verdictWords(asked, given), more, spoken].filter((part) => part !== '').join(' ');
};

/** What is said once of the screen as it stands. */
export const announced = (state: State): string => {
  const { front, run } = state.practice ?? {};
  if (front !== 'run' || !run) return '';
  if (run.ended) return resultWords(run);
  const asked = run.now?.asked;
  if (!asked) return '';
  return run.given ? saidOfAnswer(asked, run.given) : saidOfQuestion(asked);
};

/** What is copied: how a run went, or all that is remembered. */
export const textOf = (state: State): string => {
  const { front, memory, run } = state.practice ?? {};
  if (front === 'run' && run) {
    const line = practiceWords.line(marksOf(run));
    return run.mode === 'daily'
      ? practiceWords.shareText(run.date, line)
      : practiceWords.shareRun(practiceWords.modes[run.mode], line);
  }
  return memory ? printMemory(memory) : '';
};
