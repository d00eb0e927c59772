import { html, nothing } from 'lit/html.js';
import type { NearMiss, ScoreRanksAnswer, ScoreShowAnswer } from '../engine/types.js';
import { smallCards } from './card.js';
import type { CountLine } from './count_list.js';
import { engineWords } from './messages/engine.js';
import { words } from './messages/ui.js';

/** Returns the lines of a hand's count, one for each combination, with its phrase from the long count. */
export const showLines = (answer: ScoreShowAnswer): readonly CountLine[] => {
  const phrases = engineWords.phrases(answer);
  return answer.combinations.map(({ cards, running, count }, line) => ({
    phrase: phrases[line] ?? '',
    cards: count === undefined ? smallCards(cards) : words.several(count),
    running,
  }));
};

/** Returns the lines of a count of ranks without suits. */
export const ranksLines = (answer: ScoreRanksAnswer): readonly CountLine[] => {
  const phrases = engineWords.phrases(answer);
  return answer.combinations.map(({ cards, running, count }, line) => ({
    phrase: phrases[line] ?? '',
    cards: count === undefined ? html`<span class="ranks">${cards.join(' ')}</span>` : words.several(count),
    running,
  }));
};

/** Draws the near misses, with the reason why each does not count. */
export const misses = (nearMisses: readonly NearMiss[]) =>
  nearMisses.length === 0
    ? nothing
    : html`
        <section class="misses" part="misses" aria-label=${words.whyNot}>
          ${nearMisses.map((miss) => html`<p>${smallCards(miss.cards)}<span>${words.nearMiss(miss)}</span></p>`)}
        </section>
      `;
