import type { LostChances, ReviewDealAnswer, ReviewedStep, Side, Who } from '../../../engine/index.js';
import type { Hint } from '../../session/match.js';
import type { DecisionPlace } from '../../state/slices/review.js';

// This file judges a record deal by deal: how much the cards changed the win chance, and how much each player's
// decisions lost. All win chances are those of one player, `us`.

export interface Decision extends DecisionPlace {
  readonly by: Side;
  readonly step: ReviewedStep;
  /** True if the player had asked for a hint. */
  readonly hinted: boolean;
}

/** How much the cards moved our win chance: the cards dealt, the cut, and the opponent's cards. */
export interface Luck {
  readonly dealt: number;
  readonly cut: number;
  readonly cards: number;
}

/**
 * The win chance that a player lost by each kind of mistake. `counting` is 0 unless the player counts their own hands.
 */
export interface LostByKind extends LostChances {
  readonly counting: number;
}

export interface Parts {
  readonly luck: Luck;
  readonly lost: Readonly<Record<Side, LostByKind>>;
  /** True if enough of this side's cards were seen to judge at least one of its choices. */
  readonly seen: Readonly<Record<Side, boolean>>;
}

export interface JudgedDeal extends Parts {
  readonly after: number;
  readonly decisions: readonly Decision[];
}

export interface Point {
  readonly chance: number;
  readonly deal: number;
  /** The index of the step that led to this chance; absent at the start of the game and at the end of each deal. */
  readonly at?: number;
}

export interface JudgedGame {
  /** The number of judged deals, and of all deals. */
  readonly done: number;
  readonly all: number;
  /** The win chance before the first card. */
  readonly before: number;
  readonly whole: Parts;
  readonly deals: readonly JudgedDeal[];
  readonly curve: readonly Point[];
  /** The most costly decisions, at most three. */
  readonly worst: readonly Decision[];
}

/** The side of a player, seen from `us`. */
const sideOf = (who: Who, us: Who): Side => (who === us ? 'us' : 'them');

const total = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

export const luckOf = ({ dealt, cut, cards }: Luck): number => dealt + cut + cards;
export const lostOf = (lost: LostByKind): number => lost.throw + lost.play + lost.counting;

// Splits luck into its parts. Luck that comes from neither the deal nor the cut is attributed to the opponent's cards,
// so that the three parts add up. A loss by our own undercounting is not bad luck, so it is added back.
const luckParts = ({ steps, totals: { a, b } }: ReviewDealAnswer, sign: number, counting: number): Luck => {
  const of = (...kinds: readonly ReviewedStep['kind'][]) =>
    total(steps.filter(({ kind }) => kinds.includes(kind)).map(({ luck = 0 }) => luck * sign));
  const [dealt, cut] = [of('deal'), of('cut', 'heels')];
  return { dealt, cut, cards: (a.luck + b.luck) * sign + counting - dealt - cut };
};

const decisionsOf = (
  { steps }: ReviewDealAnswer,
  deal: number,
  us: Who,
  hints: readonly Hint[],
): readonly Decision[] => {
  let fallen = 0;
  return steps.flatMap((step, at): readonly Decision[] => {
    const played = step.kind === 'play' ? fallen++ : 0;
    if (!step.by || !step.question || step.lost === undefined || !step.best) return [];
    const by = sideOf(step.by, us);
    const asked = hints.some(([hintDeal, hintFallen]) => hintDeal === deal && hintFallen === played);
    return [{ deal, at, by, step, hinted: by === 'us' && asked }];
  });
};

const seenIn = ({ steps }: ReviewDealAnswer, us: Who): Parts['seen'] => {
  const by = (side: Side) => steps.some((step) => step.lost !== undefined && step.by && sideOf(step.by, us) === side);
  return { us: by('us'), them: by('them') };
};

/** Adds up the luck and the losses of deals. */
export const addUp = (deals: readonly Parts[]): Parts => {
  const luck = (part: keyof Luck) => total(deals.map((deal) => deal.luck[part]));
  const lost = (side: Side, part: keyof LostByKind) => total(deals.map((deal) => deal.lost[side][part]));
  const both = (side: Side): LostByKind => ({
    throw: lost(side, 'throw'),
    play: lost(side, 'play'),
    counting: lost(side, 'counting'),
  });
  return {
    luck: { dealt: luck('dealt'), cut: luck('cut'), cards: luck('cards') },
    lost: { us: both('us'), them: both('them') },
    seen: { us: deals.some(({ seen }) => seen.us), them: deals.some(({ seen }) => seen.them) },
  };
};

const worstOf = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions
    .filter(({ step: { lost = 0 } }) => lost > 0)
    .sort((one, two) => (two.step.lost ?? 0) - (one.step.lost ?? 0))
    .slice(0, 3);

export interface Seen {
  /** The player from whose side the game is judged. */
  readonly us: Who;
  /** True to list only this player's decisions, false to list the decisions of both players. */
  readonly alone: boolean;
  readonly hints: readonly Hint[];
  /** The win chance that we lost by undercounting in each deal. */
  readonly counting: readonly number[];
}

/**
 * Judges the deals before the first one that the engine has not answered yet. `answers` has an entry for each deal, in
 * order. The entry is undefined until the engine has answered.
 */
export const judgedBy = (
  answers: readonly (ReviewDealAnswer | undefined)[],
  { us, alone, hints, counting }: Seen,
): JudgedGame => {
  const missing = answers.indexOf(undefined);
  const known = (missing < 0 ? answers : answers.slice(0, missing)) as readonly ReviewDealAnswer[];
  const sign = us === 'a' ? 1 : -1;
  const chance = (ofA: number) => (us === 'a' ? ofA : 1 - ofA);
  const deals = known.map((answer, at): JudgedDeal => {
    const { a, b } = answer.totals;
    const [ours, theirs] = us === 'a' ? [a.lost, b.lost] : [b.lost, a.lost];
    const missed = counting[at] ?? 0;
    return {
      luck: luckParts(answer, sign, missed),
      lost: { us: { ...ours, counting: missed }, them: { ...theirs, counting: 0 } },
      seen: seenIn(answer, us),
      after: chance(answer.after),
      decisions: decisionsOf(answer, at + 1, us, hints),
    };
  });
  const before = chance(known[0]?.before ?? 0.5);
  const points = known.flatMap(({ steps, after }, deal): readonly Point[] => [
    ...steps.map((step, at) => ({ chance: chance(step.chance), deal: deal + 1, at })),
    { chance: chance(after), deal: deal + 1 },
  ]);
  const decisions = deals.flatMap((deal) => deal.decisions);
  return {
    done: known.length,
    all: answers.length,
    before,
    whole: addUp(deals),
    deals,
    curve: [{ chance: before, deal: 1 }, ...points],
    worst: worstOf(alone ? decisions.filter(({ by }) => by === 'us') : decisions),
  };
};
