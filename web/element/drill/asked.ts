import { CribbageError } from '../../engine/in_process.js';
import type { Discard, Engine, ShowAnswer } from '../../engine/types.js';
import { dailyOf } from '../../exercises/daily.js';
import { isDay } from '../../exercises/dates.js';
import type { CountExercise, Dealer, ExerciseSpec, ThrowExercise } from '../../exercises/exercise.js';
import { drawCount } from '../../exercises/generate/count.js';
import { drawThrow } from '../../exercises/generate/throw.js';
import { strings } from '../strings.js';

// The exercise of a day, with everything shown after the answer.

export const drillKinds = ['throw', 'count'] as const;
export type DrillKind = (typeof drillKinds)[number];

export interface ToldThrow {
  readonly date: string;
  readonly asked: ThrowExercise;
  /** The fifteen discards, best first. */
  readonly choices: readonly Discard[];
}

export interface ToldCount {
  readonly date: string;
  readonly asked: CountExercise;
  /** The count, with a phrase for each combination. */
  readonly long: ShowAnswer;
}

/**
 * Returns the first of the day's exercises on a topic that every engine draws alike. Near the last hole, the single
 * file values a throw by points, so it would draw another exercise than the app. A throw that the score decides is
 * therefore skipped.
 */
export const wantedOf = (date: string, topic: DrillKind): ExerciseSpec | undefined =>
  dailyOf(date).find((spec) => spec.topic === topic && spec.kind !== 'toTheScore');

const breath = 8; // milliseconds: half a frame

// Pauses between questions, because the engine runs in the page and drawing takes some hundreds of answers.
const unhurried = (engine: Engine): Dealer => {
  let since = performance.now();
  const pause = async () => {
    if (performance.now() - since < breath) return;
    await new Promise((gone) => setTimeout(gone));
    since = performance.now();
  };
  const after =
    <Question, Answer>(ask: (question: Question) => Promise<Answer>) =>
    async (question: Question): Promise<Answer> => {
      await pause();
      return ask(question);
    };
  const { chooseDiscard, deal, valueDiscards } = engine;
  return {
    ...engine,
    deal: after(deal),
    chooseDiscard: after(chooseDiscard),
    valueDiscards: after(valueDiscards),
  };
};

const drawTold = async (engine: Engine, date: string, spec: ExerciseSpec): Promise<ToldThrow | ToldCount> => {
  const dealer = unhurried(engine);
  if (spec.topic === 'count') {
    const exercise = await drawCount(dealer, spec);
    const { hand, starter, crib } = exercise;
    return { date, asked: exercise, long: await engine.scoreShow({ hand, starter, crib, spoken: 'long' }) };
  }
  const exercise = await drawThrow(dealer, spec);
  const { dealt, weDeal, ours, theirs } = exercise;
  return { date, asked: exercise, choices: await engine.valueDiscards({ dealt, weDeal, ours, theirs }) };
};

/** Draws the exercise of the date and the kind that a page names. Rejects if either is invalid. */
export const askDrill = async (engine: Engine, date: string, kind: string): Promise<ToldThrow | ToldCount> => {
  const topic = drillKinds.find((each) => each === kind);
  if (!topic) throw new CribbageError('badQuestion', kind, strings.badDrill(kind));
  const spec = isDay(date) ? wantedOf(date, topic) : undefined;
  if (!spec) throw new CribbageError('badQuestion', date, strings.badDay(date));
  return drawTold(engine, date, spec);
};
