import type { DealRecord, ReadGameAnswer, Who } from '../../../../engine/index.js';
import { type OurPoints, type PointSum, pointKinds } from '../../../state/slices/review.js';

// This file adds up the points of our hands, cribs and pegs, and has what is usual.

type Kind = (typeof pointKinds)[number];

/**
 * The usual points of each kind: the means of two players who throw for points and play by the advice. The numbers are from
 * docs/measured.md, "Points of a deal".
 */
export const usualPoints: Readonly<Record<Kind, number>> = {
  ownHand: 7.98,
  otherHand: 8.1,
  crib: 4.68,
  ownPlay: 3.31,
  otherPlay: 2.0,
};

// Returns our points in a deal. A hand counts if it was shown. The play counts if the deal came to the show.
const inDeal = ({ dealer, shows, pegs }: DealRecord, us: Who): Partial<Record<Kind, number | undefined>> => {
  const weDeal = dealer === us;
  if (Object.keys(shows).length === 0) return {};
  const pegged = pegs
    .filter(({ by, source }) => by === us && source === 'play')
    .reduce((sum, { points }) => sum + points, 0);
  return weDeal
    ? { ownHand: shows.dealer, crib: shows.crib, ownPlay: pegged }
    : { otherHand: shows.pone, otherPlay: pegged };
};

const add = ([sum, count]: PointSum, points: number | undefined): PointSum =>
  points === undefined ? [sum, count] : [sum + points, count + 1];

const forEachKind = <Value>(of: (kind: Kind) => Value): Readonly<Record<Kind, Value>> =>
  Object.fromEntries(pointKinds.map((kind) => [kind, of(kind)])) as Record<Kind, Value>;

/** Returns a player's points in a game. A deal without played cards gives none for the play. */
export const pointsIn = ({ deals }: ReadGameAnswer, us: Who): OurPoints => {
  const each = deals.map((deal) => ({ ...inDeal(deal, us), ...(deal.play.length < 8 && unplayed) }));
  return forEachKind((kind) => each.map((deal) => deal[kind]).reduce<PointSum>(add, [0, 0]));
};

const unplayed = { ownPlay: undefined, otherPlay: undefined };

/** Adds up the points of several games. */
export const sumOf = (games: readonly OurPoints[]): OurPoints =>
  forEachKind((kind) =>
    games.reduce<PointSum>(([sum, count], points) => [sum + points[kind][0], count + points[kind][1]], [0, 0]),
  );

/** Returns the mean of each kind of points; undefined for a kind without hands or deals. */
export const meansOf = (points: OurPoints): Readonly<Record<Kind, number | undefined>> =>
  forEachKind((kind) => {
    const [sum, count] = points[kind];
    return count > 0 ? sum / count : undefined;
  });
