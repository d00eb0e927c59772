import type { Card, PlayAnswer } from '../../engine/index.js';
import { type Kind, type Topic, topicOf, topics } from '../../practice/kinds.js';
import type { Asked, Difficulty, PegAsked, Unit, Wanted } from '../../practice/questions.js';
import { pick, seedAt } from '../../practice/seeds.js';
import type { Mark, Memory } from './memory/memory.js';
import { pickKind } from './memory/picking.js';

// A row of questions, and where in it the player is.

/**
 * Ten in a row; until a costly mistake; three minutes; ten throws against par; the same for everybody today; a hand of each kind that is due;
 * those that went wrong once more.
 */
export const modes = ['ten', 'streak', 'storm', 'golf', 'daily', 'due', 'again'] as const;
export type Mode = (typeof modes)[number];

/** What was answered, and how it went. */
export interface Given {
  /** The two that were thrown, or the card that was laid. */
  readonly chosen: readonly Card[];
  /** The points that were claimed. */
  readonly claimed: number | null;
  readonly verdict: 'best' | 'asGood' | 'costs';
  /** In the unit of the question; of a count, the points that it is off by. */
  readonly cost: number;
  readonly mark: Mark;
  readonly ms: number;
  /** There was nothing to choose. */
  readonly forced: boolean;
}

/** A question that is behind the player. */
export interface Answered {
  readonly wanted: Wanted;
  /** Absent after the page was loaded again, until it is drawn once more. */
  readonly asked?: Asked;
  readonly kind: Kind;
  readonly mark: Mark;
  readonly cost: number;
  readonly par: number;
  readonly ms: number;
}

/** A question that is wanted, and the question once it is drawn. */
export interface Slot {
  readonly wanted: Wanted;
  readonly asked: Asked | null;
}

export interface Run {
  readonly mode: Mode;
  readonly topic: Topic | 'mixed';
  /** Only such hands, in turn; any where there are none. */
  readonly kinds: readonly Kind[];
  readonly unit: Unit;
  /** What everything is drawn from; null until it is known. */
  readonly seed: number | null;
  /** Of the daily questions. */
  readonly date: string;
  /** What is asked, where that is fixed before. */
  readonly queue: readonly Wanted[];
  /** The question in front, and the one after it; null where there is none. */
  readonly now: Slot | null;
  readonly ahead: Slot | null;
  /** When the question in front was first seen, in milliseconds. */
  readonly since: number;
  readonly chosen: readonly Card[];
  /** The claim as far as it is typed. */
  readonly typed: number | null;
  /** What was answered to the question in front. */
  readonly given: Given | null;
  /** What was answered in the same play before. */
  readonly lays: readonly Given[];
  /** After a card was laid: the next turn of ours, or how the play ended. */
  readonly after: PegAsked | { readonly over: PlayAnswer } | null;
  readonly answered: readonly Answered[];
  /** When it began, for three minutes. */
  readonly began: number | null;
  /** Milliseconds of three minutes that are left. */
  readonly left: number | null;
  readonly ended: boolean;
}

export const stormLasts = 180_000;

const lengths: Partial<Record<Mode, number>> = { ten: 10, golf: 10 };

/** How many questions there are; nothing where nobody knows. */
export const lengthOf = ({ mode, kinds, queue }: Pick<Run, 'mode' | 'kinds' | 'queue'>): number | undefined =>
  mode === 'due' ? kinds.length : (lengths[mode] ?? (queue.length || undefined));

/** Nothing comes after the question in front. */
export const isLast = (run: Run): boolean =>
  run.answered.length + 1 >= (lengthOf(run) ?? Number.POSITIVE_INFINITY) ||
  (run.mode === 'streak' && run.given?.mark === 'blunder');

export type Terms = Pick<Run, 'mode' | 'topic' | 'unit'> & Partial<Pick<Run, 'kinds' | 'queue' | 'date' | 'seed'>>;

export const newRun = (terms: Terms): Run => ({
  kinds: [],
  seed: null,
  date: '',
  queue: [],
  now: null,
  ahead: null,
  since: 0,
  chosen: [],
  typed: null,
  given: null,
  lays: [],
  after: null,
  answered: [],
  began: null,
  left: terms.mode === 'storm' ? stormLasts : null,
  ended: false,
  ...terms,
});

/** What a player can do by now: more of the last twenty right, and the questions are harder. */
const skill = ({ log }: Memory, topic: Topic): Difficulty => {
  const last = log.filter(({ kind }) => topicOf(kind) === topic).slice(-20);
  const right = last.filter((outcome) => outcome.right).length / Math.max(1, last.length);
  if (last.length < 5) return 0;
  return right > 0.8 ? 2 : right > 0.5 ? 1 : 0;
};

const topicAt = ({ mode, topic }: Run, seed: number, at: number): Topic => {
  if (mode === 'golf') return 'throw';
  return topic === 'mixed' ? (topics[pick(topics.length, seed, at, 1)] as Topic) : topic;
};

/** What is asked at a place of a run, from 0; nothing after its end. */
export const wantedAt = (run: Run, at: number, memory: Memory, today: string): Wanted | undefined => {
  const { kinds, mode, queue, seed, unit } = run;
  if (queue.length > 0) return queue[at];
  if (seed === null || at >= (lengthOf(run) ?? Number.POSITIVE_INFINITY)) return undefined;
  const only = kinds[at % Math.max(1, kinds.length)];
  const topic = only ? topicOf(only) : topicAt(run, seed, at);
  const harder = Math.min(2, Math.floor(at / 4)) as Difficulty;
  return {
    topic,
    kind: only ?? pickKind(memory, topic, today, pick(1_000_000, seed, at, 2) / 1_000_000),
    difficulty: mode === 'streak' ? harder : skill(memory, topic),
    unit,
    seed: seedAt(seed, at, 3),
  };
};

/** Nothing was lost that the numbers can tell. */
export const isRight = (mark: Mark): boolean => mark === 'best' || mark === 'asGood';

export const marksOf = ({ answered }: Pick<Run, 'answered'>): readonly Mark[] => answered.map(({ mark }) => mark);

/** Slower than this, a right answer is asked again after three minutes. */
export const slow: Readonly<Record<Topic, number>> = { count: 12_000, throw: 30_000, peg: 15_000 };

/** What went wrong or took long. */
export const toRepeat = ({ answered, mode }: Run): readonly Wanted[] =>
  answered
    .filter(({ mark, ms, wanted }) => !isRight(mark) || (mode === 'storm' && ms > slow[wanted.topic]))
    .map(({ wanted }) => wanted);
