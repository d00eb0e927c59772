import { html, nothing } from 'lit/html.js';
import type { Level } from '../../../engine/index.js';
import { segments } from '../../../ui/segments.js';
import { againstWords } from '../../messages/match.js';
import { isUntouched } from '../../session/game.js';
import { counters, type Terms, targets, usualTerms } from '../../session/match.js';
import type { State } from '../../state/state.js';
import { goOnWithAny } from '../resume_buttons.js';
import type { Controls } from '../view_types.js';
import { option } from './option_button.js';
import { isGoing, matchOf } from './selectors.js';
import { levels, winsOfHundred } from './settings.js';

// Who to play against: somebody at the table, or one of four that the engine plays.

const atTable = (state: State, { dispatch }: Controls) =>
  option(againstWords.atTable, againstWords.atTableSays, () => {
    if (!isUntouched(state.sitting.game)) dispatch({ type: 'gameBegun' });
    dispatch({ type: 'against', deed: { do: 'leave' } });
  });

const opponent = (level: Level, terms: Terms, { dispatch }: Controls) =>
  option(againstWords.levelNames[level], againstWords.levelSays[level](winsOfHundred[level]), () =>
    dispatch({ type: 'against', deed: { do: 'start', level, terms } }),
  );

// How far the game goes, and who counts our hands.
const agreed = ({ target, counts }: Terms, { dispatch }: Controls) => {
  const agree = (terms: Partial<Terms>) => dispatch({ type: 'against', deed: { do: 'agree', terms } });
  return html`
    <div class="terms">
      <p>${againstWords.targetLabel}</p>
      ${segments(
        againstWords.targetLabel,
        targets.map((value) => ({ value, label: againstWords.target(value) })),
        target,
        (value) => agree({ target: value }),
      )}
      <p>${againstWords.countsLabel}</p>
      ${segments(
        againstWords.countsLabel,
        counters.map((value) => ({ value, label: againstWords.counts[value] })),
        counts,
        (value) => agree({ counts: value }),
      )}
      <p class="note">${againstWords.countsSays[counts]}</p>
    </div>
  `;
};

export const choice = (state: State, controls: Controls) => {
  const match = matchOf(state);
  const going = match && isGoing(state, match);
  const terms = state.against?.terms ?? usualTerms;
  return html`
    <div class="choice">
      <div>
        ${goOnWithAny(state, controls)} ${atTable(state, controls)}
        <h2>${againstWords.againstTitle}</h2>
        ${going ? html`<p class="note">${againstWords.keptAside}</p>` : nothing} ${agreed(terms, controls)}
      </div>
      <div>${levels.map((level) => opponent(level, terms, controls))}</div>
    </div>
  `;
};
