import { classMap } from 'lit/directives/class-map.js';
import { html, nothing } from 'lit/html.js';
import type { Card, LaidCard, PlayAnswer } from '../../../engine/index.js';
import { cardMark, smallCards } from '../../../ui/card.js';
import { segments } from '../../../ui/segments.js';
import { laidCards, mayBegin, type PlayGame, playOf } from '../../games/play.js';
import type { State } from '../../model/state.js';
import { dealOf, handSize, isHeels } from '../../record/game.js';
import type { Names } from '../../record/text.js';
import { strings } from '../../strings.js';
import { shareButton } from '../share_button.js';
import type { Controls, ScreenView } from '../view.js';
import { adviceOf, bestOf, flowOf, moreOf, playAnswer } from './screen.js';

const choices: ScreenView['choices'] = ({ sitting: { game, names } }, { dispatch }) =>
  segments(
    strings.cribGroup,
    [
      { value: true, label: strings.cribOf(true, names) },
      { value: false, label: strings.cribOf(false, names) },
    ],
    dealOf(game).weDeal,
    (weDeal) => dispatch({ type: 'dealerChosen', weDeal }),
  );

// One of our four: to be laid, with what it is worth now, or already on the table.
const ownCard = (state: State, card: Card, { dispatch }: Controls) => {
  const play = playOf(state.sitting);
  const legal = adviceOf(state)?.legal ?? [];
  const worth = legal.find((each) => each.card === card);
  const laid = laidCards(play).includes(card);
  const best = worth !== undefined && bestOf(legal).includes(worth);
  return html`
    <div class=${classMap({ own: true, best, down: laid })}>
      <button
        type="button"
        class="place"
        aria-label=${laid ? strings.cardLaid(card) : worth ? strings.layCard(card, worth.net, best) : strings.cardInHand(card)}
        @click=${() => dispatch(worth ? { type: 'cardTapped', card } : { type: 'trayTapped' })}
      >
        ${cardMark(card)}
      </button>
      <small aria-hidden="true">${worth ? strings.netPoints(worth.net) : nothing}</small>
    </div>
  `;
};

const emptyPlace = (name: string, { dispatch }: Controls) => html`
  <div class="own">
    <button type="button" class="place empty" aria-label=${name} @click=${() => dispatch({ type: 'trayTapped' })}></button>
  </div>
`;

const table = (state: State, controls: Controls) => {
  const { kept, starter } = playOf(state.sitting);
  return html`
    <div class="tray own-cards">
      ${kept.map((card) => ownCard(state, card, controls))}
      ${Array.from({ length: handSize - kept.length }, () => emptyPlace(strings.emptySlot, controls))}
      <div class="starter">
        <span class="starter-label" aria-hidden="true">${strings.starter}</span>
        <button
          type="button"
          class=${classMap({ place: true, empty: !starter })}
          aria-label=${starter ? strings.isStarter(starter) : strings.emptyStarter}
          @click=${() => controls.dispatch({ type: 'trayTapped' })}
        >
          ${starter ? cardMark(starter) : nothing}
        </button>
      </div>
    </div>
  `;
};

const prompt = ({ kept, starter }: PlayGame): string => {
  if (kept.length < handSize) return kept.length === 0 ? strings.playPrompt : strings.more(handSize - kept.length);
  return starter ? '' : strings.starterNext;
};

const bestNow = (state: State) => {
  const [best] = adviceOf(state)?.legal ?? [];
  return best
    ? html`<span class="best-now">${strings.best} ${smallCards([best.card])} ${strings.win(best.winChance ?? 0, state.sitting.names)}</span>`
    : nothing;
};

const whereItStands = (state: State, answer: PlayAnswer, { dispatch }: Controls) => html`
  <div class="count-now">
    <p class="on-table" aria-label=${strings.countNow(answer.count)}>${answer.count}</p>
    <p class="turn">
      <b>${strings.turn(answer, state.sitting.names)}</b>
      <span>${strings.pegged(answer.totals.us, answer.totals.them, state.sitting.names)}</span>
      ${answer.toPlay === 'us' ? bestNow(state) : nothing}
    </p>
    ${
      answer.toPlay === 'them' && answer.count > 0
        ? html`<button type="button" class="quiet" @click=${() => dispatch({ type: 'goSaid' })}>${strings.theySayGo}</button>`
        : nothing
    }
  </div>
`;

const advice = (state: State) => {
  const given = adviceOf(state);
  if (!given || given.legal.length === 0) return nothing;
  const more = moreOf(given.legal);
  const sentences = [
    ...(more ? [strings.moreThanBest(more.card, more.more)] : []),
    ...(given.settled ? [] : [strings.adviceComing]),
    strings.adviceNote,
  ];
  return html`<p class="note advice">${sentences.join(' ')}</p>`;
};

const laidLine = ({ by, card, count, points, reasons }: LaidCard, names: Names) => html`
  <li data-by=${by}>
    <span class="who">${strings.nameOf(by, names)}</span>${smallCards([card])}<span class="to">${count}</span>
    <span class="why">${points > 0 ? reasons.map(strings.reason).join(', ') : nothing}</span>
  </li>
`;

// A jack that was cut has scored before the first card.
const heels = ({ sitting: { game, names } }: State) => {
  const deal = dealOf(game);
  return isHeels(deal) ? html`<p class="heels">${strings.heels(deal.weDeal ? 'us' : 'them', names)}</p>` : nothing;
};

const body: ScreenView['body'] = (state, controls) => {
  const play = playOf(state.sitting);
  const answer = mayBegin(play) ? playAnswer(state) : undefined;
  const text = prompt(play);
  return html`
    ${table(state, controls)}
    ${text ? html`<p class="prompt">${text}</p>` : nothing}
    ${heels(state)} ${answer ? whereItStands(state, answer, controls) : nothing}
    ${answer?.toPlay === 'us' ? advice(state) : nothing}
    ${answer && answer.plays.length > 0 ? html`<ol class="laid" reversed>${[...answer.plays].reverse().map((each) => laidLine(each, state.sitting.names))}</ol>` : nothing}
    <div class="answer-foot">${answer ? shareButton(controls) : nothing}</div>
  `;
};

export const playView: ScreenView = {
  choices,
  body,
  marks: () => undefined,
  flow: flowOf,
  textHint: strings.textHintPlay,
};
