import { classMap } from 'lit/directives/class-map.js';
import { html, nothing } from 'lit/html.js';
import type { Card, LaidCard, PlayAnswer } from '../../../engine/index.js';
import { cardMark, smallCards } from '../../../ui/card.js';
import { segments } from '../../../ui/segments.js';
import { handSize } from '../../games/count.js';
import { isLaidOut, laidCards, mayBegin, type PlayGame, theirCards } from '../../games/play.js';
import type { State } from '../../model/state.js';
import { strings } from '../../strings.js';
import { pegPlay } from '../board/peg_buttons.js';
import { shareButton } from '../share_button.js';
import type { Controls, ScreenView } from '../view.js';
import { adviceOf, bestOf, moreOf, playOf } from './screen.js';

const choices: ScreenView['choices'] = (state, { dispatch }) =>
  segments(
    strings.cribGroup,
    [
      { value: true, label: strings.crib(true) },
      { value: false, label: strings.crib(false) },
    ],
    state.game.play.weDeal,
    (weDeal) => dispatch({ type: 'playCribChosen', weDeal }),
  );

// One of our four: to be laid, with what it is worth now, or already on the table.
const ownCard = (state: State, card: Card, { dispatch }: Controls) => {
  const { play } = state.game;
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
  const { kept, starter } = state.game.play;
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
    ? html`<span class="best-now">${strings.best} ${smallCards([best.card])} ${strings.win(best.winChance ?? 0)}</span>`
    : nothing;
};

const whereItStands = (state: State, answer: PlayAnswer, { dispatch }: Controls) => html`
  <div class="count-now">
    <p class="on-table" aria-label=${strings.countNow(answer.count)}>${answer.count}</p>
    <p class="turn">
      <b>${strings.turn(answer)}</b>
      <span>${strings.pegged(answer.totals.us, answer.totals.them)}</span>
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

const laidLine = ({ by, card, count, points, reasons }: LaidCard) => html`
  <li data-by=${by}>
    <span class="who">${strings.sides[by]}</span>${smallCards([card])}<span class="to">${count}</span>
    <span class="why">${points > 0 ? reasons.map(strings.reason).join(', ') : nothing}</span>
  </li>
`;

const showOf = (play: PlayGame) => {
  const [pone, dealer] = play.weDeal ? [theirCards(play), play.kept] : [play.kept, theirCards(play)];
  return { pone, dealer, crib: play.thrown, any: [] };
};

const after = ({ game: { play } }: State, { dispatch }: Controls) =>
  isLaidOut(play) && play.starter
    ? html`
        <button
          type="button"
          class="quiet"
          @click=${() => play.starter && dispatch({ type: 'showDealt', hands: showOf(play), starter: play.starter })}
        >
          ${strings.countShow}
        </button>
      `
    : nothing;

const body: ScreenView['body'] = (state, controls) => {
  const { play } = state.game;
  const answer = mayBegin(play) ? playOf(state) : undefined;
  const text = prompt(play);
  return html`
    ${table(state, controls)}
    ${text ? html`<p class="prompt">${text}</p>` : nothing}
    ${answer ? whereItStands(state, answer, controls) : nothing}
    ${answer?.toPlay === 'us' ? advice(state) : nothing}
    ${answer && answer.plays.length > 0 ? html`<ol class="laid" reversed>${[...answer.plays].reverse().map(laidLine)}</ol>` : nothing}
    <div class="answer-foot">${after(state, controls)}${pegPlay(state, controls)}${answer ? shareButton(controls) : nothing}</div>
  `;
};

export const playView: ScreenView = {
  choices,
  body,
  marks: () => undefined,
  nextLabel: () => strings.newHand,
  textHint: strings.textHintPlay,
};
