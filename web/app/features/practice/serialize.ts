import { seeds } from '../../../engine/sealed.js';
import { isDay } from '../../../exercises/dates.js';
import { type Difficulty, type ExerciseSpec, units } from '../../../exercises/exercise.js';
import { allSkills, type Skill, topicOf, topics } from '../../../exercises/skills.js';
import { isObject, isWhole, oneOf, parseStored } from '../../session/parse_untrusted.js';
import {
  emptyPracticeState,
  type GradedExercise,
  marks,
  modes,
  type PracticeState,
  type Quiz,
} from '../../state/slices/practice.js';
import { answeredOf } from './grading.js';
import { isLast, newQuiz } from './quiz.js';

// This file writes and reads the current quiz in the form that the device stores: its exercises, and how they were
// answered. The cards are not stored, because they follow from the seeds.

/** At most this many entries of a stored list are read. */
const mostAnswered = 300;

type Json = Readonly<Record<string, unknown>>;

const readWanted = (value: unknown): readonly ExerciseSpec[] => {
  if (!isObject(value)) return [];
  const [kind, unit] = [oneOf(allSkills, value.kind), oneOf(units, value.unit)];
  const difficulty = oneOf([0, 1, 2] as const, value.difficulty) as Difficulty | undefined;
  const { seed } = value;
  if (!kind || !unit || difficulty === undefined || !isWhole(seed, seeds - 1)) return [];
  return [{ topic: topicOf(kind), kind, unit, difficulty, seed }];
};

const readAnswered = (value: unknown): readonly GradedExercise[] => {
  if (!isObject(value)) return [];
  const [spec] = readWanted(value.wanted);
  const [mark, kind] = [oneOf(marks, value.mark), oneOf(allSkills, value.kind)];
  const { cost, ms, par } = value;
  const numbers = [cost, ms, par].every((each) => typeof each === 'number' && each >= 0);
  return spec && mark && kind && numbers
    ? [{ wanted: spec, mark, kind, cost: Number(cost), ms: Number(ms), par: Number(par) }]
    : [];
};

const listIn = <Each>(value: unknown, read: (each: unknown) => readonly Each[]): readonly Each[] =>
  (Array.isArray(value) ? value : []).slice(0, mostAnswered).flatMap(read);

const readTerms = ({ date, mode, seed, topic, unit, ...lists }: Json) => {
  const how = oneOf(modes, mode);
  const what = oneOf([...topics, 'mixed'] as const, topic);
  const measure = oneOf(units, unit);
  if (!how || !what || !measure || (how === 'daily' && !isDay(date))) return undefined;
  return {
    mode: how,
    topic: what,
    unit: measure,
    date: isDay(date) ? date : '',
    seed: isWhole(seed, seeds - 1) ? seed : null,
    skills: listIn(lists.kinds, (each): readonly Skill[] => allSkills.filter((kind) => kind === each)),
    queue: listIn(lists.queue, readWanted),
  };
};

// Returns the answered exercises and the current one, as they are stored. If the current exercise is answered, the next
// one is stored as current. The last exercise of a quiz is asked again after a reload.
const standing = (quiz: Quiz): Pick<Quiz, 'graded' | 'now'> => {
  const behind = quiz.attempt && !isLast(quiz) ? answeredOf(quiz) : undefined;
  return behind && quiz.ahead ? { graded: [...quiz.graded, behind], now: quiz.ahead } : quiz;
};

/** Writes the chosen topic and the unfinished quiz. A three-minute quiz is not stored, because it cannot be resumed. */
export const writeQuiz = ({ quiz, topic, unit }: Pick<PracticeState, 'quiz' | 'topic' | 'unit'>): string => {
  const goesOn = quiz?.now && !quiz.ended && quiz.mode !== 'storm' ? quiz : null;
  if (!goesOn) return JSON.stringify({ v: 1, topic, unit, run: null });
  const { date, skills, mode, queue, seed } = goesOn;
  const { graded, now } = standing(goesOn);
  const rows = graded.map(({ asked: _, ...row }) => row);
  const terms = { mode, date, seed, kinds: skills, queue, topic: goesOn.topic, unit: goesOn.unit };
  return JSON.stringify({ v: 1, topic, unit, run: { ...terms, answered: rows, now: now?.wanted } });
};

const readTheRun = (value: unknown): Quiz | null => {
  const terms = isObject(value) ? readTerms(value) : undefined;
  if (!terms || !isObject(value) || terms.mode === 'storm') return null;
  const [spec] = readWanted(value.now);
  if (!spec || (terms.seed === null && terms.queue.length === 0)) return null;
  return { ...newQuiz(terms), graded: listIn(value.answered, readAnswered), now: { wanted: spec, asked: null } };
};

export const readQuiz = (text: string | null): Pick<PracticeState, 'topic' | 'unit' | 'quiz' | 'page'> => {
  const parsed = parseStored(text);
  const stored = isObject(parsed) && parsed.v === 1 ? parsed : {};
  const quiz = readTheRun(stored.run);
  return {
    topic: oneOf([...topics, 'mixed'] as const, stored.topic) ?? emptyPracticeState.topic,
    unit: oneOf(units, stored.unit) ?? emptyPracticeState.unit,
    quiz,
    page: quiz ? 'run' : 'home',
  };
};
