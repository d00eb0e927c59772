import { type DealStep, dealOf, type ShowSeat, sideOf } from './game.js';
import { type Match, seatToShow } from './match.js';

/** What a hand can count: four numbers never come up. */
export const claims: readonly number[] = Array.from({ length: 30 }, (_, points) => points).filter(
  (points) => ![19, 25, 26, 27].includes(points),
);

/** The hand in front is ours to count. */
const isOurs = ({ counts, game }: Match, seat: ShowSeat): boolean =>
  counts !== 'app' && sideOf(dealOf(game), seat) === 'us';

/** The hand in front waits for us to say what it is worth. */
export const isToClaim = (match: Match): boolean => {
  const seat = seatToShow(dealOf(match.game));
  return seat !== undefined && isOurs(match, seat) && match.claim === null;
};

/** By how much we have said too little. */
export const missedBy = ({ claim }: Match, worth: number): number => Math.max(0, worth - (claim ?? worth));

/** What is pegged for a hand: its worth where that was said, or less where less was; with muggins the rest is theirs. */
export const showSteps = (match: Match, seat: ShowSeat, worth: number): readonly DealStep[] => {
  const { claim, counts } = match;
  if (claim === null) return [{ show: seat }];
  const missed = missedBy(match, worth);
  if (missed === 0) return [{ show: seat, claimed: claim }];
  const rest: DealStep = { by: 'them', points: missed };
  return [{ show: seat, claimed: claim, missed }, ...(counts === 'muggins' ? [rest] : [])];
};

/** Each hand that we counted too little: the deal, from 1, the holes, and those of them that the opponent pegged. */
export const missesOf = ({ game, counts }: Match): readonly (readonly [deal: number, holes: number, taken: number])[] =>
  game.deals.flatMap(({ steps }, at) =>
    steps.flatMap((step) =>
      'show' in step && step.missed ? [[at + 1, step.missed, counts === 'muggins' ? step.missed : 0] as const] : [],
    ),
  );
