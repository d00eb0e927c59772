import { html, nothing } from 'lit/html.js';
import type { Card, StartersAnswer } from '../../engine/index.js';
import { countList, plainCountList } from '../../ui/count_list.js';
import { cutsMaking } from '../../ui/cuts.js';
import { misses, ranksLines, showLines } from '../../ui/show.js';
import { total } from '../../ui/total.js';
import { tray } from '../../ui/tray.js';
import { ranksOf, showOf, startersOf } from '../questions.js';
import { handIsWhole, handSize, type State, starterOf } from '../state.js';
import { strings } from '../strings.js';
import type { Controls } from './view.js';

const cut = (answer: StartersAnswer) => {
  const { min, max, mean, count } = answer;
  return html`
    <div class="cut">
      <p>${strings.cut(min, max, mean)}<span class="cut-over">${strings.cutOver(count)}</span>.</p>
      ${cutsMaking(max, answer, strings.bestCuts, 4)}${cutsMaking(min, answer, strings.worstCuts, 4)}
    </div>
  `;
};

const ranksResult = (state: State) => {
  const answer = ranksOf(state);
  if (!answer) return nothing;
  const lines = ranksLines(answer);
  return html`
    <h2 class="ranks-title">${state.game.count.ranks}</h2>
    ${total(answer.points, strings.points(answer.points), lines.length === 0 ? strings.spoken(answer.spoken) : '')}
    ${plainCountList(lines)}
  `;
};

const showResult = (state: State, { dispatch }: Controls) => {
  const { count } = state.game;
  const answer = showOf(state, count.seat);
  if (!answer || count.hands[count.seat].length === 0) return nothing;
  const whole = handIsWhole(count) || count.seat === 'any';
  const starters = startersOf(state);
  return html`
    <div class="result" data-whole=${whole}>
      ${total(answer.points, !whole ? strings.soFar : answer.points === 0 ? strings.nothingCounts : '', whole || answer.points > 0 ? strings.spoken(answer.spoken) : '')}
      <div class="working">
        ${starters && !count.starter ? cut(starters) : nothing}
        ${countList(showLines(answer), state.ui.lifted, (line) => dispatch({ type: 'lineTapped', line }))}
        ${whole ? misses(answer.nearMisses) : nothing}
      </div>
    </div>
  `;
};

const prompt = (state: State): string => {
  const { count } = state.game;
  if (count.seat === 'any' && count.hands.any.length === 0) return count.ranks ? '' : strings.anyPrompt;
  if (count.seat === 'any') return state.ui.padOpen ? strings.anyWhole : '';
  const held = count.hands[count.seat].length;
  if (held === 0) return count.starter ? strings.more(handSize) : strings.countPrompt;
  if (held < handSize) return strings.more(handSize - held);
  return count.starter || startersOf(state) ? '' : strings.starterNext;
};

const runningTotals = (state: State) => {
  const { count } = state.game;
  if (count.seat === 'any' || !count.starter) return nothing;
  const of = (seat: 'pone' | 'dealer' | 'crib') =>
    count.hands[seat].length === handSize ? showOf(state, seat)?.points : undefined;
  return html`
    <dl class="totals" aria-label=${strings.runningTotals}>
      ${(['pone', 'dealer', 'crib'] as const).map((seat) => html`<div><dt>${strings.seatNames[seat]}</dt><dd>${of(seat) ?? strings.unknownTotal}</dd></div>`)}
      ${showOf(state, count.seat)?.heels ? html`<div><dt>${strings.heelsRunning}</dt><dd>2</dd></div>` : nothing}
    </dl>
  `;
};

const liftedCards = (state: State): readonly Card[] => {
  const { lifted } = state.ui;
  return (lifted !== null && showOf(state, state.game.count.seat)?.combinations[lifted]?.cards) || [];
};

export const countView = (state: State, controls: Controls) => {
  const { count } = state.game;
  const text = prompt(state);
  const byRanks = count.seat === 'any' && count.ranks !== '';
  return html`
    ${
      byRanks
        ? nothing
        : tray({
            cards: count.hands[count.seat],
            size: count.seat === 'any' ? 1 : handSize,
            starter: count.seat === 'any' ? undefined : starterOf(count),
            starterLabel: strings.starter,
            lifted: liftedCards(state),
            faded: [],
            name: strings.cardInHand,
            emptyName: strings.emptySlot,
            emptyStarterName: strings.emptyStarter,
            total: count.hands[count.seat].length > 1 ? showOf(state, count.seat)?.points : undefined,
            hint: text,
            tap: () => controls.dispatch({ type: 'trayTapped' }),
          })
    }
    ${text ? html`<p class=${text === strings.anyWhole ? 'prompt narrow' : 'prompt'}>${text}</p>` : nothing}
    ${byRanks ? ranksResult(state) : showResult(state, controls)}
    ${runningTotals(state)}
  `;
};
