import type { Card } from '../../../engine/index.js';
import { claimedPoints } from '../../../practice/claims.js';
import { dailyOf } from '../../../practice/daily.js';
import { isDay } from '../../../practice/day.js';
import { type Kind, kindsOf, type Topic, topicOf, topics } from '../../../practice/kinds.js';
import type { Asked } from '../../../practice/questions.js';
import { strings } from '../../messages/app.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import type { Action } from '../../state/actions.js';
import type { Question } from '../../state/queries.js';
import { type Drill, fronts, type PracticeDeed, type Run, type Terms, unasked } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import { arriveWithoutCards, notice, toggle, withUi } from '../../state/ui.js';
import { announced, textOf } from './announcements.js';
import { answeredOf, choose, claim, learned, withResult } from './grading.js';
import { joinMemories } from './memory/memory.js';
import { parseMemory } from './memory/serialize.js';
import { askAnswers } from './queries.js';
import { newRun, toRepeat } from './quiz.js';
import { filled, gone, received, ticked } from './quiz_progress.js';

/** What the app knows of this part before it is there. */
export interface PracticeRules {
  /** The state after an action that is for practice; undefined where it is not. */
  readonly act: (state: State, action: Action) => State | undefined;
  readonly questions: (state: State) => readonly Question[];
  /** What a key does, where it does something. */
  readonly key: (state: State, key: string, at: number) => PracticeDeed | undefined;
  /** What the address says of it. */
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

export const drillOf = (state: State): Drill | undefined => state.practice ?? undefined;

const put = (state: State, drill: Drill): State => (state.practice ? { ...state, practice: drill } : state);

// What stays of a run that is over: a day's line, and how far it went. A run that was stopped counts as far as it went.
const ended = (drill: Drill): Drill => {
  const { memory, run } = drill;
  return run?.ended ? { ...drill, memory: withResult(memory, run) } : drill;
};

const withRun = (drill: Drill, run: Run | null): Drill => ended(filled({ ...drill, run }));

const begin = (state: State, drill: Drill, terms: Terms): State =>
  arriveWithoutCards(put({ ...state, view: 'practice' }, withRun({ ...drill, front: 'run' }, newRun(terms))));

const answered = (drill: Drill, run: Run, given: Run['given']): Drill => {
  if (!run.now?.asked || !given) return drill;
  const memory = learned(drill.memory, run.now.asked, given, drill.today);
  const there = { ...run, given, chosen: given.chosen };
  // In three minutes nobody waits: what went wrong is looked at afterwards.
  return withRun({ ...drill, memory }, run.mode === 'storm' ? gone(there, run.since + given.ms) : there);
};

const mayAnswer = ({ ended: isOver, given, now }: Run): Asked | undefined =>
  isOver || given ? undefined : (now?.asked ?? undefined);

const answer = (drill: Drill, run: Run, chosen: readonly Card[], at: number): Drill => {
  const asked = mayAnswer(run);
  if (!asked || asked.topic === 'count') return drill;
  return answered(drill, run, choose(asked, chosen, Math.max(0, at - run.since)) ?? null);
};

const claimed = (drill: Drill, run: Run, points: number, at: number): Drill => {
  const asked = mayAnswer(run);
  if (asked?.topic !== 'count') return drill;
  return answered(drill, run, claim(asked, claimedPoints(points), Math.max(0, at - run.since)));
};

/** The cards that may be chosen from. */
export const handOf = (asked: Asked): readonly Card[] =>
  asked.topic === 'throw' ? asked.dealt : asked.topic === 'peg' ? asked.kept : [];

const chosenNow = (run: Run, card: Card): Run => {
  const asked = mayAnswer(run);
  if (!asked || !handOf(asked).includes(card)) return run;
  const most = asked.topic === 'throw' ? 2 : 1;
  return { ...run, chosen: toggle(run.chosen, card).slice(-most) };
};

// Figures make up a number as they are typed; one that no hand can have begins anew.
const figured = (run: Run, figure: number): Run => {
  if (mayAnswer(run)?.topic !== 'count') return run;
  const both = (run.typed ?? 0) * 10 + figure;
  return { ...run, typed: both <= 29 ? both : figure };
};

const go = (drill: Drill, run: Run, at: number): Drill => {
  if (run.given) return withRun(drill, gone(run, at));
  const asked = mayAnswer(run);
  if (asked?.topic === 'count') return run.typed === null ? drill : claimed(drill, run, run.typed, at);
  return answer(drill, run, run.chosen, at);
};

// A run that has begun ends with what was answered, the question in front too; one that has not is gone.
const stop = (drill: Drill): Drill => {
  const { run } = drill;
  const behind = run && !run.ended ? answeredOf(run) : undefined;
  const answered = [...(run?.answered ?? []), ...(behind ? [behind] : [])];
  if (!run || run.ended || answered.length === 0) return { ...drill, front: 'home', run: null };
  return ended({ ...drill, run: { ...run, answered, ended: true } });
};

const inRun = (drill: Drill, run: Run, deed: PracticeDeed): Drill => {
  switch (deed.do) {
    case 'seed':
      return withRun(drill, run.seed === null ? { ...run, seed: deed.seed } : run);
    case 'drawn':
      return withRun(drill, received(run, deed.wanted, deed.asked, deed.at));
    case 'fallen':
      return withRun(drill, run.now?.asked === deed.asked && run.given ? { ...run, after: deed.after } : run);
    case 'choose':
      return { ...drill, run: chosenNow(run, deed.card) };
    case 'lay':
      return answer(drill, run, [deed.card], deed.at);
    case 'claim':
      return claimed(drill, run, deed.points, deed.at);
    case 'figure':
      return { ...drill, run: figured(run, deed.figure) };
    case 'go':
      return go(drill, run, deed.at);
    case 'tick':
      return withRun(drill, ticked(run, deed.at));
    default:
      return drill;
  }
};

const daily = (state: State, drill: Drill, date: string): State =>
  begin(state, drill, { mode: 'daily', topic: 'mixed', unit: 'win', date, queue: dailyOf(date) });

// A hand of each kind, for who wants such hands again.
const such = (state: State, drill: Drill, kinds: readonly Kind[]): State => {
  const [first] = kinds;
  return first ? begin(state, drill, { mode: 'ten', topic: topicOf(first), unit: drill.unit, kinds }) : state;
};

const again = (state: State, drill: Drill): State => {
  const queue = drill.run ? toRepeat(drill.run) : [];
  if (!drill.run || queue.length === 0) return state;
  const { topic, unit } = drill.run;
  return begin(state, drill, { mode: 'again', topic, unit, queue });
};

// What is new in it is said; what cannot be read changes nothing.
const imported = (state: State, drill: Drill, text: string): State => {
  const read = parseMemory(text);
  if ('error' in read) return notice(state, practiceMemoryWords.unreadable(read.error));
  const memory = joinMemories(drill.memory, read);
  return notice(
    put(state, { ...drill, memory }),
    practiceMemoryWords.added(memory.log.length - drill.memory.log.length),
  );
};

const isKind = (text: string): text is Kind => topics.some((topic: Topic) => kindsOf[topic].includes(text as Kind));

const follow = (state: State, drill: Drill): State => {
  const there = { ...state, linked: '' };
  const [what = '', date = ''] = state.linked.split('/');
  const front = fronts.find((each) => each === what);
  if (front && front !== 'run') return arriveWithoutCards(put(there, { ...drill, front }));
  if (what === 'daily') return daily(there, drill, isDay(date) ? date : drill.today);
  return isKind(what) ? such(there, drill, [what]) : notice(there, strings.unknownLink);
};

const did = (state: State, drill: Drill, deed: PracticeDeed): State => {
  switch (deed.do) {
    case 'front':
      return arriveWithoutCards(put({ ...state, view: 'practice' }, { ...drill, front: deed.front }));
    case 'topic':
      return put(state, { ...drill, topic: deed.topic });
    case 'unit':
      return put(state, { ...drill, unit: deed.unit });
    case 'start':
      return begin(state, drill, deed.terms);
    case 'daily':
      return daily(state, drill, deed.date);
    case 'such':
      return such(state, drill, deed.kinds ?? []);
    case 'again':
      return again(state, drill);
    case 'stop':
      return arriveWithoutCards(put(state, stop(drill)));
    case 'add':
      return imported(state, drill, deed.text);
    case 'follow':
      return follow(state, drill);
    case 'take':
      return put(state, { ...drill, ...deed.drill });
    default:
      return drill.run ? put(state, inRun(drill, drill.run, deed)) : state;
  }
};

// What was chosen is put down again; what was answered stands.
const undo = (state: State, drill: Drill): State => {
  const { run } = drill;
  return run && !run.given ? put(state, { ...drill, run: { ...run, chosen: [], typed: null } }) : state;
};

// A notice stands until the player goes on.
const heeded = (state: State, deed: PracticeDeed): State =>
  unasked.has(deed.do) || state.ui.notice === '' ? state : withUi(state, { notice: '' });

const act = (state: State, action: Action): State | undefined => {
  const drill = drillOf(state);
  if (!drill) return undefined;
  if (action.type === 'practice') return did(heeded(state, action.deed), drill, action.deed);
  if (state.view !== 'practice') return undefined;
  if (action.type === 'undone') return undo(state, drill);
  return action.type === 'cardTapped' ? did(state, drill, { do: 'choose', card: action.card }) : undefined;
};

const key = (state: State, pressed: string, at: number): PracticeDeed | undefined => {
  const { front, run } = drillOf(state) ?? {};
  if (state.view !== 'practice' || front !== 'run' || !run || run.ended) return undefined;
  if (pressed === 'Enter') return { do: 'go', at };
  const figures = mayAnswer(run)?.topic === 'count' && /^\d$/.test(pressed);
  return figures ? { do: 'figure', figure: Number(pressed) } : undefined;
};

const link = (state: State): string => {
  const { front, run } = drillOf(state) ?? {};
  if (front === 'run') return run?.mode === 'daily' ? `daily/${run.date}` : '';
  return front === 'home' || front === undefined ? '' : front;
};

export const rules: PracticeRules = {
  act,
  questions: askAnswers,
  key,
  link,
  text: textOf,
  announce: announced,
};
