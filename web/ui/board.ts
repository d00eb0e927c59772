import { nothing, svg } from 'lit/html.js';
import {
  height,
  holeAt,
  type Lane,
  labelAt,
  lanePath,
  lanes,
  lastHole,
  lineAt,
  nearestHole,
  pegAt,
  pitch,
  width,
} from './board_holes.js';

export interface Board {
  /** The holes of both pegs of each side. */
  readonly us: readonly [number, number];
  readonly them: readonly [number, number];
  readonly label: string;
  readonly marks: Readonly<Record<'start' | 'game' | 'skunk' | 'doubleSkunk', string>>;
  /** A hole was touched. */
  readonly tap: (by: Lane, hole: number) => void;
}

const holes = Array.from({ length: lastHole - 1 }, (_, at) => at + 1);

const lane = (of: Lane) => svg`
  <path class="lane" data-side=${of} d=${lanePath(of)} />
  ${holes.map((hole) => {
    const { x, y } = holeAt(of, hole);
    return svg`<circle class="hole" cx=${x} cy=${y} r="2.1" />`;
  })}
  ${([0, 1] as const).map((which) => {
    const { x, y } = pegAt(of, 0, which);
    return svg`<circle class="hole" cx=${x} cy=${y} r="2.1" />`;
  })}
`;

const peg = (of: Lane, pegs: readonly [number, number], which: 0 | 1) => {
  const hole = pegs[which];
  const { x, y } = pegAt(of, hole, which);
  const inFront = hole > pegs[(1 - which) as 0 | 1] || (hole === pegs[(1 - which) as 0 | 1] && which === 0);
  return svg`
    <circle class="peg" data-side=${of} data-front=${inFront} cx=${x} cy=${y} r=${inFront ? 5.4 : 4} />
    ${of === 'them' ? svg`<circle class="peg-eye" cx=${x} cy=${y} r=${inFront ? 1.9 : 1.4} />` : nothing}
  `;
};

const line = (hole: number, words: string) => {
  const { x, y1, y2 } = lineAt(hole);
  const { y } = labelAt(hole);
  const atEnd = x > width / 2;
  return svg`
    <line class="skunk-line" x1=${x} x2=${x} y1=${y1} y2=${y2} />
    <text class="skunk-name" x=${atEnd ? x + 2 : x - 2} y=${y} text-anchor=${atEnd ? 'end' : 'start'}>${words}</text>
  `;
};

const number = (hole: number) => {
  const { x, y } = labelAt(hole);
  return svg`<text class="hole-number" x=${x} y=${y}>${hole}</text>`;
};

// A finger needs a hole of this many pixels, a mouse hits any.
const leastForFinger = 18;

const onTap = (event: MouseEvent, tap: Board['tap']): void => {
  const picture = event.currentTarget as SVGSVGElement;
  const matrix = picture.getScreenCTM();
  if (!matrix) return;
  const byMouse = 'pointerType' in event && event.pointerType === 'mouse';
  if (!byMouse && matrix.a * pitch < leastForFinger) return;
  const near = nearestHole(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  if (near) tap(near.lane, near.hole);
};

/** The board with both sides' pegs; `tap` hears of holes that are large enough to hit. */
export const board = ({ us, them, label, marks, tap }: Board) => {
  const last = holeAt('us', lastHole);
  return svg`
    <svg
      class="board"
      viewBox=${`0 0 ${width} ${height}`}
      role="img"
      aria-label=${label}
      @click=${(event: MouseEvent) => onTap(event, tap)}
    >
      <rect class="baize" x="0.5" y="0.5" width=${width - 1} height=${height - 1} rx="12" />
      ${lanes.map(lane)}
      <circle class="last-hole" cx=${last.x} cy=${last.y} r="7.5" />
      <circle class="hole" cx=${last.x} cy=${last.y} r="2.1" />
      ${[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120].map(number)}
      ${line(61, marks.doubleSkunk)} ${line(91, marks.skunk)}
      <text class="hole-number" x="10" y=${labelAt(1).y} text-anchor="start">${marks.start}</text>
      <text class="hole-number" x=${last.x} y=${labelAt(120).y} >${marks.game}</text>
      ${peg('them', them, 0)} ${peg('them', them, 1)} ${peg('us', us, 0)} ${peg('us', us, 1)}
    </svg>
  `;
};
