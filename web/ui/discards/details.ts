import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Score } from '../../engine/game.js';
import type { Objective, Opponent, Order, ScoreShowAnswer, ValueStartersAnswer } from '../../engine/types.js';
import { smallCards } from '../card.js';
import { errorAt, worthOf } from '../error_margins.js';
import { discardWords } from '../messages/discards.js';
import { numberWords } from '../messages/numbers.js';
import { words } from '../messages/ui.js';
import { worthWords } from '../messages/worth.js';
import { cutsMaking } from '../starter_cards.js';
import { explainedLine, explainedPicture } from './explanation.js';
import { histogram } from './histogram.js';
import { cribCountsIn, type Throw } from './throw.js';

export interface DiscardDetails {
  readonly choice: Throw;
  /** The discard with which a sentence compares `choice`: the best one or, if `choice` is the best, the next. */
  readonly other: Throw;
  readonly isBest: boolean;
  readonly order: Order;
  /** The objective; winning by default. */
  readonly objective?: Objective;
  /** The score from which the win chance is computed. If undefined, no win chance is shown. */
  readonly score: Score | undefined;
  readonly weDeal: boolean;
  /** The players' own names, and the crib by its owner's. */
  readonly named?: {
    readonly crib: string;
    readonly ours?: string;
    readonly theirs?: string;
    /** How the mean of the crib was found, in a few words and in a sentence. */
    readonly source?: string;
    readonly says?: string;
  };
  readonly opponent: Opponent;
  /** The count of the four kept cards before the cut, once it is known. */
  readonly show: ScoreShowAnswer | undefined;
  /** The counts of the kept cards with every starter, once they are known. */
  readonly starters: ValueStartersAnswer | undefined;
}

/** Says the combinations in the kept cards before the cut. */
export const keepsSentence = (show: ScoreShowAnswer): string =>
  discardWords.keeps(show.combinations.map(({ kind, cards }) => ({ kind, cards: cards.length })));

const handLine = ({ hand }: Throw) =>
  explainedLine(numberWords.hand, numberWords.handSource(hand.count), [
    { value: words.total(hand.min), caption: numberWords.captions.min, sentence: numberWords.says.handMin },
    { value: words.total(hand.max), caption: numberWords.captions.max, sentence: numberWords.says.handMax },
    {
      value: numberWords.mean(hand.mean),
      caption: numberWords.captions.mean,
      sentence: numberWords.says.handMean(hand.count),
    },
  ]);

const cribLine = ({ choice, weDeal, named, opponent }: DiscardDetails) =>
  explainedLine(named?.crib ?? numberWords.crib(weDeal), named?.source ?? discardWords.cribSource(opponent), [
    {
      value: numberWords.signedMean(cribCountsIn(choice, weDeal) * choice.crib.mean),
      caption: numberWords.captions.mean,
      sentence: named?.says ?? numberWords.says.crib(weDeal, opponent),
    },
  ]);

const playLine = ({ choice: { play }, named }: DiscardDetails) =>
  play &&
  explainedLine(numberWords.play, numberWords.playSource, [
    {
      value: numberWords.mean(play.ours),
      caption: named?.ours || numberWords.captions.ours,
      sentence: numberWords.says.playOurs,
    },
    {
      value: numberWords.mean(play.theirs),
      caption: named?.theirs || numberWords.captions.theirs,
      sentence: numberWords.says.playTheirs,
    },
    {
      value: numberWords.signedMean(play.ours - play.theirs),
      caption: numberWords.captions.net,
      sentence: numberWords.says.playNet,
    },
  ]);

const worthLine = (choice: Throw, score: Score, objective: Objective) => {
  const error = errorAt('winChance', score, objective);
  const value = worthWords.worth(worthOf(choice, 'winChance'), objective);
  return explainedLine(numberWords.worthLabel, numberWords.worthSource(error), [
    {
      value,
      caption: worthWords.worthUnit('winChance', objective),
      sentence: numberWords.says.worth(score, error, objective),
    },
  ]);
};

const chanceLine = ({ winChance = 0 }: Throw, score: Score) => {
  const error = errorAt('winChance', score);
  const value = discardWords.chance(winChance);
  return explainedLine(numberWords.winning, numberWords.winningSource(error), [
    { value, caption: '', sentence: numberWords.says.chance(score, error) },
  ]);
};

const handPicture = ({ hand }: Throw) =>
  explainedPicture(
    histogram({
      counts: hand.histogram,
      min: hand.min,
      max: hand.max,
      barLabel: (count, total) => numberWords.histogramBar(count, hand.count, total),
    }),
    numberWords.histogram(hand.min, hand.max),
    numberWords.says.cuts(hand.histogram),
  );

const cuts = (answer: ValueStartersAnswer) => html`
  <p class="best-and-worst">
    ${cutsMaking(answer.max, answer, words.bestCuts, 3)} ${cutsMaking(answer.min, answer, words.worstCuts, 3)}
  </p>
`;

// If the details stand beside the list, not under a row, this heading says which throw they are about.
const heading = ({ choice, order, objective = 'win', score, weDeal }: DiscardDetails) => html`
  <div class="details-head">
    <p class="throw">${discardWords.throwThese} ${smallCards(choice.thrown)}</p>
    <p class="numeral">
      ${score && order === 'winChance' ? worthWords.worth(worthOf(choice, order), objective) : discardWords.netPoints(choice.points)}
      <small>${worthWords.worthUnit(score ? order : 'points', objective)}</small>
    </p>
    <p class="sum">${discardWords.leadNumbers(choice, weDeal, order, objective)}</p>
  </div>
`;

/** Draws the details behind one discard's points and win chance, followed by `after`. */
export const discardDetails = (parts: DiscardDetails, after: TemplateResult | typeof nothing = nothing) => {
  const { choice, other, isBest, objective = 'win', score, weDeal, show, starters } = parts;
  const worth = score && objective !== 'win' ? worthLine(choice, score, objective) : nothing;
  return html`
    <div class="details" part="details" data-explains>
      ${heading(parts)}
      <p class="kept">${smallCards(choice.kept)} <span>${show ? keepsSentence(show) : nothing}</span></p>
      ${handLine(choice)} ${cribLine(parts)} ${playLine(parts) ?? nothing} ${worth} ${score ? chanceLine(choice, score) : nothing}
      ${handPicture(choice)} ${starters ? cuts(starters) : nothing}
      <p class="compared">${discardWords.against(choice, other, weDeal, isBest)}</p>
      ${after}
    </div>
  `;
};
