import { html, nothing } from 'lit/html.js';
import type { Level } from '../../../engine/index.js';
import { matchOf, standingNow } from '../../against/asking.js';
import { isBegun, levels, type Match } from '../../against/match.js';
import type { State } from '../../model/state.js';
import { againstWords } from '../../words/against.js';
import { isEmpty } from '../index.js';
import type { Controls } from '../view.js';

// Who to play against: somebody at the table, or one of four that the engine plays.

const option = (name: string, says: string, choose: () => void) => html`
  <button type="button" class="option" @click=${choose}><b>${name}</b><span class="note">${says}</span></button>
`;

const atTable = (state: State, { dispatch }: Controls) =>
  option(againstWords.atTable, againstWords.atTableSays, () => {
    if (!isEmpty(state)) dispatch({ type: 'gameBegun' });
    dispatch({ type: 'against', deed: { do: 'leave' } });
  });

const opponent = (level: Level, { dispatch }: Controls) =>
  option(againstWords.levelNames[level], againstWords.levelSays[level], () =>
    dispatch({ type: 'against', deed: { do: 'start', level } }),
  );

/** The game that is going on, to go back to. */
export const goOn = (state: State, match: Match, { dispatch }: Controls) => html`
  <button type="button" class="primary go-on-against" @click=${() => dispatch({ type: 'against', deed: { do: 'return' } })}>
    ${againstWords.goOn(match.level, standingNow(state, match).score)}
  </button>
`;

export const choice = (state: State, controls: Controls) => {
  const match = matchOf(state);
  const going = match && isBegun(match) && !standingNow(state, match).winner ? match : undefined;
  return html`
    <div class="choice">
      ${going ? goOn(state, going, controls) : nothing}
      ${atTable(state, controls)}
      <h2>${againstWords.againstTitle}</h2>
      ${going ? html`<p class="note">${againstWords.replaces}</p>` : nothing}
      ${levels.map((level) => opponent(level, controls))}
    </div>
  `;
};
