import { html, nothing } from 'lit/html.js';
import type { ValueStartersAnswer } from '../../../engine/index.js';
import { misses, ranksLines, showLines } from '../../../ui/count_lines.js';
import { countList, plainCountList } from '../../../ui/count_list.js';
import { engineWords } from '../../../ui/messages/engine.js';
import { total } from '../../../ui/score_total.js';
import { cutsMaking } from '../../../ui/starter_cards.js';
import { strings } from '../../messages/app.js';
import { countOf, handIsWhole } from '../../session/count_slice.js';
import { selectShow } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { longRanksOf, longShowOf, ranksOf, startersOf } from './queries.js';

// Draws the range of counts over all starters, with the best and the worst starters.

const cut = (answer: ValueStartersAnswer) => {
  const { min, max, mean, count } = answer;
  return html`
    <div class="cut">
      <p>${strings.cut(min, max, mean)}<span class="cut-over">${strings.cutOver(count)}</span>.</p>
      ${cutsMaking(max, answer, strings.bestCuts, 4)}${cutsMaking(min, answer, strings.worstCuts, 4)}
    </div>
  `;
};

export const ranksResult = (state: State) => {
  const [answer, long] = [ranksOf(state), longRanksOf(state)];
  if (!answer || !long) return nothing;
  const lines = ranksLines(long);
  return html`
    <h2 class="ranks-title">${state.session.ranks}</h2>
    ${total(answer.points, strings.points(answer.points), lines.length === 0 ? strings.spoken(engineWords.spoken(answer)) : '')}
    ${plainCountList(lines)}
  `;
};

export const showResult = (state: State, { dispatch }: Controls) => {
  const count = countOf(state.session);
  const [answer, long] = [selectShow(state, count.seat), longShowOf(state)];
  if (!answer || !long || count.hands[count.seat].length === 0) return nothing;
  const whole = handIsWhole(count) || count.seat === 'any';
  const starters = startersOf(state);
  return html`
    <div class="result" data-whole=${whole}>
      ${total(answer.points, !whole ? strings.soFar : answer.points === 0 ? strings.nothingCounts : handIsWhole(count) && answer.points === 29 ? strings.highest : '', whole || answer.points > 0 ? strings.spoken(engineWords.spoken(answer)) : '')}
      <div class="working">
        ${starters && !count.starter ? cut(starters) : nothing}
        ${countList(showLines(long), state.ui.lifted, (line) => dispatch({ type: 'lineTapped', line }))}
        ${whole ? misses(answer.nearMisses) : nothing}
      </div>
    </div>
  `;
};
