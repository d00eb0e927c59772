import { html, nothing } from 'lit/html.js';
import type { Asked } from '../../../practice/questions.js';
import { smallCards } from '../../../ui/card.js';
import { practiceWords } from '../../messages/practice.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import { kindNames } from '../../messages/skills.js';
import type { Answered, Run } from '../../state/slices/practice.js';
import { resultWords } from './announcements.js';
import { marksOf, toRepeat } from './quiz.js';

// How a run went: a line of marks, what was lost, and each question once more in a row.

const cardsOf = (asked: Asked) =>
  asked.topic === 'count' ? [...asked.hand, asked.starter] : asked.topic === 'throw' ? asked.dealt : asked.kept;

// Of a count the right one, of a choice the best.
const answerOf = (asked: Asked) =>
  asked.topic === 'count' ? html`<b>${asked.answer.points}</b>` : smallCards(asked.choices[0]?.cards ?? []);

const row = ({ asked, cost, kind, mark, ms, wanted }: Answered) => html`
  <tr data-mark=${mark}>
    <th scope="row">
      <span role="img" aria-label=${practiceWords.markNames[mark]}>${practiceWords.marks[mark]}</span> ${kindNames[kind]}
    </th>
    <td>${asked ? html`${smallCards(cardsOf(asked))} <span class="right"><span aria-hidden="true">→</span> ${answerOf(asked)}</span>` : nothing}</td>
    <td>${wanted.topic === 'count' ? (cost === 0 ? '' : cost) : practiceWords.lost(cost, wanted.unit)}</td>
    <td>${practiceWords.seconds(ms)}</td>
  </tr>
`;

const sums = (run: Run) => {
  const lost = run.answered.reduce((sum, { cost }) => sum + cost, 0);
  const par = run.answered.reduce((sum, each) => sum + each.par, 0);
  if (run.mode === 'golf') return html`<p>${practiceWords.golf(lost, par, run.unit)}</p>`;
  return run.answered.every(({ wanted }) => wanted.topic !== 'count') && run.answered.length > 0
    ? html`<p>${practiceWords.lostEach(lost / run.answered.length, run.unit)}</p>`
    : nothing;
};

export const result = (run: Run) => {
  const marks = marksOf(run);
  return html`
    <h2 class="sentence">${resultWords(run)}</h2>
    ${marks.length > 0 ? html`<p class="marks" role="img" aria-label=${practiceWords.marksSaid(marks)}>${practiceWords.line(marks)}</p>` : nothing}
    ${sums(run)} ${toRepeat(run).length > 0 ? html`<p class="note">${practiceWords.toRepeat}</p>` : nothing}
    <table class="by-deal asked-table">
      <caption>${practiceWords.asked}</caption>
      <thead>
        <tr>
          ${practiceWords.columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${run.answered.map(row)}
      </tbody>
    </table>
    ${run.mode === 'due' ? html`<p>${practiceMemoryWords.allForToday}</p>` : nothing}
  `;
};
