import { html, nothing } from 'lit/html.js';
import type { LaidCard, PlayAnswer } from '../../../engine/index.js';
import { cardMark, rankText } from '../../../ui/card.js';
import { playOf } from '../../games/play.js';
import type { State } from '../../model/state.js';
import { isCard, type Turn } from '../../record/game.js';
import { strings } from '../../strings.js';

// The middle of the table: the count, and the cards as they fell, left to right. Those of counts that are over are turned down.

type Laid = Exclude<Turn, 'go'>;

const face = (turn: Laid, laid: LaidCard) =>
  isCard(turn) ? cardMark(laid.card) : html`<span class="mark">${rankText(turn)}</span>`;

const named = (turn: Laid, laid: LaidCard): string =>
  isCard(turn) ? strings.cardName(laid.card) : strings.rankName(turn);

// The first card of the count that stands: the last one that begins a count anew.
const firstOfCount = ({ plays, count }: PlayAnswer): number => {
  if (count === 0) return plays.length;
  return plays.findLastIndex((laid, at) => at === 0 || laid.count <= (plays[at - 1]?.count ?? 0));
};

const fallenCard = (state: State, laid: LaidCard, turn: Laid, now: boolean) => html`
  <li data-by=${laid.by} data-now=${now}>
    <span class="unseen">${strings.fell(laid.by, state.sitting.names, named(turn, laid), laid.count, laid.points)}</span>
    <span class="small-card" aria-hidden="true">${face(turn, laid)}</span>
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
  const turns = playOf(state.sitting).played.filter((turn): turn is Laid => turn !== 'go');
  const from = firstOfCount(answer);
  return html`
    <div class="count-now">
      <p class="on-table" role="img" aria-label=${strings.countNow(answer.count)}>${answer.count}</p>
      <div class="fallen-cards">
        <ol class="fallen" role="list" aria-label=${strings.fallen}>
          ${answer.plays.map((laid, at) => fallenCard(state, laid, turns[at] ?? laid.card, at >= from))}
        </ol>
        ${lastPeg(state, answer)}
      </div>
    </div>
  `;
};
