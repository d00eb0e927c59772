import { CribbageError } from '../../engine/in_process.js';
import type { Discard, Engine, ShowAnswer } from '../../engine/types.js';
import { dailyOf } from '../../practice/daily.js';
import { isDay } from '../../practice/day.js';
import { drawCount } from '../../practice/draw/count.js';
import { drawThrow } from '../../practice/draw/throw.js';
import type { CountAsked, Dealer, ThrowAsked, Wanted } from '../../practice/questions.js';
import { strings } from '../strings.js';

// The question of a day, with all that is said once it is answered.

export const drillKinds = ['throw', 'count'] as const;
export type DrillKind = (typeof drillKinds)[number];

export interface ToldThrow {
  readonly date: string;
  readonly asked: ThrowAsked;
  /** The fifteen, best first. */
  readonly choices: readonly Discard[];
}

export interface ToldCount {
  readonly date: string;
  readonly asked: CountAsked;
  /** The count, a phrase a combination. */
  readonly long: ShowAnswer;
}

/**
 * The first of the day's questions that every engine draws alike. Near the last hole the one file values a throw by points, and would
 * draw another than the app: where the score decides the first throw, it is the second.
 */
export const wantedOf = (date: string, topic: DrillKind): Wanted | undefined =>
  dailyOf(date).find((wanted) => wanted.topic === topic && wanted.kind !== 'toTheScore');

const breath = 8; // milliseconds: half a frame

// The engine answers in the page. Some hundreds of answers are drawn from, and the page goes on between them.
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

const drawTold = async (engine: Engine, date: string, wanted: Wanted): Promise<ToldThrow | ToldCount> => {
  const dealer = unhurried(engine);
  if (wanted.topic === 'count') {
    const asked = await drawCount(dealer, wanted);
    const { hand, starter, crib } = asked;
    return { date, asked, long: await engine.scoreShow({ hand, starter, crib, spoken: 'long' }) };
  }
  const asked = await drawThrow(dealer, wanted);
  const { dealt, weDeal, ours, theirs } = asked;
  return { date, asked, choices: await engine.valueDiscards({ dealt, weDeal, ours, theirs }) };
};

/** Draws the question of a day as a page writes it; refuses what is no day and no kind. */
export const askDrill = async (engine: Engine, date: string, kind: string): Promise<ToldThrow | ToldCount> => {
  const topic = drillKinds.find((each) => each === kind);
  if (!topic) throw new CribbageError('badQuestion', kind, strings.badDrill(kind));
  const wanted = isDay(date) ? wantedOf(date, topic) : undefined;
  if (!wanted) throw new CribbageError('badQuestion', date, strings.badDay(date));
  return drawTold(engine, date, wanted);
};
