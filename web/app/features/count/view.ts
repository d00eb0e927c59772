import { html, nothing } from 'lit/html.js';
import type { Card } from '../../../engine/index.js';
import { engineWords } from '../../../ui/messages/engine.js';
import { segments } from '../../../ui/segments.js';
import { tray } from '../../../ui/tray.js';
import { strings } from '../../messages/app.js';
import { type CountGame, cardsElsewhere, countOf, countsRanks, starterOf } from '../../session/count_slice.js';
import { dealerOf, dealOf, handSize, nextDealer, personAt, seatsOf } from '../../session/game.js';
import { isBeforeGame, type Seat } from '../../session/session.js';
import { selectShow } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';
import { promptLine } from '../prompt_line.js';
import { mayDealRandom } from '../random_cards.js';
import { goOn } from '../resume_buttons.js';
import { sayButton, shareButton, suchButton } from '../share_buttons.js';
import type { Controls, ScreenView } from '../view_types.js';
import { count as feature, flowOf } from './feature.js';
import { appTitle, doors, isFirstSight } from './first_sight.js';
import { prompt } from './prompt.js';
import { longRanksOf, longShowOf, ranksOf, startersOf } from './queries.js';
import { ranksResult, showResult } from './result_view.js';
import { runningTotals, seatLabel } from './totals_view.js';

const smallOf = ({ session: { game, names } }: State, seat: Seat) =>
  seat === 'any' ? {} : { small: strings.seatSmall(seat, personAt(dealOf(game), seat), names) };

// Before there is a game, a hand is counted as a hand or as a crib. `any` stands here only while it is chosen: the menu leads
// to it, and typing more than five cards.
const choices: ScreenView['choices'] = (state, { dispatch }) => {
  const { session } = state;
  if (isFirstSight(state)) return appTitle();
  const choose = (seat: Seat) => dispatch({ type: 'seatChosen', seat });
  const any: readonly Seat[] = session.seat === 'any' ? ['any'] : [];
  if (!isBeforeGame(session)) {
    const hands = [...seatsOf(dealOf(session.game)), ...any];
    const labels = hands.map((value) => ({ value, label: seatLabel(state, value), ...smallOf(state, value) }));
    return segments(strings.seatGroup, labels, session.seat, choose);
  }
  const kinds: readonly Seat[] = ['pone', 'crib', ...any];
  const labels = kinds.map((value) => ({ value, label: strings.countAs(value) }));
  return segments(strings.countAsGroup, labels, session.seat === 'dealer' ? 'pone' : session.seat, choose);
};

const marks: ScreenView['marks'] = (state) => {
  const count = countOf(state.session);
  const awaited = count.seat !== 'any' && !count.starter && count.hands[count.seat].length === handSize;
  const answer = awaited ? startersOf(state) : undefined;
  return (
    answer && {
      adds: new Map(answer.starters.map(({ starter, points }) => [starter, points - answer.now])),
      most: answer.max - answer.now,
    }
  );
};

// Draws the line that says who deals, with a button to change it.
const whoDeals = (state: State, { dispatch }: Controls) => {
  const deal = dealOf(state.session.game);
  return html`
    <p class="who-deals note">
      ${strings.whoDeals(dealerOf(deal), personAt(deal, 'pone'), state.session.names)}
      <button type="button" class="quiet" @click=${() => dispatch({ type: 'dealerChosen', dealer: nextDealer(deal) })}>
        ${strings.changeDealer}
      </button>
    </p>
  `;
};

// True if there is a result to share.
const isAnswered = ({ session }: State): boolean => {
  const count = countOf(session);
  return count.seat === 'any'
    ? count.ranks !== '' || count.hands.any.length > 0
    : count.hands[count.seat].length === handSize;
};

// True while the count is awaited. The parts of the screen below the count wait too, and appear together with it.
const isAwaited = (state: State): boolean => {
  if (!isAnswered(state)) return false;
  if (countsRanks(countOf(state.session))) return !ranksOf(state) || !longRanksOf(state);
  return !selectShow(state, state.session.seat) || !longShowOf(state);
};

const spokenOf = (state: State): string => {
  const count = countOf(state.session);
  const answer = countsRanks(count) ? ranksOf(state) : selectShow(state, count.seat);
  return answer ? engineWords.spoken(answer) : '';
};

const liftedCards = (state: State): readonly Card[] => {
  const { lifted } = state.ui;
  return (lifted !== null && selectShow(state, state.session.seat)?.combinations[lifted]?.cards) || [];
};

const handTray = (state: State, hint: string, { dispatch }: Controls) => {
  const count = countOf(state.session);
  const { seat } = count;
  const hand = count.hands[seat];
  return tray({
    cards: hand,
    size: seat === 'any' ? 1 : handSize,
    starter: seat === 'any' ? undefined : starterOf(count),
    starterLabel: strings.starter,
    lifted: liftedCards(state),
    faded: [],
    name: strings.cardInHand,
    emptyName: strings.emptySlot,
    emptyStarterName: strings.emptyStarter,
    total: hand.length > 1 ? selectShow(state, seat)?.points : undefined,
    hint,
    tap: () => dispatch({ type: 'trayTapped' }),
  });
};

// True if the hand on this screen has a card to clear. The starter stays while another hand of the show has cards.
const mayClear = (count: CountGame): boolean =>
  count.hands[count.seat].length > 0 || (starterOf(count) !== null && cardsElsewhere(count).length === 0);

const body: ScreenView['body'] = (state, controls) => {
  const count = countOf(state.session);
  const text = prompt(state);
  const byRanks = count.seat === 'any' && count.ranks !== '';
  const empty = feature.isEmpty(state);
  return html`
    ${byRanks ? nothing : handTray(state, text, controls)}
    ${promptLine(text, { random: mayDealRandom(state), clear: mayClear(count), narrow: text === strings.anyWhole }, state, controls)}
    ${count.seat === 'any' || !empty || isBeforeGame(state.session) ? nothing : whoDeals(state, controls)}
    ${isFirstSight(state) ? doors(state, controls) : goOn(state, controls)}
    ${byRanks ? ranksResult(state) : showResult(state, controls)}
    ${
      isAwaited(state)
        ? nothing
        : html`<div class="answer-foot">${runningTotals(state)}${isAnswered(state) ? html`${sayButton(spokenOf(state), controls)}${suchButton(controls)}${shareButton(controls)}` : nothing}</div>`
    }
  `;
};

export const countView: ScreenView = {
  choices,
  body,
  marks,
  flow: flowOf,
  textHint: () => strings.textHint,
  typed: () => strings.typedCount,
};
