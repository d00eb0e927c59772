import { html, nothing } from 'lit/html.js';
import { segments } from '../../ui/segments.js';
import type { State } from '../state.js';
import { strings } from '../strings.js';
import type { Controls } from './view.js';

export const menuView = ({ settings, ui }: State, { effects }: Controls) => html`
  <div class="menu">
    <div class="menu-actions">
      <button type="button" @click=${effects.share}>${strings.share}</button>
      <button type="button" @click=${effects.copyText}>${strings.copyText}</button>
      ${ui.installable ? html`<button type="button" @click=${effects.install}>${strings.install}</button>` : nothing}
    </div>
    <h2>${strings.theme}</h2>
    ${segments(
      strings.theme,
      (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: strings.themes[value] })),
      settings.theme,
      (theme) => effects.choose({ theme }),
    )}
    <h2>${strings.deck}</h2>
    ${segments(
      strings.deck,
      [
        { value: false, label: strings.decks.four },
        { value: true, label: strings.decks.two },
      ],
      settings.twoColours,
      (twoColours) => effects.choose({ twoColours }),
    )}
    <p class="note">${strings.offline[ui.offline]}</p>
    <p class="note">${strings.about(__VERSION__)} <a href="./third-party-notices.txt">${strings.notices}</a></p>
  </div>
`;
