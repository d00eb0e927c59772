import { html, nothing } from 'lit/html.js';
import type { Skill } from '../../../exercises/skills.js';
import { practiceMemoryWords as words } from '../../messages/practice_memory.js';
import { kindNames } from '../../messages/skills.js';
import type { Memory } from '../../state/slices/practice.js';
import { allKinds, type KindRow } from './memory/pick_skill.js';

// This file draws the list of skills in which the player has made mistakes: first those due for practice today, then the
// rest, each with the day on which it is due.

export interface MistakeActs {
  /** Starts a quiz on this skill. */
  readonly ask: (kind: Skill) => void;
}

const row = ({ kind, due, isDue, lately }: KindRow, today: string, { ask }: MistakeActs) => html`
  <li>
    <button type="button" class="mistake" @click=${() => ask(kind)}>
      <span class="mistake-name">${words.capital(kindNames[kind])}</span>
      <span class="mistake-day">${words.when(isDue ? today : due, today)}</span>
      <small>${words.rightOf(lately.right, lately.answers)}</small>
    </button>
  </li>
`;

const group = (title: string, rows: readonly KindRow[], today: string, acts: MistakeActs) =>
  rows.length > 0
    ? html`<h2>${title}</h2><ul class="mistakes" role="list">${rows.map((each) => row(each, today, acts))}</ul>`
    : nothing;

const clearEnd = ([next]: readonly KindRow[], today: string) => html`
  <p class="clear-end">${words.allForToday}</p>
  ${next ? html`<p class="note">${words.next(kindNames[next.kind], next.due, today)}</p>` : nothing}
`;

/** Draws the skills in which the player has made mistakes. `today` is a date like `2026-11-23`. */
export const mistakesList = (memory: Memory, today: string, acts: MistakeActs) => {
  const rows = allKinds(memory, today);
  if (rows.length === 0) return html`<p>${words.noMistakes}</p>`;
  const due = rows.filter(({ isDue }) => isDue);
  const later = rows.filter(({ isDue }) => !isDue);
  return html`
    ${due.length > 0 ? group(words.due, due, today, acts) : clearEnd(later, today)}
    ${group(words.later, later, today, acts)}
  `;
};

export interface KeepingActs {
  readonly copy: () => void;
  readonly save: () => void;
  /** Lets the player choose a file, and adds the answers in it to the memory. */
  readonly open: () => void;
}

/** Draws the buttons that export and import the memory as text. */
export const memoryKeeping = ({ copy, save, open }: KeepingActs) => html`
  <div class="memory-buttons">
    <button type="button" @click=${copy}>${words.copy}</button>
    <button type="button" @click=${save}>${words.save}</button>
    <button type="button" @click=${open}>${words.open}</button>
  </div>
`;
