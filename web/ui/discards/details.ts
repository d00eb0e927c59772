import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Discard, Opponent, Order, ShowAnswer, StartersAnswer } from '../../engine/types.js';
import { errorAt, type Score, worthOf } from '../best.js';
import { smallCards } from '../card.js';
import { cutsMaking } from '../cuts.js';
import { words } from '../words.js';
import { explainedLine, explainedPicture } from './explained.js';
import { histogram } from './histogram.js';

export interface DiscardDetails {
  readonly choice: Discard;
  /** What the sentence holds it against: the best or, for the best, the next. */
  readonly other: Discard;
  readonly isBest: boolean;
  readonly order: Order;
  /** The score that its chance of winning is from; without that where there is none. */
  readonly score: Score | undefined;
  readonly weDeal: boolean;
  readonly opponent: Opponent;
  /** What the four kept cards count before the cut, once it is known. */
  readonly show: ShowAnswer | undefined;
  /** What every starter would make of them, once it is known. */
  readonly starters: StartersAnswer | undefined;
}

const { captions, says } = words;

/** What the kept cards have before the cut, in a sentence. */
export const keepsSentence = (show: ShowAnswer): string =>
  words.keeps(show.combinations.map(({ kind, cards }) => ({ kind, cards: cards.length })));

const handLine = ({ hand }: Discard) =>
  explainedLine(words.hand, words.handSource, [
    { value: words.total(hand.min), caption: captions.min, sentence: says.handMin },
    { value: words.total(hand.max), caption: captions.max, sentence: says.handMax },
    { value: words.mean(hand.mean), caption: captions.mean, sentence: says.handMean },
  ]);

const cribLine = ({ choice: { crib }, weDeal, opponent }: DiscardDetails) =>
  explainedLine(words.crib(weDeal), words.cribSource(opponent), [
    {
      value: words.signedMean(weDeal ? crib.mean : -crib.mean),
      caption: captions.mean,
      sentence: says.crib(weDeal, opponent),
    },
  ]);

const playLine = ({ play }: Discard) =>
  explainedLine(words.play, words.playSource, [
    { value: words.mean(play.ours), caption: captions.ours, sentence: says.playOurs },
    { value: words.mean(play.theirs), caption: captions.theirs, sentence: says.playTheirs },
    { value: words.signedMean(play.ours - play.theirs), caption: captions.net, sentence: says.playNet },
  ]);

const chanceLine = (choice: Discard, score: Score) => {
  const error = errorAt('winChance', score);
  const value = words.chance(worthOf(choice, 'winChance'));
  return explainedLine(words.winning, words.winningSource(error), [
    { value, caption: '', sentence: says.chance(score, error) },
  ]);
};

const handPicture = ({ hand }: Discard) =>
  explainedPicture(
    histogram({ counts: hand.histogram, min: hand.min, max: hand.max, barLabel: words.histogramBar }),
    words.histogram(hand.min, hand.max),
    says.cuts(hand.histogram),
  );

const cuts = (answer: StartersAnswer) => html`
  <p class="best-and-worst">
    ${cutsMaking(answer.max, answer, words.bestCuts, 3)} ${cutsMaking(answer.min, answer, words.worstCuts, 3)}
  </p>
`;

// Beside the list it has to say which throw it is about.
const heading = ({ choice, order, score, weDeal }: DiscardDetails) => html`
  <div class="details-head">
    <p class="throw">${words.throwThese} ${smallCards(choice.thrown)}</p>
    <p class="numeral">
      ${score && order === 'winChance' ? words.chance(worthOf(choice, 'winChance')) : words.netPoints(choice.points)}
      <small>${words.worthUnit[score ? order : 'points']}</small>
    </p>
    <p class="sum">${words.leadNumbers(choice, weDeal, order)}</p>
  </div>
`;

/** What is behind one discard's points and chance; `after` follows it. */
export const discardDetails = (parts: DiscardDetails, after: TemplateResult | typeof nothing = nothing) => {
  const { choice, other, isBest, score, weDeal, show, starters } = parts;
  return html`
    <div class="details" part="details" data-explains>
      ${heading(parts)}
      <p class="kept">${smallCards(choice.kept)} <span>${show ? keepsSentence(show) : nothing}</span></p>
      ${handLine(choice)} ${cribLine(parts)} ${playLine(choice)} ${score ? chanceLine(choice, score) : nothing}
      ${handPicture(choice)} ${starters ? cuts(starters) : nothing}
      <p class="against">${words.against(choice, other, weDeal, isBest)}</p>
      ${after}
    </div>
  `;
};
