import { type DealStep, dealOf, type ShowSeat, sideOf } from './game.js';
import { type Match, seatToShow } from './match.js';

/** The numbers of points that a hand can count. Four numbers below 30 never occur. */
export const claims: readonly number[] = Array.from({ length: 30 }, (_, points) => points).filter(
  (points) => ![19, 25, 26, 27].includes(points),
);

/** True if the player, not the app, counts this hand. */
const isOurs = ({ counts, game }: Match, seat: ShowSeat): boolean =>
  counts !== 'app' && sideOf(dealOf(game), seat) === 'us';

/** True if the player still has to say what the current hand counts. */
export const isToClaim = (match: Match): boolean => {
  const seat = seatToShow(dealOf(match.game));
  return seat !== undefined && isOurs(match, seat) && match.claim === null;
};

/** Returns by how many points our own count falls short of the hand's worth. */
export const missedBy = ({ claim }: Match, worth: number): number => Math.max(0, worth - (claim ?? worth));

/**
 * Returns the steps to record for a hand: its worth or, if we counted fewer points, those points. With muggins the
 * opponent pegs the points that we missed. Points that we counted too many are recorded but peg nothing.
 */
export const showSteps = (match: Match, seat: ShowSeat, worth: number): readonly DealStep[] => {
  const { claim, counts } = match;
  if (claim === null) return [{ show: seat }];
  const missed = missedBy(match, worth);
  if (claim > worth) return [{ show: seat, claimed: claim, overcounted: claim - worth }];
  if (missed === 0) return [{ show: seat, claimed: claim }];
  const rest: DealStep = { by: 'them', points: missed };
  return [{ show: seat, claimed: claim, missed }, ...(counts === 'muggins' ? [rest] : [])];
};

/** Returns the points too many of each hand that we overcounted. */
export const overcountsOf = ({ game }: Match): readonly number[] =>
  game.deals.flatMap(({ steps }) =>
    steps.flatMap((step) => ('show' in step && step.overcounted ? [step.overcounted] : [])),
  );

/** Returns, for each hand we undercounted, the deal number (from 1), the holes missed, and how many the opponent pegged. */
export const missesOf = ({ game, counts }: Match): readonly (readonly [deal: number, holes: number, taken: number])[] =>
  game.deals.flatMap(({ steps }, at) =>
    steps.flatMap((step) =>
      'show' in step && step.missed ? [[at + 1, step.missed, counts === 'muggins' ? step.missed : 0] as const] : [],
    ),
  );
