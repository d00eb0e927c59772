import { lastHole } from '../engine/game.js';

// Computes the positions of the holes in the drawn board. Each side has a lane. The two or three lanes run side by side through
// all streets, which lie one below the other. The holes are in groups of five.

export interface HolePoint {
  readonly x: number;
  readonly y: number;
}

export type Lane = 'us' | 'them' | 'third';

/** The distance from one hole to the next, in units of the picture. */
export const pitch = 10;
const group = 5; // the gap after five holes
const apart = 6; // the distance from the middle of a street to a lane, if there are two
const apartOfThree = 9; // the same for the two outer lanes of three
const side = 42; // room for the turns, the start and the last hole
const past = 8; // how far the track extends beyond the last hole of a street before it turns

/** The number of holes in a street, the distance between streets, and the lanes, from top to bottom in the first street. */
export interface Shape {
  readonly perStreet: number;
  readonly street: number;
  readonly lanes: readonly Lane[];
}

/** Streets of thirty holes, as on a wooden board, or of fifteen for an upright phone. */
export const long: Shape = { perStreet: 30, street: 40, lanes: ['them', 'us'] };
export const tall: Shape = { perStreet: 15, street: 29, lanes: ['them', 'us'] };

/** Returns the shape with a third lane, between the two. */
export const withThird = (shape: Shape): Shape => ({
  ...shape,
  street: shape.street + 7,
  lanes: ['them', 'third', 'us'],
});

const outer = ({ lanes }: Shape): number => (lanes.length === 3 ? apartOfThree : apart);

const rightOf = ({ perStreet }: Shape): number => side + (perStreet - 1) * pitch + (perStreet / 5 - 1) * group;
const rowsOf = ({ perStreet }: Shape): number => (lastHole - 1) / perStreet;
const middle = ({ street }: Shape, row: number): number => street * (row + 0.7);
const goesRight = (row: number): boolean => row % 2 === 0;

export const sizeOf = (shape: Shape): { readonly width: number; readonly height: number } => ({
  width: rightOf(shape) + side,
  height: middle(shape, rowsOf(shape) - 1) + outer(shape) + 13,
});

// At each turn of the track, the upper and the lower lane change places.
const laneY = (shape: Shape, lane: Lane, row: number): number => {
  if (lane === 'third') return middle(shape, row);
  return middle(shape, row) + ((lane === 'us') === goesRight(row) ? outer(shape) : -outer(shape));
};

const lastPlace = (shape: Shape): HolePoint => ({ x: side - 20, y: middle(shape, rowsOf(shape) - 1) });

/** Returns the position of a hole, 1 to 121, in a lane. Hole 121 is the same in all lanes. */
export const holeAt = (shape: Shape, lane: Lane, hole: number): HolePoint => {
  if (hole >= lastHole) return lastPlace(shape);
  const row = Math.floor((hole - 1) / shape.perStreet);
  const along = (hole - 1) % shape.perStreet;
  const from = along * pitch + Math.floor(along / 5) * group;
  return { x: goesRight(row) ? side + from : rightOf(shape) - from, y: laneY(shape, lane, row) };
};

/** Returns the position of a peg: in its hole or, while it is not on the track, in one of the two start holes. */
export const pegAt = (shape: Shape, lane: Lane, hole: number, which: 0 | 1): HolePoint =>
  hole > 0 ? holeAt(shape, lane, hole) : { x: side - 16 - pitch * which, y: laneY(shape, lane, 0) };

/**
 * Returns the SVG path of all holes of a lane except the last. Each hole is a line without length, drawn as a dot
 * by its round caps.
 */
export const holePath = (shape: Shape, lane: Lane): string =>
  [
    pegAt(shape, lane, 0, 1),
    pegAt(shape, lane, 0, 0),
    ...Array.from({ length: lastHole - 1 }, (_, at) => holeAt(shape, lane, at + 1)),
  ]
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');

/** Returns the SVG path of a lane, from the start to the last hole. */
export const lanePath = (shape: Shape, lane: Lane): string => {
  const rows = rowsOf(shape);
  const end = (row: number): number => (goesRight(row) ? rightOf(shape) + past : side - past);
  const turn = (row: number): string => {
    const [from, to] = [laneY(shape, lane, row), laneY(shape, lane, row + 1)];
    return `H${end(row)}A${(to - from) / 2} ${(to - from) / 2} 0 0 ${goesRight(row) ? 1 : 0} ${end(row)} ${to}`;
  };
  const { x, y } = lastPlace(shape);
  const turns = Array.from({ length: rows - 1 }, (_, row) => turn(row)).join('');
  return `M${side - 28} ${laneY(shape, lane, 0)}${turns}H${side - past}L${x} ${y}`;
};

/** Returns the hole nearest to a point; undefined if none is near. */
export const nearestHole = (
  shape: Shape,
  { x, y }: HolePoint,
): { readonly lane: Lane; readonly hole: number } | undefined => {
  let nearest: { lane: Lane; hole: number } | undefined;
  let least = pitch * 0.75;
  for (const lane of shape.lanes)
    for (let hole = 1; hole <= lastHole; ++hole) {
      const at = holeAt(shape, lane, hole);
      const distance = Math.hypot(at.x - x, at.y - y);
      if (distance < least) [least, nearest] = [distance, { lane, hole }];
    }
  return nearest;
};

/** Returns the ends of a line that crosses all lanes just before a hole, such as the skunk line. */
export const lineAt = (
  shape: Shape,
  hole: number,
): { readonly x: number; readonly y1: number; readonly y2: number; readonly goesRight: boolean } => {
  const row = Math.floor((hole - 1) / shape.perStreet);
  const { x } = holeAt(shape, 'us', hole);
  const y = middle(shape, row);
  return {
    x: x + (goesRight(row) ? -past : past),
    y1: y - outer(shape) - apart,
    y2: y + outer(shape) + apart,
    goesRight: goesRight(row),
  };
};

/** Returns the position of a hole's number, above the hole. */
export const labelAt = (shape: Shape, hole: number): HolePoint => {
  const { x } = holeAt(shape, 'us', hole);
  const row = Math.min(rowsOf(shape) - 1, Math.floor((hole - 1) / shape.perStreet));
  return { x, y: middle(shape, row) - outer(shape) - 1.1 * apart };
};
