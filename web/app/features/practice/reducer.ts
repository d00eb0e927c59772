import type { Card } from '../../../engine/index.js';
import { claimedPoints, claims } from '../../../exercises/claims.js';
import { dailyOf } from '../../../exercises/daily.js';
import { isDay } from '../../../exercises/dates.js';
import type { Exercise } from '../../../exercises/exercise.js';
import { allSkills, type Skill, topicOf } from '../../../exercises/skills.js';
import { strings } from '../../messages/app.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import { oneOf } from '../../session/parse_untrusted.js';
import type { Action } from '../../state/actions.js';
import { isAutomatic } from '../../state/automatic_actions.js';
import type { Query } from '../../state/queries.js';
import {
  type PracticeAction,
  type PracticeState,
  practicePages,
  type Quiz,
  type QuizSettings,
} from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import { enterWithoutCards, patchUi, toggle, withNotice } from '../../state/ui.js';
import { announced, textOf } from './announcements.js';
import { answeredOf, choose, claim, recordOutcome, withResult } from './grading.js';
import { joinMemories } from './memory/memory.js';
import { parseMemory } from './memory/serialize.js';
import { askAnswers } from './queries.js';
import { newQuiz, toRepeat } from './quiz.js';
import { advance, exerciseDrawn, tick, withNextExercises } from './quiz_progress.js';
import { askSquares } from './squares/queries.js';
import { openSquares, reduceSquares, undoSquares } from './squares/reducer.js';

export interface PracticeFeature {
  /** Returns the state after the action; undefined if the action does not concern practice. */
  readonly reduce: (state: State, action: Action) => State | undefined;
  readonly queries: (state: State) => readonly Query[];
  /** Returns the action of a pressed key; undefined if the key does nothing in practice. */
  readonly key: (state: State, key: string, at: number) => PracticeAction | undefined;
  /** Prints the part of the address after `v1/practice/`. */
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

export const selectPractice = (state: State): PracticeState | undefined => state.practice ?? undefined;

const patchPractice = (state: State, practice: PracticeState): State =>
  state.practice ? { ...state, practice } : state;

// Stores the result of a finished quiz in the memory. If the player stopped the quiz, the answers given so far count.
const ended = (practice: PracticeState): PracticeState => {
  const { memory, quiz } = practice;
  return quiz?.ended ? { ...practice, memory: withResult(memory, quiz) } : practice;
};

const withRun = (practice: PracticeState, quiz: Quiz | null): PracticeState =>
  ended(withNextExercises({ ...practice, quiz }));

const showQuiz = (state: State, practice: PracticeState, quiz: Quiz): State =>
  enterWithoutCards(patchPractice({ ...state, view: 'practice' }, withRun({ ...practice, page: 'run' }, quiz)));

const begin = (state: State, practice: PracticeState, settings: QuizSettings): State =>
  showQuiz(state, practice, newQuiz(settings));

const answered = (practice: PracticeState, quiz: Quiz, attempt: Quiz['attempt']): PracticeState => {
  if (!quiz.now?.asked || !attempt) return practice;
  const memory = recordOutcome(practice.memory, quiz.now.asked, attempt, practice.today);
  const there = { ...quiz, attempt, chosen: attempt.chosen };
  // A three-minute quiz goes on at once. The player can look at the mistakes when it has ended.
  return withRun({ ...practice, memory }, quiz.mode === 'storm' ? advance(there, quiz.since + attempt.ms) : there);
};

const mayAnswer = ({ ended: isOver, attempt, now }: Quiz): Exercise | undefined =>
  isOver || attempt ? undefined : (now?.asked ?? undefined);

const answer = (practice: PracticeState, quiz: Quiz, chosen: readonly Card[], at: number): PracticeState => {
  const exercise = mayAnswer(quiz);
  if (!exercise || exercise.topic === 'count') return practice;
  return answered(practice, quiz, choose(exercise, chosen, Math.max(0, at - quiz.since)) ?? null);
};

const claimed = (practice: PracticeState, quiz: Quiz, points: number, at: number): PracticeState => {
  const exercise = mayAnswer(quiz);
  if (exercise?.topic !== 'count') return practice;
  return answered(practice, quiz, claim(exercise, claimedPoints(points), Math.max(0, at - quiz.since)));
};

/** Returns the cards from which the player chooses; empty if the exercise is to count a hand. */
export const handOf = (exercise: Exercise): readonly Card[] =>
  exercise.topic === 'throw' ? exercise.dealt : exercise.topic === 'peg' ? exercise.kept : [];

const chosenNow = (quiz: Quiz, card: Card): Quiz => {
  const exercise = mayAnswer(quiz);
  if (!exercise || !handOf(exercise).includes(card)) return quiz;
  const most = exercise.topic === 'throw' ? 2 : 1;
  return { ...quiz, chosen: toggle(quiz.chosen, card).slice(-most) };
};

// Appends a typed digit to the points typed so far. If the pad has no such number, the digit starts a new one.
const figured = (quiz: Quiz, figure: number): Quiz => {
  if (mayAnswer(quiz)?.topic !== 'count') return quiz;
  const both = (quiz.typed ?? 0) * 10 + figure;
  return { ...quiz, typed: claims.includes(both) ? both : figure };
};

const go = (practice: PracticeState, quiz: Quiz, at: number): PracticeState => {
  if (quiz.attempt) return withRun(practice, advance(quiz, at));
  const exercise = mayAnswer(quiz);
  if (exercise?.topic === 'count') return quiz.typed === null ? practice : claimed(practice, quiz, quiz.typed, at);
  return answer(practice, quiz, quiz.chosen, at);
};

// Stops the quiz. Keeps the answers so far, including the current one. A quiz without answers is discarded.
const stop = (practice: PracticeState): PracticeState => {
  const { quiz } = practice;
  const behind = quiz && !quiz.ended ? answeredOf(quiz) : undefined;
  const answered = [...(quiz?.graded ?? []), ...(behind ? [behind] : [])];
  if (!quiz || quiz.ended || answered.length === 0) return { ...practice, page: 'home', quiz: null };
  return ended({ ...practice, quiz: { ...quiz, graded: answered, ended: true } });
};

const inRun = (practice: PracticeState, quiz: Quiz, action: PracticeAction): PracticeState => {
  switch (action.type) {
    case 'seedDrawn':
      return withRun(practice, quiz.seed === null ? { ...quiz, seed: action.seed } : quiz);
    case 'exerciseDrawn':
      return withRun(practice, exerciseDrawn(quiz, action.wanted, action.asked, action.at));
    case 'playContinued':
      return withRun(
        practice,
        quiz.now?.asked === action.asked && quiz.attempt ? { ...quiz, after: action.after } : quiz,
      );
    case 'cardChosen':
      return { ...practice, quiz: chosenNow(quiz, action.card) };
    case 'cardPlayed':
      return answer(practice, quiz, [action.card], action.at);
    case 'pointsClaimed':
      return claimed(practice, quiz, action.points, action.at);
    case 'figureTyped':
      return { ...practice, quiz: figured(quiz, action.figure) };
    case 'nextPressed':
      return go(practice, quiz, action.at);
    case 'ticked':
      return withRun(practice, tick(quiz, action.at));
    default:
      return practice;
  }
};

// Begins the exercises of a date. If they are already begun, for example before a reload, goes on with them.
const daily = (state: State, practice: PracticeState, date: string): State => {
  const { quiz } = practice;
  return quiz?.mode === 'daily' && quiz.date === date && !quiz.ended
    ? showQuiz(state, practice, quiz)
    : begin(state, practice, { mode: 'daily', topic: 'mixed', unit: 'win', date, queue: dailyOf(date) });
};

const squares = (state: State, practice: PracticeState, date: string): State =>
  enterWithoutCards(patchPractice({ ...state, view: 'practice' }, openSquares(practice, date)));

// Starts a quiz of these skills, for a player who wants more hands like the current one.
const moreLikeThis = (state: State, practice: PracticeState, kinds: readonly Skill[]): State => {
  const [first] = kinds;
  return first
    ? begin(state, practice, { mode: 'ten', topic: topicOf(first), unit: practice.unit, skills: kinds })
    : state;
};

const again = (state: State, practice: PracticeState): State => {
  const queue = practice.quiz ? toRepeat(practice.quiz) : [];
  if (!practice.quiz || queue.length === 0) return state;
  const { topic, unit } = practice.quiz;
  return begin(state, practice, { mode: 'again', topic, unit, queue });
};

// Adds the answers in an imported text to the memory, and says how many were new. If any line cannot be read, adds
// nothing.
const imported = (state: State, practice: PracticeState, text: string): State => {
  const read = parseMemory(text);
  if ('error' in read) return withNotice(state, practiceMemoryWords.unreadable(read.error));
  const memory = joinMemories(practice.memory, read);
  return withNotice(
    patchPractice(state, { ...practice, memory }),
    practiceMemoryWords.added(memory.log.length - practice.memory.log.length),
  );
};

const follow = (state: State, practice: PracticeState): State => {
  const there = { ...state, linked: '' };
  const [what = '', date = practice.today] = state.linked.split('/');
  if (what === 'squares' && isDay(date)) return squares(there, practice, date);
  const page = practicePages.find((each) => each === what);
  if (page && page !== 'run' && page !== 'squares')
    return enterWithoutCards(patchPractice(there, { ...practice, page }));
  if (what === 'daily' && isDay(date)) return daily(there, practice, date);
  const kind = oneOf(allSkills, what);
  return kind ? moreLikeThis(there, practice, [kind]) : withNotice(there, strings.unknownLink);
};

const reducePractice = (state: State, practice: PracticeState, action: PracticeAction): State => {
  switch (action.type) {
    case 'pageChosen':
      return enterWithoutCards(patchPractice({ ...state, view: 'practice' }, { ...practice, page: action.page }));
    case 'topicChosen':
      return patchPractice(state, { ...practice, topic: action.topic });
    case 'unitChosen':
      return patchPractice(state, { ...practice, unit: action.unit });
    case 'quizStarted':
      return begin(state, practice, action.settings);
    case 'dailyStarted':
      return daily(state, practice, action.date);
    case 'squaresOpened':
      return squares(state, practice, action.date);
    case 'cellTapped':
    case 'squaresHinted':
    case 'squaresShown':
    case 'squaresCounted':
      return patchPractice(state, reduceSquares(practice, action));
    case 'moreLikeThisAsked':
      return moreLikeThis(state, practice, action.kinds ?? []);
    case 'mistakesRepeated':
      return again(state, practice);
    case 'quizStopped':
      return enterWithoutCards(patchPractice(state, stop(practice)));
    case 'answersAdded':
      return imported(state, practice, action.text);
    case 'linkFollowed':
      return follow(state, practice);
    case 'stateTaken':
      return patchPractice(state, { ...practice, ...action.drill });
    default:
      if (practice.page === 'squares') return patchPractice(state, reduceSquares(practice, action));
      return practice.quiz ? patchPractice(state, inRun(practice, practice.quiz, action)) : state;
  }
};

// Clears the cards or the points chosen so far. Once given, an answer is final.
const undo = (state: State, practice: PracticeState): State => {
  const { page, quiz } = practice;
  if (page === 'squares') return patchPractice(state, undoSquares(practice));
  return quiz && !quiz.attempt
    ? patchPractice(state, { ...practice, quiz: { ...quiz, chosen: [], typed: null } })
    : state;
};

// Clears the notice at the player's next action.
const heeded = (state: State, action: PracticeAction): State =>
  isAutomatic({ type: 'practice', action }) || state.ui.notice === '' ? state : patchUi(state, { notice: '' });

const reduce = (state: State, action: Action): State | undefined => {
  const practice = selectPractice(state);
  if (!practice) return undefined;
  if (action.type === 'practice') return reducePractice(heeded(state, action.action), practice, action.action);
  if (state.view !== 'practice') return undefined;
  if (action.type === 'undone') return undo(state, practice);
  return action.type === 'cardTapped'
    ? reducePractice(state, practice, { type: 'cardChosen', card: action.card })
    : undefined;
};

const key = (state: State, pressed: string, at: number): PracticeAction | undefined => {
  const { page, quiz } = selectPractice(state) ?? {};
  if (state.view !== 'practice' || page !== 'run' || !quiz || quiz.ended) return undefined;
  if (pressed === 'Enter') return { type: 'nextPressed', at };
  const figures = mayAnswer(quiz)?.topic === 'count' && /^\d$/.test(pressed);
  return figures ? { type: 'figureTyped', figure: Number(pressed) } : undefined;
};

const link = (state: State): string => {
  const { page, quiz, squares: [game] = [] }: Partial<PracticeState> = selectPractice(state) ?? {};
  if (page === 'squares') return game ? `squares/${game.date}` : '';
  if (page === 'run') return quiz?.mode === 'daily' ? `daily/${quiz.date}` : '';
  return page === 'home' || page === undefined ? '' : page;
};

export const practiceFeature: PracticeFeature = {
  reduce,
  queries: (state) => [...askAnswers(state), ...askSquares(state)],
  key,
  link,
  text: textOf,
  announce: announced,
};
