import { html, nothing } from 'lit/html.js';
import type { Card, Discard, ValuePlaysAnswer } from '../../engine/index.js';
import { smallCards } from '../../ui/card.js';
import { comparedWords } from '../../ui/discards/comparison.js';
import type { State } from '../state/state.js';
import { cardsToExplain, keptWords, type PlayPosition, playReason } from './choice_reasons.js';

// This file draws the reasons below the grade of an answer, in practice and in a retried decision.

/** Draws what the best throw and the player's keep, and how the player's throw compares. */
export const throwReasons = (state: State, choices: readonly Discard[], mine: Discard, weDeal: boolean) => {
  const [best = mine] = choices;
  const told = [...new Set([best, mine])].map((each) => ({ ...each, words: keptWords(state, each) }));
  // A reason that came later would move the text being read.
  if (told.some(({ words }) => words === undefined)) return nothing;
  return html`
    ${told.map(({ kept, words }) => html`<p class="kept">${smallCards(kept)} <span>${words}</span></p>`)}
    <p class="keeps">${comparedWords(choices, mine, weDeal)}</p>
  `;
};

/** Draws what the best card and the player's peg at once, and what the opponent can answer. */
export const playReasons = (
  state: State,
  position: PlayPosition,
  answer: ValuePlaysAnswer,
  best?: Card,
  mine?: Card,
) => {
  const told = cardsToExplain(best, mine).map((card) => playReason(state, position, card, answer.theyHold));
  return told.includes(undefined) ? nothing : told.map((words) => html`<p class="keeps">${words}</p>`);
};
