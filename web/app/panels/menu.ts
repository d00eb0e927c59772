import { html, nothing } from 'lit/html.js';
import { segments } from '../../ui/segments.js';
import type { State } from '../model/state.js';
import type { Controls } from '../screens/view.js';
import { strings } from '../strings.js';

const setting = <Value>(
  name: string,
  choices: Readonly<Record<string, Value>>,
  labels: Readonly<Record<string, string>>,
  chosen: Value,
  choose: (value: Value) => void,
) => html`
  <div class="setting">
    <h3>${name}</h3>
    ${segments(
      name,
      Object.entries(choices).map(([key, value]) => ({ value, label: labels[key] ?? key })),
      chosen,
      choose,
    )}
  </div>
`;

const settingsGroup = ({ settings }: State, { effects }: Controls) => {
  const { theme, twoColours, text, haptics } = settings;
  return html`
    <section class="settings" aria-labelledby="settings-title">
      <h2 id="settings-title">${strings.settings}</h2>
      ${setting(
        strings.theme,
        { auto: 'auto', light: 'light', dark: 'dark' } as const,
        strings.themes,
        theme,
        (chosen) => effects.choose({ theme: chosen }),
      )}
      ${setting(strings.deck, { four: false, two: true }, strings.decks, twoColours, (chosen) =>
        effects.choose({ twoColours: chosen }),
      )}
      ${setting(strings.textSize, { normal: 'normal', large: 'large' } as const, strings.textSizes, text, (chosen) =>
        effects.choose({ text: chosen }),
      )}
      ${
        effects.canTick()
          ? setting(strings.haptics, { on: true, off: false }, strings.onOff, haptics, (chosen) =>
              effects.choose({ haptics: chosen }),
            )
          : nothing
      }
    </section>
  `;
};

export const menuView = (state: State, controls: Controls) => {
  const { dispatch, effects } = controls;
  const { installable, offline } = state.ui;
  return html`
    <div class="menu">
      <div class="menu-actions">
        <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: 'share' })}>
          ${strings.sharePosition}
        </button>
        ${installable ? html`<button type="button" @click=${effects.install}>${strings.install}</button>` : nothing}
        ${effects.addsByHand() ? html`<p class="note">${strings.installBySteps}</p>` : nothing}
      </div>
      <ul class="menu-pages">
        <li><a href="./rules.html">${strings.rules}</a></li>
        <li><a href="./help.html">${strings.help}</a></li>
        <li><a href="./about.html">${strings.aboutPage}</a></li>
      </ul>
      <ul class="menu-pages" aria-label=${strings.tables}>
        <li><a href="./cribs.html">${strings.cribsShort}</a></li>
        <li><a href="./leads.html">${strings.leadsShort}</a></li>
        <li><a href="./odds.html">${strings.oddsShort}</a></li>
      </ul>
      ${settingsGroup(state, controls)}
      <p class="note">${strings.offline[offline]}</p>
      <p class="note">${strings.about(__VERSION__)} <a href="./third-party-notices.txt">${strings.notices}</a></p>
    </div>
  `;
};
