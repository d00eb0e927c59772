import { html, nothing } from 'lit/html.js';
import { chosenTags } from '../../../i18n/locale.js';
import { segments } from '../../../ui/segments.js';
import type { Controls } from '../../features/view_types.js';
import { strings } from '../../messages/app.js';
import { pageAddress } from '../../messages/page_links.js';
import { reviewWords } from '../../messages/review.js';
import { settingsWords } from '../../messages/settings.js';
import type { State } from '../../state/state.js';

const setting = <Value>(
  name: string,
  choices: Readonly<Record<string, Value>>,
  labels: Readonly<Record<string, string>>,
  chosen: Value,
  choose: (value: Value) => void,
  languages: Readonly<Record<string, string>> = {},
) => html`
  <div class="setting">
    <h3>${name}</h3>
    ${segments(
      name,
      Object.entries(choices).map(([key, value]) => ({
        value,
        label: labels[key] ?? key,
        ...(languages[key] !== undefined && { lang: languages[key] }),
      })),
      chosen,
      choose,
    )}
  </div>
`;

// Draws a setting whose values are the keys of its labels.
const choice = <Labels extends Readonly<Record<string, string>>>(
  name: string,
  labels: Labels,
  chosen: keyof Labels,
  choose: (value: keyof Labels) => void,
) =>
  setting<keyof Labels>(
    name,
    Object.fromEntries(Object.keys(labels).map((value) => [value, value])),
    labels,
    chosen,
    choose,
  );

const settingsGroup = ({ settings }: State, { effects }: Controls) => {
  const { language, theme, twoColours, text, haptics, hand, pace } = settings;
  return html`
    <section class="settings" aria-labelledby="settings-title">
      <h2 id="settings-title">${settingsWords.settings}</h2>
      ${setting(
        settingsWords.language,
        Object.fromEntries((['auto', ...chosenTags] as const).map((choice) => [choice, choice])),
        settingsWords.languages,
        language,
        (chosen) => effects.choose({ language: chosen }),
        Object.fromEntries(chosenTags.map((tag) => [tag, tag])),
      )}
      ${choice(settingsWords.theme, settingsWords.themes, theme, (chosen) => effects.choose({ theme: chosen }))}
      ${setting(settingsWords.deck, { four: false, two: true }, settingsWords.decks, twoColours, (chosen) =>
        effects.choose({ twoColours: chosen }),
      )}
      ${choice(settingsWords.textSize, settingsWords.textSizes, text, (chosen) => effects.choose({ text: chosen }))}
      ${
        effects.canTick()
          ? setting(settingsWords.haptics, { on: true, off: false }, settingsWords.onOff, haptics, (chosen) =>
              effects.choose({ haptics: chosen }),
            )
          : nothing
      }
      ${choice(settingsWords.hand, settingsWords.hands, hand, (chosen) => effects.choose({ hand: chosen }))}
      ${choice(settingsWords.pace, settingsWords.paces, pace, (chosen) => effects.choose({ pace: chosen }))}
    </section>
  `;
};

export const menuView = (state: State, controls: Controls) => {
  const { dispatch, effects } = controls;
  const { installable, offline } = state.ui;
  const countAny = () => {
    dispatch({ type: 'viewChosen', view: 'count' });
    dispatch({ type: 'seatChosen', seat: 'any' });
  };
  return html`
    <div class="menu">
      <div class="menu-actions">
        <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: 'share' })}>
          ${strings.sharePosition}
        </button>
        ${installable ? html`<button type="button" @click=${effects.install}>${settingsWords.install}</button>` : nothing}
        ${effects.addsByHand() ? html`<p class="note">${settingsWords.installBySteps}</p>` : nothing}
      </div>
      <ul class="menu-pages pair" role="list">
        <li><button type="button" @click=${() => dispatch({ type: 'viewChosen', view: 'play' })}>${strings.views.play}</button></li>
        <li><button type="button" @click=${countAny}>${settingsWords.countAny}</button></li>
      </ul>
      <ul class="menu-pages" role="list">
        <li><a href=${pageAddress('rules')}>${strings.rules}</a></li>
        <li><a href=${pageAddress('help')}>${strings.help}</a></li>
        <li><a href=${pageAddress('about')}>${settingsWords.aboutPage}</a></li>
      </ul>
      <ul class="menu-pages pair" role="list">
        <li><a href="#v1/review/">${reviewWords.textTitle}</a></li>
        <li><a href="#v1/review/statistics">${reviewWords.statistics}</a></li>
      </ul>
      <ul class="menu-pages" aria-label=${settingsWords.tables} role="list">
        <li><a href=${pageAddress('cribs')}>${strings.cribsShort}</a></li>
        <li><a href=${pageAddress('leads')}>${strings.leadsShort}</a></li>
        <li><a href=${pageAddress('odds')}>${strings.oddsShort}</a></li>
      </ul>
      ${settingsGroup(state, controls)}
      <p class="note">${strings.offline[offline]}</p>
      <p class="note">${settingsWords.about(__VERSION__)} <a href="./third-party-notices.txt">${settingsWords.notices}</a></p>
    </div>
  `;
};
