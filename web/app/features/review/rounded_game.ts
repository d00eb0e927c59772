import { addUp, type JudgedDeal, type JudgedGame, type LostByKind, type Luck, lostOf } from './judged_game.js';

// This file rounds the win chances of a judged game to tenths of a percent, so that the rounded numbers still add up: down
// each column, and from one deal to the next. The remainder of rounding goes into the luck of the cards.

// Returns a chance in tenths of a percent, which is the unit of all numbers in this file.
const inTenths = (chance: number): number => Math.round(chance * 1000);

const asChance = (tenths: number): number => tenths / 1000;

// Rounds numbers so that they add up to the rounded sum of all before them.
const roundedSums = (values: readonly number[]): readonly number[] => {
  let sum = 0;
  return values.map((value) => {
    const before = inTenths(sum);
    sum += value;
    return inTenths(sum) - before;
  });
};

// Splits the rounded loss of a deal by kind.
const split = (total: number, lost: LostByKind): LostByKind => {
  const counting = Math.min(total, inTenths(lost.counting));
  const rest = total - counting;
  const thrown = lost.play === 0 ? rest : Math.min(rest, inTenths(lost.throw));
  return { counting: asChance(counting), throw: asChance(thrown), play: asChance(rest - thrown) };
};

const splitLuck = (total: number, luck: Luck): Luck => {
  const [dealt, cut] = [inTenths(luck.dealt), inTenths(luck.cut)];
  return { dealt: asChance(dealt), cut: asChance(cut), cards: asChance(total - dealt - cut) };
};

/** Returns the judged game with rounded numbers, as the review shows them. */
export const roundedGame = (judged: JudgedGame): JudgedGame => {
  const { before, deals } = judged;
  const [ours, theirs] = (['us', 'them'] as const).map((side) =>
    roundedSums(deals.map(({ lost }) => lostOf(lost[side]))),
  );
  let chance = inTenths(before);
  const rounded = deals.map((deal, at): JudgedDeal => {
    const [us, them, after] = [ours?.[at] ?? 0, theirs?.[at] ?? 0, inTenths(deal.after)];
    const luck = after - chance + us - them;
    chance = after;
    return {
      ...deal,
      after: asChance(after),
      luck: splitLuck(luck, deal.luck),
      lost: { us: split(us, deal.lost.us), them: split(them, deal.lost.them) },
    };
  });
  return { ...judged, deals: rounded, whole: addUp(rounded) };
};
