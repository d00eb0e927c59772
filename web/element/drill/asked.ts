import { CribbageError } from '../../engine/in_process.js';
import type { Discard, Engine, ScoreShowAnswer } from '../../engine/types.js';
import { dailyOf } from '../../exercises/daily.js';
import { isDay } from '../../exercises/dates.js';
import type { CountExercise, Dealer, ExerciseSpec, ThrowExercise } from '../../exercises/exercise.js';
import { drawCount } from '../../exercises/generate/count.js';
import { drawThrow } from '../../exercises/generate/throw.js';
import { strings } from '../strings.js';

// Generates the exercise of a day for `<cribbage-drill>`, with everything that is shown after the answer.

const drillKinds = ['throw', 'count'] as const;
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
  readonly long: ScoreShowAnswer;
}

/**
 * Returns the specification of the day's first exercise on a topic. A throw near the last hole, where the score decides,
 * is passed over: the one-file build values it by points, so its exercise would differ from the app's.
 */
export const wantedOf = (date: string, topic: DrillKind): ExerciseSpec | undefined =>
  dailyOf(date).find((spec) => spec.topic === topic && spec.kind !== 'toTheScore');

const breath = 8; // milliseconds: half a frame

// Pauses between questions to the engine, which runs in the page's own thread. One exercise takes some hundreds of
// questions, and without pauses the page could not react meanwhile.
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

/** Generates the exercise for the date and the kind that a page names. Rejects if either is invalid. */
export const askDrill = async (engine: Engine, date: string, kind: string): Promise<ToldThrow | ToldCount> => {
  const topic = drillKinds.find((each) => each === kind);
  if (!topic) throw new CribbageError('badQuestion', kind, strings.badDrill(kind));
  const spec = isDay(date) ? wantedOf(date, topic) : undefined;
  if (!spec) throw new CribbageError('badQuestion', date, strings.badDay(date));
  return drawTold(engine, date, spec);
};
