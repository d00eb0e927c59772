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

// True if the opponent gets the points that we miss.
const isMuggins = ({ counts }: Match): boolean => counts === 'muggins' || counts === 'strict';

/** Returns the points that the opponent pegs because our own count is wrong. */
export const takenBy = (match: Match, worth: number): number => {
  const claim = match.claim ?? worth;
  if (claim > worth) return match.counts === 'strict' ? claim - worth : 0;
  return isMuggins(match) ? worth - claim : 0;
};

/**
 * Returns the steps to record for a hand: its worth or, if we counted fewer points, those points. Then come the points
 * that the opponent pegs because our count is wrong.
 */
export const showSteps = (match: Match, seat: ShowSeat, worth: number): readonly DealStep[] => {
  const { claim } = match;
  if (claim === null) return [{ show: seat }];
  const [missed, taken] = [missedBy(match, worth), takenBy(match, worth)];
  const error = claim > worth ? { overcounted: claim - worth } : missed > 0 ? { missed } : {};
  const rest: DealStep = { by: 'them', points: taken };
  return [{ show: seat, claimed: claim, ...error }, ...(taken > 0 ? [rest] : [])];
};

/** Returns the points too many of each hand that we overcounted. */
export const overcountsOf = ({ game }: Match): readonly number[] =>
  game.deals.flatMap(({ steps }) =>
    steps.flatMap((step) => ('show' in step && step.overcounted ? [step.overcounted] : [])),
  );

type Losses = readonly (readonly [deal: number, holes: number, taken: number])[];

/** Returns, for each hand we undercounted, the deal number (from 1), the holes missed, and how many the opponent pegged. */
export const missesOf = (match: Match): Losses =>
  match.game.deals.flatMap(({ steps }, at) =>
    steps.flatMap((step) =>
      'show' in step && step.missed ? [[at + 1, step.missed, isMuggins(match) ? step.missed : 0] as const] : [],
    ),
  );

/** Returns what our wrong counts cost: those of `missesOf`, and the holes that the opponent pegged for overcounts. */
export const countingLossesOf = (match: Match): Losses => [
  ...missesOf(match),
  ...match.game.deals.flatMap(({ steps }, at) =>
    steps.flatMap((step) =>
      'show' in step && step.overcounted && match.counts === 'strict' ? [[at + 1, 0, step.overcounted] as const] : [],
    ),
  ),
];
