import { html, nothing, svg } from 'lit/html.js';
import { lastHole } from '../engine/game.js';
import {
  holeAt,
  holePath,
  type Lane,
  labelAt,
  lanePath,
  lineAt,
  long,
  nearestHole,
  pegAt,
  pitch,
  type Shape,
  sizeOf,
  tall,
  withThird,
} from './board_holes.js';

// Draws the board in two shapes, with four streets or eight. Both are in the page, and the stylesheet shows the one
// that fits the screen. The stylesheet also animates the pegs. Their places are set by `cx` and `cy`, because the page's
// security policy forbids inline styles.

export interface BoardParts {
  /** For each side, the holes in which its two pegs are; with three sides also `third`. */
  readonly us: readonly [number, number];
  readonly them: readonly [number, number];
  readonly third?: readonly [number, number] | undefined;
  readonly label: string;
  readonly marks: Readonly<Record<'start' | 'skunk' | 'doubleSkunk', string>>;
  readonly tap: (by: Lane, hole: number) => void;
}

const lane = (shape: Shape, of: Lane) => svg`
  <path class="lane" d=${lanePath(shape, of)} />
  <path class="rims" data-side=${of} d=${holePath(shape, of)} />
  <path class="holes" d=${holePath(shape, of)} />
`;

const peg = (shape: Shape, of: Lane, pegs: readonly [number, number], which: 0 | 1) => {
  const { x, y } = pegAt(shape, of, pegs[which], which);
  const behind = pegs[which] < Math.max(...pegs);
  return svg`
    <circle class="peg" data-side=${of} data-behind=${behind} cx=${x} cy=${y} r=${behind ? 3.9 : 5.3} />
    ${of === 'them' ? svg`<circle class="peg-eye" cx=${x} cy=${y} r=${behind ? 1.4 : 1.9} />` : nothing}
  `;
};

const bothPegs = (shape: Shape, of: Lane, pegs: readonly [number, number] | undefined) =>
  pegs && svg`${peg(shape, of, pegs, 0)} ${peg(shape, of, pegs, 1)}`;

const line = (shape: Shape, hole: number, words: string) => {
  const { x, y1, y2, goesRight } = lineAt(shape, hole);
  const { y } = labelAt(shape, hole);
  return svg`
    <path class="skunk-line" d=${`M${x} ${y1}V${y2}`} />
    <text class="skunk-name" x=${x} y=${y} data-anchor=${goesRight ? 'start' : 'end'}>${words}</text>
  `;
};

const number = (shape: Shape, hole: number) => {
  const { x, y } = labelAt(shape, hole);
  return svg`<text x=${x} y=${y}>${hole}</text>`;
};

// A finger needs holes at least this many pixels apart; a mouse can hit any hole.
const leastForFinger = 20;

const onTap = (event: MouseEvent, shape: Shape, tap: BoardParts['tap']): void => {
  const matrix = (event.currentTarget as SVGSVGElement).getScreenCTM();
  if (!matrix) return;
  const byMouse = 'pointerType' in event && event.pointerType === 'mouse';
  if (!byMouse && matrix.a * pitch < leastForFinger) return;
  const near = nearestHole(shape, new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  if (near) tap(near.lane, near.hole);
};

const picture = (name: string, usual: Shape, { label, marks, tap, ...pegs }: BoardParts) => {
  const shape = pegs.third ? withThird(usual) : usual;
  const { width, height } = sizeOf(shape);
  const last = holeAt(shape, 'us', lastHole);
  return html`
    <svg
      class="board"
      data-shape=${name}
      viewBox=${`0 0 ${width} ${height}`}
      role="img"
      aria-label=${label}
      @click=${(event: MouseEvent) => onTap(event, shape, tap)}
    >
      <rect class="baize" width=${width} height=${height} rx="11" />
      ${shape.lanes.map((of) => lane(shape, of))}
      <circle class="last-hole" cx=${last.x} cy=${last.y} r="7.5" />
      <path class="holes" d=${`M${last.x} ${last.y}h0`} />
      ${[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, lastHole].map((hole) => number(shape, hole))}
      ${line(shape, 61, marks.doubleSkunk)} ${line(shape, 91, marks.skunk)}
      <text x="12" y=${labelAt(shape, 1).y} data-anchor="start">${marks.start}</text>
      ${shape.lanes.map((of) => bothPegs(shape, of, pegs[of]))}
    </svg>
  `;
};

/**
 * Draws the board with the pegs of all sides, in both shapes. `tap` is called only for holes that are large enough to hit.
 */
export const board = (parts: BoardParts) => html`${picture('long', long, parts)}${picture('tall', tall, parts)}`;
