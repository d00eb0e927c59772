import { html, nothing } from 'lit/html.js';
import type { Skill } from '../../../exercises/skills.js';
import { practiceWords } from '../../messages/practice.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import { squaresWords } from '../../messages/squares.js';
import type { PracticeState, Quiz } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { practiceDock } from './dock.js';
import { home } from './home_view.js';
import { printMemory } from './memory/serialize.js';
import { memoryKeeping, mistakesList } from './mistakes_view.js';
import { progressPicture } from './progress_view.js';
import { question } from './question_view.js';
import { lengthOf, marksOf } from './quiz.js';
import { selectPractice } from './reducer.js';
import { result } from './result_view.js';
import { squaresPage, squaresStanding } from './squares/view.js';

const titleOf = ({ page, quiz }: PracticeState): string => {
  if (page === 'mistakes') return practiceWords.mistakes;
  if (page === 'progress') return practiceWords.progress;
  if (page === 'squares') return squaresWords.title;
  return page === 'run' && quiz ? practiceWords.modes[quiz.mode] : practiceWords.title;
};

// Draws the number of the current exercise, or the time that is left, and the marks so far.
const standing = (quiz: Quiz) => {
  const marks = marksOf(quiz);
  const place = Math.min(marks.length + (quiz.ended ? 0 : 1), lengthOf(quiz) ?? Number.POSITIVE_INFINITY);
  return html`
    <span class="place-in-run">
      ${quiz.left === null ? practiceWords.of(place, lengthOf(quiz)) : practiceWords.clock(quiz.left)}
      ${
        marks.length > 0
          ? html`<span class="marks" role="img" aria-label=${practiceWords.marksSaid(marks)}>${practiceWords.line(marks.slice(-10))}</span>`
          : nothing
      }
    </span>
  `;
};

const choices: ScreenView['choices'] = (state) => {
  const practice = selectPractice(state);
  return html`
    <div class="practice-title">
      <p>${practice ? titleOf(practice) : practiceWords.title}</p>
      ${practice?.page === 'run' && practice.quiz && !practice.quiz.ended ? standing(practice.quiz) : nothing}
      ${practice?.page === 'squares' && practice.squares[0] ? squaresStanding(state, practice.squares[0]) : nothing}
    </div>
  `;
};

const ofRun = (state: State, quiz: Quiz) => {
  if (quiz.ended) return result(quiz);
  return quiz.now?.asked ? question(state, quiz, quiz.now.asked) : html`<p class="note">${practiceWords.loading}</p>`;
};

const keeping = ({ memory, today }: PracticeState, { dispatch, effects }: Controls) =>
  memoryKeeping({
    copy: effects.copyText,
    save: () => effects.files()?.save(practiceMemoryWords.fileName(today), printMemory(memory)),
    open: () => effects.files()?.open((text) => dispatch({ type: 'practice', action: { type: 'answersAdded', text } })),
  });

const mistakes = (practice: PracticeState, controls: Controls) => {
  const ask = (kind: Skill) =>
    controls.dispatch({ type: 'practice', action: { type: 'moreLikeThisAsked', kinds: [kind] } });
  return html`${mistakesList(practice.memory, practice.today, { ask })} ${keeping(practice, controls)}`;
};

const inFront = (state: State, practice: PracticeState, controls: Controls) => {
  if (practice.page === 'mistakes') return mistakes(practice, controls);
  if (practice.page === 'progress') return progressPicture(practice.memory, practice.today);
  if (practice.page === 'squares') return squaresPage(state, practice.squares, controls);
  if (practice.page === 'run' && practice.quiz) return ofRun(state, practice.quiz);
  return home(practice, controls);
};

const body: ScreenView['body'] = (state, controls) => {
  const practice = selectPractice(state);
  return html`<div class="practice-screen">${practice ? inFront(state, practice, controls) : nothing}</div>`;
};

/** The screen of practice: its home page, a quiz, the list of mistakes, or the table of progress. */
export const practiceView: ScreenView = {
  choices,
  body,
  dock: practiceDock,
};
