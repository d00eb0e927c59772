import { html, nothing } from 'lit/html.js';
import type { Level } from '../../../../engine/index.js';
import { segments } from '../../../../ui/segments.js';
import { guideWords } from '../../../messages/guide.js';
import { againstWords } from '../../../messages/match.js';
import { statisticsWords } from '../../../messages/statistics.js';
import { isUntouched } from '../../../session/game.js';
import { counters, type MatchSettings, targets, usualSettings } from '../../../session/match.js';
import { seriesLengths } from '../../../session/series.js';
import type { State } from '../../../state/state.js';
import { goOnWithAny } from '../../resume_buttons.js';
import type { Controls } from '../../view_types.js';
import { isUnfinished, selectMatch } from '../selectors.js';
import { levels, winsOfHundred } from '../settings.js';
import { option } from './option_button.js';

// This file draws the page for choosing an opponent: a person at the table, or one of the engine's levels, or a first deal with
// explanations.

const teach = ({ dispatch }: Controls) =>
  option(guideWords.teach, guideWords.teachSays, () => dispatch({ type: 'match', action: { type: 'guideStarted' } }));

// A game that has not begun stays, unless it would be of another series. A series of the same length goes on.
const atTable = ({ session }: State, { games }: MatchSettings, { dispatch }: Controls) =>
  option(againstWords.atTable, againstWords.atTableSays, () => {
    dispatch({ type: 'match', action: { type: 'matchLeft' } });
    const isSame = session.games === games;
    if (isSame && isUntouched(session.game)) dispatch({ type: 'scoreKept' });
    else dispatch({ type: 'gameBegun', ...(!isSame && { games }) });
  });

const opponent = (level: Level, settings: MatchSettings, { dispatch }: Controls) =>
  option(againstWords.levelNames[level], againstWords.levelSays[level](winsOfHundred[level]), () =>
    dispatch({ type: 'match', action: { type: 'matchStarted', level, settings } }),
  );

const agree =
  ({ dispatch }: Controls) =>
  (settings: Partial<MatchSettings>) =>
    dispatch({ type: 'match', action: { type: 'settingsChosen', settings } });

// Draws the buttons that set the number of games of a series, at the table or against the engine.
const series = ({ games }: MatchSettings, controls: Controls) => html`
  <div class="terms">
    <p>${againstWords.gamesLabel}</p>
    ${segments(
      againstWords.gamesLabel,
      seriesLengths.map((value) => ({ value, label: againstWords.games(value) })),
      games,
      (value) => agree(controls)({ games: value }),
    )}
    ${games === 1 ? nothing : html`<p class="note">${againstWords.gamesSays}</p>`}
  </div>
`;

// Draws the buttons that set the target score, 121 or 61, and who counts our hands.
const agreed = ({ target, counts }: MatchSettings, controls: Controls) => html`
  <div class="terms">
    <p>${againstWords.targetLabel}</p>
    ${segments(
      againstWords.targetLabel,
      targets.map((value) => ({ value, label: againstWords.target(value) })),
      target,
      (value) => agree(controls)({ target: value }),
    )}
    <p>${againstWords.countsLabel}</p>
    ${segments(
      againstWords.countsLabel,
      counters.map((value) => ({ value, label: againstWords.counts[value] })),
      counts,
      (value) => agree(controls)({ counts: value }),
    )}
    <p class="note">${againstWords.countsSays[counts]}</p>
  </div>
`;

const toGames = ({ dispatch }: Controls) => {
  const button = (label: string, page: 'games' | 'statistics') => html`
    <button type="button" @click=${() => dispatch({ type: 'review', action: { type: 'pageChosen', page } })}>${label}</button>
  `;
  return html`
    <div class="review-buttons">${button(statisticsWords.games, 'games')}${button(statisticsWords.title, 'statistics')}</div>
  `;
};

export const choice = (state: State, controls: Controls) => {
  const match = selectMatch(state);
  const going = match && isUnfinished(state, match);
  const settings = state.match?.settings ?? usualSettings;
  return html`
    <div class="choice">
      <div>
        ${goOnWithAny(state, controls)} ${teach(controls)} ${series(settings, controls)} ${atTable(state, settings, controls)}
        <h2>${againstWords.againstTitle}</h2>
        ${going ? html`<p class="note">${againstWords.keptAside}</p>` : nothing} ${agreed(settings, controls)}
      </div>
      <div>${levels.map((level) => opponent(level, settings, controls))}${toGames(controls)}</div>
    </div>
  `;
};
