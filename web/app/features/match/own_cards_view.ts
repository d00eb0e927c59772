import { html, nothing } from 'lit/html.js';
import type { Card } from '../../../engine/index.js';
import { placeOf } from '../../../exercises/rank_order.js';
import { cardMark } from '../../../ui/card.js';
import { classNames } from '../../../ui/class_names.js';
import { focusNext, keepOneTabStop } from '../../../ui/roving_focus.js';
import { againstWords } from '../../messages/match.js';
import { dealOf } from '../../session/game.js';
import { canPlay, cardsInHand, hasThrown, type Match, ourFour } from '../../session/match.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { selectBestMove } from './hint.js';
import type { Phase } from './phase.js';
import { selectDealtCards, selectShownPlay } from './selectors.js';

// This file draws our cards in the dock, within the thumb's reach: the six to throw from, or the four to play.

/** Returns our cards in the order that the player has chosen. */
export const ordered = ({ settings }: State, cards: readonly Card[]): readonly Card[] =>
  settings.hand === 'dealt' ? cards : [...cards].sort((one, two) => placeOf(one) - placeOf(two));

interface Own {
  readonly card: Card;
  readonly name: string;
  readonly chosen?: boolean;
  readonly down?: boolean;
  readonly dim?: boolean;
  readonly best?: boolean;
}

const ownCard = ({ card, name, chosen, down, dim, best }: Own, at: number, { dispatch }: Controls) => html`
  <button
    type="button"
    class=${classNames({ place: true, lifted: chosen === true, faded: down === true, dim: dim === true, best: best === true })}
    aria-label=${name}
    aria-pressed=${chosen === undefined ? nothing : chosen}
    aria-disabled=${down || dim ? 'true' : 'false'}
    tabindex=${at === 0 ? 0 : -1}
    @click=${() => down || dispatch({ type: 'cardTapped', card })}
  >
    ${cardMark(card)}
  </button>
`;

const sixToThrow = (state: State, match: Match): readonly Own[] => {
  const chosen = state.match?.chosen ?? [];
  const deal = dealOf(match.game);
  const six = hasThrown(deal) ? ourFour(deal) : (selectDealtCards(state, match)?.ours ?? []);
  return ordered(state, six).map((card) => ({
    card,
    name: againstWords.toThrow(card, chosen.includes(card)),
    chosen: chosen.includes(card),
  }));
};

const fourToPlay = (state: State, match: Match, phase: Phase): readonly Own[] => {
  const deal = dealOf(match.game);
  const count = selectShownPlay(state, match)?.answer.count ?? 0;
  return ordered(state, ourFour(deal)).map((card) => {
    if (!cardsInHand(deal).includes(card)) return { card, name: againstWords.laid(card), down: true };
    if (phase !== 'play') return { card, name: againstWords.waits(card), dim: true };
    return canPlay(card, count)
      ? { card, name: againstWords.layCard(card) }
      : { card, name: againstWords.cannotLay(card), dim: true };
  });
};

export const ownCards = (state: State, match: Match, phase: Phase, controls: Controls) => {
  const throwing = phase === 'throw' || phase === 'theirThrow';
  if (!throwing && phase !== 'play' && phase !== 'theirTurn' && phase !== 'played') return nothing;
  const best = selectBestMove(state, match)?.cards ?? [];
  const cards = throwing ? sixToThrow(state, match) : fourToPlay(state, match, phase);
  return html`
    <div
      class="tray my-cards"
      role="group"
      aria-label=${againstWords.myCards}
      @keydown=${(event: KeyboardEvent) => focusNext(event)}
      @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
    >
      ${cards.map((own, at) => ownCard({ ...own, best: best.includes(own.card) }, at, controls))}
    </div>
  `;
};
