import { html, nothing } from 'lit/html.js';
import type { Card, ScorePlayAnswer } from '../../../engine/index.js';
import { cardMark, smallCards } from '../../../ui/card.js';
import { classNames } from '../../../ui/class_names.js';
import { discardWords } from '../../../ui/messages/discards.js';
import { adviceWords } from '../../messages/advice.js';
import { strings } from '../../messages/app.js';
import { playWords } from '../../messages/pegging.js';
import { dealOf, handSize, isHeels, turnsOf } from '../../session/game.js';
import { mayBegin, type PlayGame, playedCards, playOf } from '../../session/pegging_slice.js';
import { isOfMore } from '../../session/session.js';
import { selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { cribChoice } from '../crib_owner_choice.js';
import { nextStepButton } from '../next_step_button.js';
import { promptLine } from '../prompt_line.js';
import { mayDealRandom } from '../random_cards.js';
import { shareButton, suchButton } from '../share_buttons.js';
import type { Controls, ScreenView } from '../view_types.js';
import { playDock } from './dock.js';
import { adviceOf, pegging as feature, playAnswer } from './feature.js';
import { held } from './holding_chances_view.js';
import { fallen } from './played_cards_view.js';
import { bestOf, type MixedRank, mixOf, moreOf, nextStep } from './selectors.js';

// Draws one of our four cards, with its worth if it may be played now.
const ownCard = (state: State, card: Card, { dispatch }: Controls) => {
  const play = playOf(state.session);
  const legal = adviceOf(state)?.legal ?? [];
  const worth = legal.find((each) => each.card === card);
  const played = playedCards(play).includes(card);
  const ringed = state.ui.ringed.includes(card);
  const best = worth !== undefined && bestOf(legal, state.session.objective).includes(worth);
  // Until the engine has said whose turn it is, the card may be tapped. If the tap breaks the rules, the engine's answer
  // undoes it.
  const told = playAnswer(state);
  const mayPlay =
    !played && mayBegin(play) && (!told || told.toPlay === 'us') && selectStanding(state).winner === undefined;
  const name = played
    ? strings.cardLaid(card)
    : mayPlay
      ? playWords.layCard(card, worth?.net, best)
      : strings.cardInHand(card);
  return html`
    <div class=${classNames({ own: true, best, down: played, ringed })}>
      <button
        type="button"
        class="place"
        aria-label=${ringed ? `${name}, ${discardWords.chosen}` : name}
        @click=${() => dispatch(mayPlay ? { type: 'cardTapped', card } : { type: 'trayTapped' })}
      >
        ${cardMark(card)}
      </button>
      <small aria-hidden="true">${worth ? discardWords.netPoints(worth.net) : nothing}</small>
    </div>
  `;
};

const emptyPlace = (name: string, { dispatch }: Controls) => html`
  <div class="own">
    <button type="button" class="place empty" aria-label=${name} @click=${() => dispatch({ type: 'trayTapped' })}></button>
  </div>
`;

const table = (state: State, controls: Controls) => {
  const { kept, starter } = playOf(state.session);
  return html`
    <div class="tray own-cards">
      ${kept.map((card) => ownCard(state, card, controls))}
      ${Array.from({ length: handSize - kept.length }, () => emptyPlace(strings.emptySlot, controls))}
      <div class="starter">
        <span class="starter-label" aria-hidden="true">${strings.starter}</span>
        <button
          type="button"
          class=${classNames({ place: true, empty: !starter })}
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
  if (kept.length < handSize) return kept.length === 0 ? playWords.playPrompt : strings.more(handSize - kept.length);
  return starter ? '' : strings.starterNext;
};

// Draws the best card. Its place is reserved before it is known.
const bestNow = (state: State) => {
  const [best] = adviceOf(state)?.legal ?? [];
  const { names, objective } = state.session;
  return html`
    <span class="best-now">
      ${best ? html`${discardWords.best} ${smallCards([best.card])} ${adviceWords.winsBrief(best.winChance ?? 0, best.worth, objective, names)}` : nothing}
    </span>
  `;
};

const whoseTurn = (state: State, answer: ScorePlayAnswer) => {
  const { names } = state.session;
  return html`
    <p class="turn">
      <b>${playWords.turn(answer, names)}</b>
      <span class="pegged">${playWords.pegged(answer.totals.us, answer.totals.them, names)}</span>
      ${answer.toPlay === 'us' ? bestNow(state) : nothing}
    </p>
  `;
};

const mixed = ({ cards, share }: MixedRank, at: number) =>
  html`${at > 0 ? ', ' : nothing}${smallCards(cards)} ${strings.percent(share)}`;

// Draws remarks on the advice, and an explanation of the numbers, which a tap opens. The remarks stand last on the
// screen, because the engine's final answer may add a sentence.
const advice = (state: State) => {
  const given = adviceOf(state);
  if (given?.legal.length === 0) return nothing;
  const { objective } = state.session;
  const more = given && moreOf(given.legal, objective);
  const mix = mixOf(given?.legal ?? []);
  return html`
    <div class="advice note">
      <details>
        <summary>${adviceWords.aboutBest} ${given?.settled ? nothing : html`<i>${adviceWords.adviceComing}</i>`}</summary>
        <p>${adviceWords.adviceNote(objective)}</p>
      </details>
      ${more ? html`<p>${adviceWords.moreThanBest(more.card, more.more, objective)}</p>` : nothing}
      ${mix.length > 0 ? html`<p class="mix">${adviceWords.mixes} ${mix.map(mixed)}</p>` : nothing}
    </div>
  `;
};

// Says that a cut jack has scored, until the first card is played.
const heels = ({ session: { game, names } }: State) => {
  const deal = dealOf(game);
  return isHeels(deal) && turnsOf(deal).length === 0
    ? html`<p class="heels">${strings.heels(deal.weDeal ? 'us' : 'them', names)}</p>`
    : nothing;
};

const body: ScreenView['body'] = (state, controls) => {
  const play = playOf(state.session);
  const answer = mayBegin(play) ? playAnswer(state) : undefined;
  const over = selectStanding(state).winner !== undefined;
  const text = prompt(play);
  return html`
    ${table(state, controls)}
    ${promptLine(text, { random: mayDealRandom(state), clear: !feature.isEmpty(state) }, state, controls)}
    ${heels(state)}
    ${answer ? fallen(state, answer) : nothing} ${answer && !over ? whoseTurn(state, answer) : nothing}
    ${answer && !over ? held(state, answer) : nothing}
    <div class="answer-foot">${answer ? html`${suchButton(controls)}${shareButton(controls)}` : nothing}</div>
    ${answer?.toPlay === 'us' && !over ? advice(state) : nothing}
  `;
};

// Draws the way back to the board, where three or four people peg their play.
const dockOfMore = ({ dispatch }: Controls) => html`
  <div class="folded">${nextStepButton({ label: strings.goTo(strings.views.board), action: { type: 'viewChosen', view: 'board' } }, dispatch)}</div>
`;

export const playView: ScreenView = {
  choices: cribChoice,
  body: (state, controls) =>
    isOfMore(state.session) ? html`<p class="note">${adviceWords.playForTwo}</p>` : body(state, controls),
  dock: (state, controls) => (isOfMore(state.session) ? dockOfMore(controls) : playDock(state, controls)),
  flow: nextStep,
  textHint: () => adviceWords.textHintPlay,
  typed: () => adviceWords.typedPlay,
};
