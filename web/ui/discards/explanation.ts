import { html, nothing, type TemplateResult } from 'lit/html.js';
import { numberWords } from '../messages/numbers.js';

/** A number with a sentence that says what the number means and how exact it is. */
export interface Explained {
  readonly value: string;
  /** One word under the number; empty if the label of the line says enough. */
  readonly caption: string;
  readonly sentence: string;
}

// Shows or hides the sentence that explains a number. All sentences are drawn together with their numbers, so none is
// out of date. The app's state does not record which sentence is shown; only the page does.
const explain = ({ currentTarget }: Event): void => {
  const chosen = currentTarget as HTMLElement;
  for (const line of chosen.closest('[data-explains]')?.querySelectorAll('.explained') ?? []) {
    const sentences = line.querySelectorAll<HTMLElement>('.says p');
    line.querySelectorAll('button').forEach((button, at) => {
      const open = button === chosen && button.getAttribute('aria-expanded') === 'false';
      button.setAttribute('aria-expanded', String(open));
      const sentence = sentences[at];
      if (sentence) sentence.hidden = !open;
      if (open) sentence?.scrollIntoView({ block: 'nearest' });
    });
  }
};

const says = (sentences: readonly string[]) => html`
  <div class="says" aria-live="polite">${sentences.map((sentence) => html`<p hidden>${sentence}</p>`)}</div>
`;

const button = (label: string, { value, caption }: Explained) => html`
  <button
    type="button"
    class="number"
    aria-expanded="false"
    aria-label=${numberWords.numberName(label, caption, value)}
    @click=${explain}
  >
    <b>${value}</b> ${caption ? html`<small>${caption}</small>` : nothing}
  </button>
`;

/** Draws a line of numbers, each a button. The sentence of the pressed number appears under the line. */
export const explainedLine = (label: string, source: string, numbers: readonly Explained[]) => html`
  <div class="explained">
    <p class="explained-label">${label} <small>${source}</small></p>
    ${numbers.map((each) => button(label, each))} ${says(numbers.map(({ sentence }) => sentence))}
  </div>
`;

/** Draws a picture of many numbers as a button, with one sentence about all of them. */
export const explainedPicture = (picture: TemplateResult<2>, name: string, sentence: string) => html`
  <div class="explained">
    <button type="button" class="picture" aria-expanded="false" aria-label=${name} @click=${explain}>${picture}</button>
    ${says([sentence])}
  </div>
`;
