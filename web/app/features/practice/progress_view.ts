import { html, svg } from 'lit/html.js';
import { practiceMemoryWords as words } from '../../messages/practice_memory.js';
import { kindNames, topicNames } from '../../messages/skills.js';
import type { Memory } from '../../state/slices/practice.js';
import { type KindProgress, type Progress, progressOf, weeksShown } from './memory/progress.js';

// This file draws the table of progress, with a row for each skill. The row has two bars for each week. One goes up, for
// the share of right answers, and one goes down, for the mean cost of an answer. The numbers stand beside the bars.

const [step, bar, half] = [10, 8, 18];

const column = (at: number, from: number, height: number): string =>
  height > 0 ? `M${at * step + 1} ${from}h${bar}v${height.toFixed(1)}h${-bar}z` : '';

/** Draws the weeks of a skill. The picture is stretched to its cell, so it contains no text. */
const strip = ({ weeks, unit }: KindProgress, most: Progress['most']) => {
  const ups = weeks.map(({ right, answers }, at) => {
    const height = answers > 0 ? (right / answers) * half : 0;
    return column(at, half - height, height);
  });
  const downs = weeks.map(({ cost }, at) => column(at, half, (cost / most[unit]) * half));
  const asked = weeks.map(({ answers }, at) => (answers > 0 ? `M${at * step + 1} ${half}h${bar}` : ''));
  return html`
    <svg viewBox=${`0 0 ${weeksShown * step} ${2 * half}`} preserveAspectRatio="none" role="img" aria-label=${words.weeks(weeks, unit)}>
      ${svg`<path class="strip-right" d=${ups.join('')} />`}
      ${svg`<path class="strip-cost" d=${downs.join('')} />`}
      ${svg`<path class="strip-even" d=${`M0 ${half}H${weeksShown * step}`} />`}
      ${svg`<path class="strip-asked" d=${asked.join('')} />`}
    </svg>
  `;
};

const row = (progress: KindProgress, most: Progress['most']) => {
  const { kind, all, lately, unit } = progress;
  return html`
    <tr>
      <th scope="row">${words.capital(kindNames[kind])} <small>${words.answers(all.answers)}</small></th>
      <td>${strip(progress, most)}</td>
      <td>${words.share(all)}</td>
      <td>${words.share(lately)}</td>
      <td>${words.cost(all.cost, unit)}</td>
    </tr>
  `;
};

const table = ({ topics, most }: Progress) => html`
  <table class="progress">
    <caption class="unseen">${words.table}</caption>
    <thead>
      <tr>${words.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    ${topics.map(
      ({ topic, rows }) => html`
        <tbody>
          <tr><th scope="rowgroup" colspan="5" class="progress-topic">${topicNames[topic]}</th></tr>
          ${rows.map((each) => row(each, most))}
        </tbody>
      `,
    )}
  </table>
`;

/** Draws the table of progress. `today` is a date like `2026-11-23`. */
export const progressPicture = (memory: Memory, today: string) => {
  const progress = progressOf(memory, today);
  if (progress.topics.length === 0) return html`<p>${words.noProgress}</p>`;
  return html`
    <p class="note">${words.legend(weeksShown)}</p>
    <div class="progress-frame" role="region" aria-label=${words.progress} tabindex="0">${table(progress)}</div>
    <p class="note">${words.note}</p>
  `;
};
