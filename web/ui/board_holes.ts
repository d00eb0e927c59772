// Where the holes of the board are drawn: four streets of thirty one below the other, each in groups of five, that turn at
// their ends like one long track; a lane for each side.

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Lane = 'us' | 'them';
export const lanes: readonly Lane[] = ['them', 'us'];

export const pitch = 10;
const group = 5; // the gap after five holes
const apart = 6; // from the middle of a street to a lane
const street = 40; // from one street to the next
const left = 42;
const top = 26;

const right = left + 29 * pitch + 5 * group;
/** Past the last hole of a street the track begins to turn. */
const past = 8;

export const width = right + left;
export const height = top + 3 * street + 20;
export const lastHole = 121;

const middle = (row: number): number => top + row * street;
const goesRight = (row: number): boolean => row % 2 === 0;
// A track that turns round has its lanes the other way up.
const offset = (lane: Lane, row: number): number => ((lane === 'us') === goesRight(row) ? apart : -apart);

/** The hole of a lane, 1 to 121; both lanes end in the same. */
export const holeAt = (lane: Lane, hole: number): Place => {
  if (hole >= lastHole) return { x: left - 20, y: middle(3) };
  const row = Math.floor((hole - 1) / 30);
  const along = (hole - 1) % 30;
  const from = along * pitch + Math.floor(along / 5) * group;
  return { x: goesRight(row) ? left + from : right - from, y: middle(row) + offset(lane, row) };
};

/** Where a peg is: in its hole or, before the first, in one of the two at the start. */
export const pegAt = (lane: Lane, hole: number, which: 0 | 1): Place =>
  hole > 0 ? holeAt(lane, hole) : { x: left - 16 - pitch * which, y: middle(0) + offset(lane, 0) };

/** A lane from the start to the last hole, as the path of a line. */
export const lanePath = (lane: Lane): string => {
  const y = (row: number): number => middle(row) + offset(lane, row);
  const turn = (row: number): string => {
    const radius = (y(row + 1) - y(row)) / 2;
    return `A${radius} ${radius} 0 0 ${goesRight(row) ? 1 : 0} ${goesRight(row) ? right + past : left - past} ${y(row + 1)}`;
  };
  const end = (row: number): string => `H${goesRight(row) ? right + past : left - past}`;
  return `M${left - 30} ${y(0)}${[0, 1, 2].map((row) => end(row) + turn(row)).join('')}H${left - past}L${left - 20} ${middle(3)}`;
};

/** The hole of a lane nearest to a point, where one is near. */
export const nearestHole = ({ x, y }: Place): { readonly lane: Lane; readonly hole: number } | undefined => {
  let nearest: { lane: Lane; hole: number } | undefined;
  let least = pitch * 0.75;
  for (const lane of lanes)
    for (let hole = 1; hole <= lastHole; ++hole) {
      const at = holeAt(lane, hole);
      const distance = Math.hypot(at.x - x, at.y - y);
      if (distance < least) [least, nearest] = [distance, { lane, hole }];
    }
  return nearest;
};

/** The line that a loser has to have passed: a hole, as the side that is short of it sees it. */
export const lineAt = (hole: number): { readonly x: number; readonly y1: number; readonly y2: number } => {
  const row = Math.floor((hole - 1) / 30);
  const { x } = holeAt('us', hole);
  const at = goesRight(row) ? x - past : x + past;
  return { x: at, y1: middle(row) - 2.2 * apart, y2: middle(row) + 2.2 * apart };
};

/** Above a hole, for its number. */
export const labelAt = (hole: number): Place => {
  const row = Math.floor((hole - 1) / 30);
  return { x: holeAt('us', hole).x, y: middle(row) - 2.4 * apart };
};
