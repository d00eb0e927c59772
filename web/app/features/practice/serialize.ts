import { seeds } from '../../../engine/sealed.js';
import { isDay } from '../../../practice/day.js';
import { type Kind, kindsOf, topicOf, topics } from '../../../practice/kinds.js';
import { type Difficulty, units, type Wanted } from '../../../practice/questions.js';
import { isObject, oneOf, parseStored } from '../../session/parse_untrusted.js';
import { type Answered, type Drill, emptyDrill, marks, modes, type Run } from '../../state/slices/practice.js';
import { answeredOf } from './grading.js';
import { isLast, newRun } from './quiz.js';

// The run that a player is in, as a device stores it: what was asked, and how it went. The cards follow from the seeds. Whatever is read
// back is a stranger's word.

/** Longer runs are not gone on with. */
const mostAnswered = 300;

type Json = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const kinds: readonly Kind[] = topics.flatMap((topic) => kindsOf[topic]);

const readWanted = (value: unknown): readonly Wanted[] => {
  if (!isObject(value)) return [];
  const [kind, unit] = [oneOf(kinds, value.kind), oneOf(units, value.unit)];
  const difficulty = oneOf([0, 1, 2] as const, value.difficulty) as Difficulty | undefined;
  const { seed } = value;
  if (!kind || !unit || difficulty === undefined || !isCount(seed) || seed >= seeds) return [];
  return [{ topic: topicOf(kind), kind, unit, difficulty, seed }];
};

const readAnswered = (value: unknown): readonly Answered[] => {
  if (!isObject(value)) return [];
  const [wanted] = readWanted(value.wanted);
  const [mark, kind] = [oneOf(marks, value.mark), oneOf(kinds, value.kind)];
  const { cost, ms, par } = value;
  const numbers = [cost, ms, par].every((each) => typeof each === 'number' && each >= 0);
  return wanted && mark && kind && numbers
    ? [{ wanted, mark, kind, cost: Number(cost), ms: Number(ms), par: Number(par) }]
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
    seed: isCount(seed) && seed < seeds ? seed : null,
    kinds: listIn(lists.kinds, (each): readonly Kind[] => kinds.filter((kind) => kind === each)),
    queue: listIn(lists.queue, readWanted),
  };
};

// What is answered is behind the player, unless nothing comes after it.
const standing = (run: Run): Pick<Run, 'answered' | 'now'> => {
  const behind = run.given && !isLast(run) ? answeredOf(run) : undefined;
  return behind && run.ahead ? { answered: [...run.answered, behind], now: run.ahead } : run;
};

/** What was chosen to practise, and the run that is not over; three minutes are not gone on with. */
export const writeRun = ({ run, topic, unit }: Pick<Drill, 'run' | 'topic' | 'unit'>): string => {
  const goesOn = run?.now && !run.ended && run.mode !== 'storm' ? run : null;
  if (!goesOn) return JSON.stringify({ v: 1, topic, unit, run: null });
  const { date, kinds: only, mode, queue, seed } = goesOn;
  const { answered, now } = standing(goesOn);
  const rows = answered.map(({ asked: _, ...row }) => row);
  const terms = { mode, date, seed, kinds: only, queue, topic: goesOn.topic, unit: goesOn.unit };
  return JSON.stringify({ v: 1, topic, unit, run: { ...terms, answered: rows, now: now?.wanted } });
};

const readTheRun = (value: unknown): Run | null => {
  const terms = isObject(value) ? readTerms(value) : undefined;
  if (!terms || !isObject(value) || terms.mode === 'storm') return null;
  const [wanted] = readWanted(value.now);
  if (!wanted || (terms.seed === null && terms.queue.length === 0)) return null;
  return { ...newRun(terms), answered: listIn(value.answered, readAnswered), now: { wanted, asked: null } };
};

/** From whatever text was stored. */
export const readRun = (text: string | null): Pick<Drill, 'topic' | 'unit' | 'run' | 'front'> => {
  const parsed = parseStored(text);
  const stored = isObject(parsed) && parsed.v === 1 ? parsed : {};
  const run = readTheRun(stored.run);
  return {
    topic: oneOf([...topics, 'mixed'] as const, stored.topic) ?? emptyDrill.topic,
    unit: oneOf(units, stored.unit) ?? emptyDrill.unit,
    run,
    front: run ? 'run' : 'home',
  };
};
