import type { Difficulty, ExerciseSpec } from '../../../exercises/exercise.js';
import { pick, seedAt } from '../../../exercises/seeds.js';
import { type Topic, topicOf, topics } from '../../../exercises/skills.js';
import {
  isRight,
  type Mark,
  type Memory,
  type Mode,
  type Quiz,
  type QuizSettings,
} from '../../state/slices/practice.js';
import { pickKind } from './memory/pick_skill.js';

// This file defines a quiz: which exercises it has, and how far the player is.

export const stormLasts = 180_000;

const lengths: Partial<Record<Mode, number>> = { ten: 10, golf: 10 };

/** Returns the number of exercises; undefined if the quiz has no fixed length. */
export const lengthOf = ({ mode, skills, queue }: Pick<Quiz, 'mode' | 'skills' | 'queue'>): number | undefined =>
  mode === 'due' ? skills.length : (lengths[mode] ?? (queue.length || undefined));

/** True if no exercise follows the current one. */
export const isLast = (quiz: Quiz): boolean =>
  quiz.graded.length + 1 >= (lengthOf(quiz) ?? Number.POSITIVE_INFINITY) ||
  (quiz.mode === 'streak' && quiz.attempt?.mark === 'blunder');

export const newQuiz = (settings: QuizSettings): Quiz => ({
  skills: [],
  seed: null,
  date: '',
  queue: [],
  now: null,
  ahead: null,
  since: 0,
  chosen: [],
  typed: null,
  attempt: null,
  earlierAttempts: [],
  after: null,
  graded: [],
  began: null,
  left: settings.mode === 'storm' ? stormLasts : null,
  ended: false,
  ...settings,
});

/**
 * Returns the difficulty of the next exercise in a topic. It rises with the share of right answers among the last
 * twenty in this topic.
 */
const skill = ({ log }: Memory, topic: Topic): Difficulty => {
  const last = log.filter(({ kind }) => topicOf(kind) === topic).slice(-20);
  const right = last.filter((outcome) => outcome.right).length / Math.max(1, last.length);
  if (last.length < 5) return 0;
  return right > 0.8 ? 2 : right > 0.5 ? 1 : 0;
};

const topicAt = ({ mode, topic }: Quiz, seed: number, at: number): Topic => {
  if (mode === 'golf') return 'throw';
  return topic === 'mixed' ? (topics[pick(topics.length, seed, at, 1)] as Topic) : topic;
};

/** Returns the exercise at index `at` (from 0), or undefined past the end. */
export const exerciseAt = (quiz: Quiz, at: number, memory: Memory, today: string): ExerciseSpec | undefined => {
  const { skills, mode, queue, seed, unit } = quiz;
  if (queue.length > 0) return queue[at];
  if (seed === null || at >= (lengthOf(quiz) ?? Number.POSITIVE_INFINITY)) return undefined;
  const only = skills[at % Math.max(1, skills.length)];
  const topic = only ? topicOf(only) : topicAt(quiz, seed, at);
  const harder = Math.min(2, Math.floor(at / 4)) as Difficulty;
  return {
    topic,
    kind: only ?? pickKind(memory, topic, today, pick(1_000_000, seed, at, 2) / 1_000_000),
    difficulty: mode === 'streak' ? harder : skill(memory, topic),
    unit,
    seed: seedAt(seed, at, 3),
  };
};

export const marksOf = ({ graded }: Pick<Quiz, 'graded'>): readonly Mark[] => graded.map(({ mark }) => mark);

/**
 * If an answer in a three-minute quiz took longer than this, in ms, the exercise is offered again after the quiz.
 */
const slow: Readonly<Record<Topic, number>> = { count: 12_000, throw: 30_000, peg: 15_000 };

/** Returns the exercises to repeat after the quiz: those answered wrong or, in the three-minute mode, slowly. */
export const toRepeat = ({ graded, mode }: Quiz): readonly ExerciseSpec[] =>
  graded
    .filter(({ mark, ms, wanted: spec }) => !isRight(mark) || (mode === 'storm' && ms > slow[spec.topic]))
    .map(({ wanted: spec }) => spec);
