import '../../../styles/judged.css';
import '../../../styles/practice.css';
import { html, nothing } from 'lit/html.js';
import type { Kind } from '../../../practice/kinds.js';
import { practiceWords } from '../../messages/practice.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import type { Drill, Run } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { practiceDock } from './dock.js';
import { home } from './home_view.js';
import { printMemory } from './memory/serialize.js';
import { memoryKeeping, mistakesList } from './mistakes_view.js';
import { progressPicture } from './progress_view.js';
import { question } from './question_view.js';
import { lengthOf, marksOf } from './quiz.js';
import { drillOf } from './reducer.js';
import { result } from './result_view.js';

const titleOf = ({ front, run }: Drill): string => {
  if (front === 'mistakes') return practiceWords.mistakes;
  if (front === 'progress') return practiceWords.progress;
  return front === 'run' && run ? practiceWords.modes[run.mode] : practiceWords.title;
};

// Where in the run the player is, and how it went so far.
const standing = (run: Run) => {
  const marks = marksOf(run);
  const place = Math.min(marks.length + (run.ended ? 0 : 1), lengthOf(run) ?? Number.POSITIVE_INFINITY);
  return html`
    <span class="place-in-run">
      ${run.left === null ? practiceWords.of(place, lengthOf(run)) : practiceWords.clock(run.left)}
      ${
        marks.length > 0
          ? html`<span class="marks" role="img" aria-label=${practiceWords.marksSaid(marks)}>${practiceWords.line(marks.slice(-10))}</span>`
          : nothing
      }
    </span>
  `;
};

const choices: ScreenView['choices'] = (state) => {
  const drill = drillOf(state);
  return html`
    <div class="practice-title">
      <p>${drill ? titleOf(drill) : practiceWords.title}</p>
      ${drill?.front === 'run' && drill.run && !drill.run.ended ? standing(drill.run) : nothing}
    </div>
  `;
};

const ofRun = (state: State, run: Run) => {
  if (run.ended) return result(run);
  return run.now?.asked ? question(state, run, run.now.asked) : html`<p class="note">${practiceWords.loading}</p>`;
};

const keeping = ({ memory, today }: Drill, { dispatch, effects }: Controls) =>
  memoryKeeping({
    copy: effects.copyText,
    save: () => effects.files()?.save(practiceMemoryWords.fileName(today), printMemory(memory)),
    open: () => effects.files()?.open((text) => dispatch({ type: 'practice', deed: { do: 'add', text } })),
  });

const mistakes = (drill: Drill, controls: Controls) => {
  const ask = (kind: Kind) => controls.dispatch({ type: 'practice', deed: { do: 'such', kinds: [kind] } });
  return html`${mistakesList(drill.memory, drill.today, { ask })} ${keeping(drill, controls)}`;
};

const inFront = (state: State, drill: Drill, controls: Controls) => {
  if (drill.front === 'mistakes') return mistakes(drill, controls);
  if (drill.front === 'progress') return progressPicture(drill.memory, drill.today);
  if (drill.front === 'run' && drill.run) return ofRun(state, drill.run);
  return home(drill, controls);
};

const body: ScreenView['body'] = (state, controls) => {
  const drill = drillOf(state);
  return html`<div class="practice-screen">${drill ? inFront(state, drill, controls) : nothing}</div>`;
};

/** Questions first, answers afterwards. */
export const practiceView: ScreenView = {
  choices,
  body,
  dock: practiceDock,
  marks: () => undefined,
  textHint: () => '',
};
