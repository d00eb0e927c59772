import { html, nothing } from 'lit/html.js';
import type { Card, StartersAnswer } from '../../../engine/index.js';
import { countList, plainCountList } from '../../../ui/count_list.js';
import { cutsMaking } from '../../../ui/cuts.js';
import { segments } from '../../../ui/segments.js';
import { misses, ranksLines, showLines } from '../../../ui/show.js';
import { total } from '../../../ui/total.js';
import { tray } from '../../../ui/tray.js';
import { handIsWhole, handSize, type Seat, seats, showSeats, starterOf } from '../../games/count.js';
import type { State } from '../../model/state.js';
import { strings } from '../../strings.js';
import { pegShow } from '../board/peg_buttons.js';
import { canUndo, isEmpty } from '../index.js';
import { shareButton } from '../share_button.js';
import type { Controls, ScreenView } from '../view.js';
import { longRanksOf, longShowOf, ranksOf, showOf, startersOf } from './answers.js';

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
  const [answer, long] = [ranksOf(state), longRanksOf(state)];
  if (!answer || !long) return nothing;
  const lines = ranksLines(long);
  return html`
    <h2 class="ranks-title">${state.game.count.ranks}</h2>
    ${total(answer.points, strings.points(answer.points), lines.length === 0 ? strings.spoken(answer.spoken) : '')}
    ${plainCountList(lines)}
  `;
};

const showResult = (state: State, { dispatch }: Controls) => {
  const { count } = state.game;
  const [answer, long] = [showOf(state, count.seat), longShowOf(state)];
  if (!answer || !long || count.hands[count.seat].length === 0) return nothing;
  const whole = handIsWhole(count) || count.seat === 'any';
  const starters = startersOf(state);
  return html`
    <div class="result" data-whole=${whole}>
      ${total(answer.points, !whole ? strings.soFar : answer.points === 0 ? strings.nothingCounts : '', whole || answer.points > 0 ? strings.spoken(answer.spoken) : '')}
      <div class="working">
        ${starters && !count.starter ? cut(starters) : nothing}
        ${countList(showLines(long), state.ui.lifted, (line) => dispatch({ type: 'lineTapped', line }))}
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

const choices: ScreenView['choices'] = (state, { dispatch }) =>
  segments(
    strings.seatGroup,
    seats.map((value: Seat) => ({ value, label: strings.seatNames[value] })),
    state.game.count.seat,
    (seat) => dispatch({ type: 'seatChosen', seat }),
  );

const marks: ScreenView['marks'] = (state) => {
  const { count } = state.game;
  const awaited = count.seat !== 'any' && !count.starter && count.hands[count.seat].length === handSize;
  const answer = awaited ? startersOf(state) : undefined;
  return (
    answer && {
      adds: new Map(answer.starters.map(({ starter, points }) => [starter, points - answer.now])),
      most: answer.max - answer.now,
    }
  );
};

const runningTotals = (state: State) => {
  const { count } = state.game;
  if (count.seat === 'any' || !count.starter) return nothing;
  const of = (seat: 'pone' | 'dealer' | 'crib') =>
    count.hands[seat].length === handSize ? showOf(state, seat)?.points : undefined;
  return html`
    <dl class="totals" aria-label=${strings.runningTotals}>
      ${showSeats.map((seat) => html`<div><dt>${strings.seatNames[seat]}</dt><dd>${of(seat) ?? strings.unknownTotal}</dd></div>`)}
      ${showOf(state, count.seat)?.heels ? html`<div><dt>${strings.heelsRunning}</dt><dd>2</dd></div>` : nothing}
    </dl>
  `;
};

// There is something to give away.
const isAnswered = ({ game: { count } }: State): boolean =>
  count.seat === 'any' ? count.ranks !== '' || count.hands.any.length > 0 : count.hands[count.seat].length === handSize;

const liftedCards = (state: State): readonly Card[] => {
  const { lifted } = state.ui;
  return (lifted !== null && showOf(state, state.game.count.seat)?.combinations[lifted]?.cards) || [];
};

const body: ScreenView['body'] = (state, controls) => {
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
    ${canUndo(state) || !isEmpty(state) || count.seat === 'any' ? nothing : html`<p class="first-run">${strings.firstRun}</p>`}
    ${byRanks ? ranksResult(state) : showResult(state, controls)}
    <div class="answer-foot">
      ${runningTotals(state)}${pegShow(state, controls)}${isAnswered(state) ? shareButton(controls) : nothing}
    </div>
  `;
};

export const countView: ScreenView = {
  choices,
  body,
  marks,
  nextLabel: ({ game }) => strings.next[game.count.seat],
  textHint: strings.textHint,
};
