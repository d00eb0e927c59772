import { html, nothing } from 'lit/html.js';
import { chanceMap } from '../../../ui/chance_map.js';
import { segments } from '../../../ui/segments.js';
import { pageAddress } from '../../messages/page_links.js';
import { outlookWords } from '../../messages/win_chances.js';
import { selectScore, selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { shareButton } from '../share_buttons.js';
import type { Controls } from '../view_types.js';
import { crossOf, crossOutlookOf, mapOf } from './feature.js';

const opened = (state: State, { dispatch }: Controls) => {
  const { map } = state.ui;
  if (!map) return nothing;
  const table = mapOf(state);
  const under = crossOutlookOf(state);
  const { names, objective } = state.session;
  return html`
    ${segments(
      outlookWords.dealerGroup,
      [
        { value: true, label: outlookWords.ifDeals(true, names) },
        { value: false, label: outlookWords.ifDeals(false, names) },
      ],
      map.weDeal,
      (weDeal) => dispatch({ type: 'mapTurned', weDeal }),
    )}
    <p class="under-cross">${under ? outlookWords.underCross(crossOf(state), under.chance, names) : nothing}</p>
    ${
      table
        ? chanceMap({
            ...table,
            now: selectStanding(state).winner ? undefined : selectScore(state),
            cross: crossOf(state),
            label: outlookWords.mapLabel,
            axes: { ours: outlookWords.mapOurs(names), theirs: outlookWords.mapTheirs(names) },
            point: (at) => dispatch({ type: 'mapPointed', at }),
          })
        : nothing
    }
    <p class="note">${outlookWords.mapNote} ${objective === 'win' ? '' : outlookWords.mapForWin}</p>
    <a class="page-link" href=${pageAddress('odds')}>${outlookWords.oddsPage}</a>
  `;
};

/**
 * Draws the map of the win chances at all scores, with a button that opens and closes it. While the map is closed, a
 * button that shares the board takes its place.
 */
export const boardMap = (state: State, controls: Controls) => {
  const open = state.ui.map !== null;
  return html`
    <section class="score-map" data-open=${open}>
      <button
        type="button"
        class="quiet"
        @click=${() => controls.dispatch({ type: 'mapOpened', open: !open })}
      >
        ${open ? outlookWords.closeMap : outlookWords.map}
      </button>
      ${open ? opened(state, controls) : shareButton(controls)}
    </section>
  `;
};
