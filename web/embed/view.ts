import { live } from 'lit/directives/live.js';
import { html, nothing } from 'lit/html.js';
import type { CountGame } from '../app/session/count_slice.js';
import type { DiscardGame } from '../app/session/discard_slice.js';
import { seatsOf } from '../app/session/game.js';
import { strings } from '../element/strings.js';
import type { ScoreRanksAnswer } from '../engine/types.js';
import { ranksLines } from '../ui/count_lines.js';
import { plainCountList } from '../ui/count_list.js';
import { total } from '../ui/score_total.js';

/** The content of the frame: a position, ranks with their count, or an error message about an unreadable link. */
export type Shown =
  | { readonly count: CountGame }
  | { readonly discard: DiscardGame; readonly score: string }
  | { readonly ranks: string; readonly answer: ScoreRanksAnswer; readonly long: ScoreRanksAnswer }
  | { readonly wrong: string };

const countView = (count: CountGame) => {
  const { seat, hands, starter } = count;
  if (seat === 'any') return html`<cribbage-hand .cards=${hands.any}></cribbage-hand>`;
  const held = seatsOf(count).filter((each) => hands[each].length > 0);
  if (held.length === 0)
    return html`<cribbage-counter .cards=${live('')} .starter=${live(starter ?? '')}></cribbage-counter>`;
  return held.map(
    (each) => html`
      ${held.length > 1 ? html`<h2>${strings.seatTitles[each]}</h2>` : nothing}
      <cribbage-hand .cards=${hands[each]} .starter=${starter ?? ''} .crib=${each === 'crib'}></cribbage-hand>
    `,
  );
};

// A throw of three or four players has neither a score nor a kind of opponent.
const discardView = ({ dealt, weDeal, size, opponent }: DiscardGame, score: string) => html`
  <cribbage-discard
    .cards=${dealt}
    .myCrib=${weDeal}
    .players=${size ?? ''}
    .score=${size ? '' : score}
    .opponent=${size ? '' : opponent}
  ></cribbage-discard>
`;

const ranksView = (ranks: string, long: ScoreRanksAnswer) => html`
  <h2 class="ranks-title">${ranks}</h2>
  ${total(long.points, strings.points(long.points), '')} ${plainCountList(ranksLines(long))}
`;

export const embedView = (shown: Shown) => {
  if ('wrong' in shown) return html`<p class="wrong">${shown.wrong}</p>`;
  if ('ranks' in shown) return ranksView(shown.ranks, shown.long);
  return 'count' in shown ? countView(shown.count) : discardView(shown.discard, shown.score);
};
