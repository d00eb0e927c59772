import { html, nothing } from 'lit/html.js';
import { type Rank, ranks, type ScorePlayAnswer } from '../../../engine/index.js';
import { rankText } from '../../../ui/card.js';
import { playWords } from '../../messages/pegging.js';
import { handSize } from '../../session/game.js';
import type { State } from '../../state/state.js';
import { adviceOf } from './feature.js';

// This file draws the chance that the opponent still holds each rank, as thirteen bars. The bars are drawn before their
// figures arrive.

const high = 20;

const bar = (chance: number) => html`
  <svg viewBox=${`0 0 10 ${high}`} preserveAspectRatio="none" aria-hidden="true">
    <rect class="least" x="0" y=${high - 1} width="10" height="1" />
    <rect class="chance" x="0" y=${high * (1 - chance)} width="10" height=${high * chance} />
  </svg>
`;

const heldRank = (rank: Rank, chance: number | undefined) => html`
  <li data-none=${chance === 0}>
    ${chance === undefined ? nothing : html`<span class="unseen">${playWords.holds(rank, chance)}</span>`}
    ${bar(chance ?? 0)}<span aria-hidden="true">${rankText(rank)}</span>
  </li>
`;

const theyHoldSome = ({ plays, toPlay }: ScorePlayAnswer): boolean =>
  toPlay !== undefined && plays.filter(({ by }) => by === 'them').length < handSize;

export const held = (state: State, answer: ScorePlayAnswer) => {
  if (!theyHoldSome(answer)) return nothing;
  const chances = adviceOf(state)?.theyHold;
  const label = playWords.theyHold(state.session.names);
  return html`
    <div class="held">
      <p aria-hidden="true">${label}</p>
      <ol role="list" aria-label=${label}>${ranks.map((rank, at) => heldRank(rank, chances?.[at]))}</ol>
    </div>
  `;
};
