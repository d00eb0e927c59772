import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Discard, Opponent, ShowAnswer, StartersAnswer } from '../engine/types.js';
import { errorAt, type Score, worthOf } from './best.js';
import { cutsMaking } from './cuts.js';
import { histogram } from './histogram.js';
import { words } from './words.js';

export interface DiscardDetails {
  readonly choice: Discard;
  /** What the sentence holds it against: the best or, for the best, the next. */
  readonly other: Discard;
  readonly isBest: boolean;
  /** The score that its chance of winning is from; without that where there is none. */
  readonly score: Score | undefined;
  readonly weDeal: boolean;
  readonly opponent: Opponent;
  /** What the four kept cards count before the cut, once it is known. */
  readonly show: ShowAnswer | undefined;
  /** What every starter would make of them, once it is known. */
  readonly starters: StartersAnswer | undefined;
}

const line = (label: string, source: string, range: string, value: string) => html`
  <div><dt>${label} <small>${source}</small></dt><dd><small>${range}</small> <b>${value}</b></dd></div>
`;

const cuts = (answer: StartersAnswer) => html`
  <p class="best-and-worst">
    ${cutsMaking(answer.max, answer, words.bestCuts, 3)} ${cutsMaking(answer.min, answer, words.worstCuts, 3)}
  </p>
`;

/** What is behind one discard's points and chance; `after` follows it. */
export const discardDetails = (
  { choice, other, isBest, score, weDeal, opponent, show, starters }: DiscardDetails,
  after: TemplateResult | typeof nothing = nothing,
) => {
  const { hand, crib, play } = choice;
  const kinds = show?.combinations.map(({ kind, cards }) => ({ kind, cards: cards.length })) ?? [];
  return html`
    <div class="details" part="details">
      <dl>
        ${line(words.hand, words.handSource, words.range(hand.min, hand.max), words.mean(hand.mean))}
        ${line(words.crib(weDeal), words.cribSource(opponent), '', words.signedMean(weDeal ? crib.mean : -crib.mean))}
        ${line(words.play, words.playSource, words.pegging(play.ours, play.theirs), words.signedMean(play.ours - play.theirs))}
        ${score ? line(words.winning, words.winningSource(errorAt('winChance', score)), '', words.chance(worthOf(choice, 'winChance'))) : nothing}
      </dl>
      ${histogram({
        counts: hand.histogram,
        min: hand.min,
        max: hand.max,
        label: words.histogram(hand.min, hand.max),
        barLabel: words.histogramBar,
      })}
      <p class="sentence">${show ? words.sentence(choice, other, weDeal, kinds, isBest) : nothing}</p>
      ${starters ? cuts(starters) : nothing}
      ${after}
    </div>
  `;
};
