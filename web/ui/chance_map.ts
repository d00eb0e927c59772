import { html, nothing, svg } from 'lit/html.js';
import type { Score } from '../engine/game.js';

export interface ChanceMap {
  readonly step: number;
  /** The win chances by our score and then the opponent's, at multiples of `step`. */
  readonly rows: readonly (readonly number[])[];
  /** Our score at which the win chance is one half, for each score of the opponent, from 0 up. */
  readonly even: readonly number[];
  /** The score of the game, and the score on which the cross stands. */
  readonly now: Score | undefined;
  readonly cross: Score;
  readonly label: string;
  readonly axes: { readonly ours: string; readonly theirs: string };
  /** Moves the cross. Null puts it back on the current score. */
  readonly point: (at: Score | null) => void;
}

const most = 120;
const shades = 10;

const shadeOf = (chance: number): number => Math.min(shades - 1, Math.floor(chance * shades));

/**
 * Returns one path for each shade, from the lowest chance to the highest. Neighbouring scores of one shade in a
 * row are drawn as one rectangle.
 */
export const shadePaths = (rows: ChanceMap['rows'], step: number): readonly string[] => {
  const paths = Array<string>(shades).fill('');
  const count = rows.length;
  for (let theirs = 0; theirs < count; ++theirs) {
    const shade = (ours: number): number | undefined => (ours < count ? shadeOf(rows[ours]?.[theirs] ?? 0) : undefined);
    for (let ours = 0; ours < count; ) {
      const from = ours;
      while (shade(ours) === shade(from)) ++ours;
      const wide = (ours - from) * step;
      paths[shade(from) as number] += `M${from * step} ${most - theirs * step}h${wide}v${step}h-${wide}z`;
    }
  }
  return paths;
};

const evenLine = (even: readonly number[]): string =>
  even
    .map((ours, theirs) => (ours <= most ? `${ours} ${most - theirs}` : ''))
    .filter(Boolean)
    .join(' ');

const within = (value: number): number => Math.max(0, Math.min(most, Math.round(value)));

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const onKey = (event: KeyboardEvent, { cross, point }: ChanceMap): void => {
  const way = arrows[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const far = event.shiftKey ? 10 : 1;
  point({ ours: within(cross.ours + way[0] * far), theirs: within(cross.theirs + way[1] * far) });
};

const onPointer = (event: PointerEvent, { step, point }: ChanceMap): void => {
  if (event.type === 'pointermove' && event.buttons === 0) return;
  const { left, bottom, width, height } = (
    (event.currentTarget as Element).querySelector('.shades') as Element
  ).getBoundingClientRect();
  const whole = most + step;
  point({
    ours: within(((event.clientX - left) / width) * whole - step / 2),
    theirs: within(((bottom - event.clientY) / height) * whole - step / 2),
  });
};

/** Draws the win chance at every score, in shades. A cross, which fingers and arrow keys move, marks one score. */
export const chanceMap = (map: ChanceMap) => {
  const { step, cross, now } = map;
  const middle = step / 2;
  const [x, y] = [cross.ours + middle, most - cross.theirs + middle];
  return html`
    <button
      type="button"
      class="chance-map"
      aria-label=${map.label}
      @keydown=${(event: KeyboardEvent) => onKey(event, map)}
      @pointerdown=${(event: PointerEvent) => onPointer(event, map)}
      @pointermove=${(event: PointerEvent) => onPointer(event, map)}
      @click=${({ detail }: MouseEvent) => detail === 0 && map.point(null)}
    >
      <svg viewBox="-18 -1 ${most + step + 19} ${most + step + 10}" aria-hidden="true">
        <g class="shades">
          ${shadePaths(map.rows, step).map((path, shade) => svg`<path data-shade=${shade} d=${path} />`)}
        </g>
        ${[30, 61, 91].map(
          (hole) => svg`
            <path class="map-line" d=${`M${hole} 0V${most + step}M0 ${most - hole}H${most + step}`} />
            <text x=${hole} y=${most + step + 7}>${hole}</text>
            <text x="-1.5" y=${most - hole + 2} text-anchor="end">${hole}</text>
          `,
        )}
        <text x=${most + step} y=${most + step + 7} text-anchor="end">${map.axes.ours}</text>
        <text x="-1.5" y="4" text-anchor="end">${map.axes.theirs}</text>
        ${['halo', 'stroke'].map(
          (kind) => svg`
            <g class=${kind}>
              <polyline class="even-line" transform=${`translate(${middle} ${middle})`} points=${evenLine(map.even)} />
              <path class="cross" d=${`M${x} 0V${most + step}M0 ${y}H${most + step}`} />
              ${now ? svg`<circle class="now" cx=${now.ours + middle} cy=${most - now.theirs + middle} r="3" />` : nothing}
            </g>
          `,
        )}
      </svg>
    </button>
  `;
};
