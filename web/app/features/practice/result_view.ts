import { html, nothing } from 'lit/html.js';
import type { Exercise } from '../../../exercises/exercise.js';
import { smallCards } from '../../../ui/card.js';
import { practiceWords } from '../../messages/practice.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import { kindNames } from '../../messages/skills.js';
import type { GradedExercise, Quiz } from '../../state/slices/practice.js';
import { resultWords } from './announcements.js';
import { marksOf, toRepeat } from './quiz.js';

// This file draws the result of a quiz: a line of marks, what the mistakes cost, and a row for each exercise.

const cardsOf = (exercise: Exercise) =>
  exercise.topic === 'count'
    ? [...exercise.hand, exercise.starter]
    : exercise.topic === 'throw'
      ? exercise.dealt
      : exercise.kept;

// Draws the right count, or the best choice.
const answerOf = (exercise: Exercise) =>
  exercise.topic === 'count' ? html`<b>${exercise.answer.points}</b>` : smallCards(exercise.choices[0]?.cards ?? []);

const row = ({ asked: exercise, cost, kind, mark, ms, wanted: spec }: GradedExercise) => html`
  <tr data-mark=${mark}>
    <th scope="row">
      <span role="img" aria-label=${practiceWords.markNames[mark]}>${practiceWords.marks[mark]}</span> ${kindNames[kind]}
    </th>
    <td>${exercise ? html`${smallCards(cardsOf(exercise))} <span class="right"><span aria-hidden="true">→</span> ${answerOf(exercise)}</span>` : nothing}</td>
    <td>${spec.topic === 'count' ? (cost === 0 ? '' : cost) : practiceWords.lost(cost, spec.unit)}</td>
    <td>${practiceWords.seconds(ms)}</td>
  </tr>
`;

const sums = (quiz: Quiz) => {
  const lost = quiz.graded.reduce((sum, { cost }) => sum + cost, 0);
  const par = quiz.graded.reduce((sum, each) => sum + each.par, 0);
  if (quiz.mode === 'golf') return html`<p>${practiceWords.golf(lost, par, quiz.unit)}</p>`;
  return quiz.graded.every(({ wanted: spec }) => spec.topic !== 'count') && quiz.graded.length > 0
    ? html`<p>${practiceWords.lostEach(lost / quiz.graded.length, quiz.unit)}</p>`
    : nothing;
};

export const result = (quiz: Quiz) => {
  const marks = marksOf(quiz);
  return html`
    <h2 class="sentence">${resultWords(quiz)}</h2>
    ${marks.length > 0 ? html`<p class="marks" role="img" aria-label=${practiceWords.marksSaid(marks)}>${practiceWords.line(marks)}</p>` : nothing}
    ${sums(quiz)} ${toRepeat(quiz).length > 0 ? html`<p class="note">${practiceWords.toRepeat}</p>` : nothing}
    <table class="by-deal asked-table">
      <caption>${practiceWords.asked}</caption>
      <thead>
        <tr>
          ${practiceWords.columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${quiz.graded.map(row)}
      </tbody>
    </table>
    ${quiz.mode === 'due' ? html`<p>${practiceMemoryWords.allForToday}</p>` : nothing}
  `;
};
