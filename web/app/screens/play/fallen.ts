import { html, nothing } from 'lit/html.js';
import type { LaidCard, PlayAnswer } from '../../../engine/index.js';
import { cardMark } from '../../../ui/card.js';
import { playOf } from '../../games/play.js';
import type { State } from '../../model/state.js';
import { isCard } from '../../record/game.js';
import { strings } from '../../strings.js';

// The middle of the table: the count, and the cards as they fell, left to right. Those of counts that are over are turned down.

const face = (turn: string, laid: LaidCard) =>
  isCard(turn as LaidCard['card'])
    ? cardMark(laid.card)
    : html`<span class="mark">${turn === 'T' ? '10' : turn}</span>`;

const named = (turn: string, laid: LaidCard): string =>
  isCard(turn as LaidCard['card']) ? strings.cardName(laid.card) : strings.rankName(turn as never);

const countOfNow = ({ plays, count }: PlayAnswer): number => {
  let left = count;
  let at = plays.length;
  while (at > 0 && left > 0) left -= pipsOf(plays[--at] as LaidCard);
  return at;
};

const pipsOf = ({ card }: LaidCard): number =>
  ({ A: 1, T: 10, J: 10, Q: 10, K: 10 })[card[0] as string] ?? Number(card[0]);

const fallenCard = (state: State, laid: LaidCard, turn: string, now: boolean) => html`
  <li data-by=${laid.by} data-now=${now} aria-label=${strings.fell(laid.by, state.sitting.names, named(turn, laid), laid.count)}>
    <span class="small-card">${face(turn, laid)}</span>
    ${laid.points > 0 ? html`<small aria-hidden="true">+${laid.points}</small>` : nothing}
  </li>
`;

const lastPeg = (state: State, { plays }: PlayAnswer) => {
  const last = plays.at(-1);
  if (!last || last.points === 0) return nothing;
  const why = strings.justPegged(last.by, last.reasons, state.sitting.names);
  return html`<p class="why" data-by=${last.by}>${why}</p>`;
};

export const fallen = (state: State, answer: PlayAnswer) => {
  const turns = playOf(state.sitting).played.filter((turn) => turn !== 'go');
  const from = countOfNow(answer);
  return html`
    <div class="count-now">
      <p class="on-table" aria-label=${strings.countNow(answer.count)}>${answer.count}</p>
      <div class="fallen-cards">
        <ol class="fallen" aria-label=${strings.fallen}>
          ${answer.plays.map((laid, at) => fallenCard(state, laid, turns[at] ?? laid.card, at >= from))}
        </ol>
        ${lastPeg(state, answer)}
      </div>
    </div>
  `;
};
