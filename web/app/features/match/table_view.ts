import { html, nothing } from 'lit/html.js';
import type { Card } from '../../../engine/index.js';
import { cardMark } from '../../../ui/card.js';
import { fallen } from '../../../ui/played_cards.js';
import { strings } from '../../messages/app.js';
import { againstWords } from '../../messages/match.js';
import { playWords } from '../../messages/pegging.js';
import { dealOf, dealtSize, handSize, playedOf } from '../../session/game.js';
import { cribOf, isGuided, type Match, ourFour } from '../../session/match.js';
import { matchNames } from '../../state/review_sources.js';
import type { State } from '../../state/state.js';
import { heelsOf, whyOf } from './announcements.js';
import { selectShownPlay } from './selectors.js';

// This file draws the cards between the players: the opponent's cards, the play, the starter and the crib.

const back = () => html`<span class="place back"></span>`;
const face = (card: Card) => html`<span class="place">${cardMark(card)}</span>`;

/** Draws the opponent's cards: those they have played, and the backs of those they still hold. */
export const theirSide = (state: State, match: Match) => {
  const names = matchNames(state, match);
  const deal = dealOf(match.game);
  const played = playedOf(deal).filter((card) => !ourFour(deal).includes(card));
  const count = (deal.starter ? handSize : dealtSize) - played.length;
  return html`
    <div class="their-side">
      <div class="tray" role="img" aria-label=${againstWords.theirCards(names, played, count)}>
        ${played.map(face)}${Array.from({ length: count }, back)}
      </div>
      <p class="note" aria-hidden="true">${againstWords.holds(names, count)}</p>
    </div>
  `;
};

/** Draws the count and the cards played. Keeps room for them before the first card is played. */
export const fallenCards = (state: State, match: Match) => {
  const played = selectShownPlay(state, match);
  const names = matchNames(state, match);
  if (!played) return html`<div class="count-now"></div>`;
  return fallen({
    answer: played.answer,
    label: playWords.fallen,
    countName: playWords.countNow,
    keepsCount: true,
    face: ({ card }) => cardMark(card),
    said: ({ by, card, count, points }) => playWords.fell(by, names, strings.cardName(card), count, points),
    why: isGuided(match) ? '' : whyOf(state, match, played) || heelsOf(state, match),
    whyBy: played.answer.plays.at(-1)?.by,
  });
};

const starter = (card: Card | null) => html`
  <div class="lying">
    <span class="note" aria-hidden="true">${strings.starter}</span>
    <span class="tray">
      ${
        card
          ? html`<span class="place cut" role="img" aria-label=${`${strings.starter}, ${strings.cardName(card)}`}>${cardMark(card)}</span>`
          : html`<span class="place empty" role="img" aria-label=${`${strings.starter}: ${againstWords.notCut}`}></span>`
      }
    </span>
  </div>
`;

/** Draws the starter, and the crib with its owner. */
export const starterAndCrib = (state: State, match: Match) => {
  const { weDeal, starter: cut } = dealOf(match.game);
  const names = matchNames(state, match);
  const count = cribOf(match).length;
  return html`
    <div class="starter-and-crib">
      ${starter(cut)}
      <div class="lying">
        <span class="note" aria-hidden="true">${againstWords.crib(weDeal, names)}</span>
        <span class="tray" role="img" aria-label=${againstWords.cribHolds(weDeal, names, count)}>
          ${count === 0 ? html`<span class="place empty"></span>` : back()}
          ${count === 0 ? nothing : html`<small>${count}</small>`}
        </span>
      </div>
    </div>
  `;
};
