import { html, nothing } from 'lit/html.js';
import type { Card, Rank, StartersAnswer } from '../../../engine/index.js';
import { countList, plainCountList } from '../../../ui/count_list.js';
import { cutsMaking } from '../../../ui/cuts.js';
import { segments } from '../../../ui/segments.js';
import { misses, ranksLines, showLines } from '../../../ui/show.js';
import { total } from '../../../ui/total.js';
import { tray } from '../../../ui/tray.js';
import { countOf, countsRanks, handIsWhole, starterOf } from '../../games/count.js';
import { scoreNow, standing } from '../../model/counting.js';
import type { State } from '../../model/state.js';
import {
  dealOf,
  handSize,
  isHeels,
  isShown,
  type ShowSeat,
  showSeats,
  sideOf,
  theirSeat,
  turnsOf,
} from '../../record/game.js';
import { type Seat, seats } from '../../record/sitting.js';
import { strings } from '../../strings.js';
import { canUndo, isEmpty } from '../index.js';
import { shareButton } from '../share_button.js';
import type { Controls, ScreenView } from '../view.js';
import { longRanksOf, longShowOf, ranksOf, showOf, startersOf } from './answers.js';
import { flowOf } from './screen.js';

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
    <h2 class="ranks-title">${state.sitting.ranks}</h2>
    ${total(answer.points, strings.points(answer.points), lines.length === 0 ? strings.spoken(answer.spoken) : '')}
    ${plainCountList(lines)}
  `;
};

const showResult = (state: State, { dispatch }: Controls) => {
  const count = countOf(state.sitting);
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

// What the opponent laid in the play without a suit, where that hand is in front.
const ranksFallen = ({ sitting: { game, seat } }: State): readonly Rank[] => {
  const deal = dealOf(game);
  if (seat !== theirSeat(deal)) return [];
  return turnsOf(deal).filter((turn): turn is Rank => turn.length === 1);
};

// What the hand before this one has just pegged.
const counted = (state: State): string => {
  const { seat, game, names } = state.sitting;
  const before = showSeats[showSeats.indexOf(seat as ShowSeat) - 1];
  const points = before && standing(state).shows[before];
  if (!before || points === undefined) return '';
  const by = sideOf(dealOf(game), before);
  const { ours, theirs } = scoreNow(state);
  return strings.justCounted(by, points, by === 'us' ? ours : theirs, names);
};

const prompt = (state: State): string => {
  const count = countOf(state.sitting);
  if (count.seat === 'any' && count.hands.any.length === 0) return count.ranks ? '' : strings.anyPrompt;
  if (count.seat === 'any') return state.ui.padOpen ? strings.anyWhole : '';
  const held = count.hands[count.seat].length;
  const fell = held < handSize ? ranksFallen(state) : [];
  if (fell.length > 0) return strings.theyLaid(fell);
  if (held === 0) return count.starter ? `${counted(state)}${strings.more(handSize)}` : strings.countPrompt;
  if (held < handSize) return strings.more(handSize - held);
  return count.starter || startersOf(state) ? '' : strings.starterNext;
};

const seatLabel = ({ sitting: { game, names } }: State, seat: Seat): string =>
  strings.seatLabel(seat, seat === 'any' ? 'us' : sideOf(dealOf(game), seat), names);

const smallOf = ({ sitting: { game, names } }: State, seat: Seat) =>
  seat === 'any' ? {} : { small: strings.seatSmall(seat, dealOf(game).weDeal, names) };

const choices: ScreenView['choices'] = (state, { dispatch }) =>
  segments(
    strings.seatGroup,
    seats.map((value: Seat) => ({ value, label: seatLabel(state, value), ...smallOf(state, value) })),
    state.sitting.seat,
    (seat) => dispatch({ type: 'seatChosen', seat }),
  );

const marks: ScreenView['marks'] = (state) => {
  const count = countOf(state.sitting);
  const awaited = count.seat !== 'any' && !count.starter && count.hands[count.seat].length === handSize;
  const answer = awaited ? startersOf(state) : undefined;
  return (
    answer && {
      adds: new Map(answer.starters.map(({ starter, points }) => [starter, points - answer.now])),
      most: answer.max - answer.now,
    }
  );
};

// A hand's total, and whether it is pegged.
const runningTotal = (state: State, seat: ShowSeat) => {
  const count = countOf(state.sitting);
  const points = count.hands[seat].length === handSize ? showOf(state, seat)?.points : undefined;
  const pegged = standing(state).shows[seat] !== undefined && isShown(dealOf(state.sitting.game), seat);
  return html`
    <div data-pegged=${pegged}>
      <dt>${seatLabel(state, seat)}</dt>
      <dd>${points ?? strings.unknownTotal}${pegged ? html`<span class="tick" role="img" aria-label=${strings.onBoard}>✓</span>` : nothing}</dd>
    </div>
  `;
};

const runningTotals = (state: State) => {
  const { seat, game } = state.sitting;
  const deal = dealOf(game);
  if (seat === 'any' || !deal.starter) return nothing;
  return html`
    <dl class="totals" aria-label=${strings.runningTotals}>
      ${showSeats.map((each) => runningTotal(state, each))}
      ${isHeels(deal) ? html`<div data-pegged="true"><dt>${strings.heelsRunning}</dt><dd>2<span class="tick" role="img" aria-label=${strings.onBoard}>✓</span></dd></div>` : nothing}
    </dl>
  `;
};

// Who deals, while nothing lies there yet to count.
const whoDeals = (state: State, { dispatch }: Controls) => {
  const { weDeal } = dealOf(state.sitting.game);
  return html`
    <p class="who-deals note">
      ${strings.whoDeals(weDeal, state.sitting.names)}
      <button type="button" class="quiet" @click=${() => dispatch({ type: 'dealerChosen', weDeal: !weDeal })}>
        ${strings.changeDealer}
      </button>
    </p>
  `;
};

// There is something to give away.
const isAnswered = ({ sitting }: State): boolean => {
  const count = countOf(sitting);
  return count.seat === 'any'
    ? count.ranks !== '' || count.hands.any.length > 0
    : count.hands[count.seat].length === handSize;
};

// What stands below an answer comes with it.
const isAwaited = (state: State): boolean =>
  isAnswered(state) && !(countsRanks(countOf(state.sitting)) ? longRanksOf : longShowOf)(state);

const liftedCards = (state: State): readonly Card[] => {
  const { lifted } = state.ui;
  return (lifted !== null && showOf(state, state.sitting.seat)?.combinations[lifted]?.cards) || [];
};

const body: ScreenView['body'] = (state, controls) => {
  const count = countOf(state.sitting);
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
    ${count.seat === 'any' || !isEmpty(state) ? nothing : whoDeals(state, controls)}
    ${byRanks ? ranksResult(state) : showResult(state, controls)}
    ${
      isAwaited(state)
        ? nothing
        : html`<div class="answer-foot">${runningTotals(state)}${isAnswered(state) ? shareButton(controls) : nothing}</div>`
    }
  `;
};

export const countView: ScreenView = {
  choices,
  body,
  marks,
  flow: flowOf,
  textHint: strings.textHint,
  typed: strings.typedCount,
};
