import { svg } from 'lit/html.js';

export interface Histogram {
  readonly counts: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly barLabel: (count: number, at: number) => string;
}

const height = 44;
const least = 12; // the distance from one bar to the next if there are many bars
const wide = 260; // the width of the picture if there are few bars
const figure = 13; // the width of two digits

/**
 * Draws bars from `min` to `max` with figures under them. If there are many bars, only a few have figures. The caller
 * supplies the accessible name.
 */
export const histogram = ({ counts, min, max, barLabel }: Histogram) => {
  const shown = counts.slice(min, max + 1);
  const most = Math.max(...shown, 1);
  const step = Math.max(least, wide / shown.length);
  const bar = Math.min(step - 2, 22);
  const width = shown.length * step;
  const figures =
    step < figure
      ? [min, ...[4, 8, 12, 16, 20, 24, 28].filter((at) => at > min + 1 && at < max - 1), max]
      : shown.flatMap((count, i) => (count === 0 ? [] : min + i));
  return svg`
    <svg class="histogram" viewBox=${`0 0 ${width} ${height + 13}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      ${shown.map((count, i) => {
        const tall = count === 0 ? 0 : Math.max(1.5, (count / most) * height);
        return svg`<rect x=${i * step + (step - bar) / 2} y=${height - tall} width=${bar} height=${tall}><title>${barLabel(count, min + i)}</title></rect>`;
      })}
      <line x1="0" x2=${width} y1=${height} y2=${height} />
      ${[...new Set(figures)].map((at) => svg`<text x=${(at - min) * step + step / 2} y=${height + 10}>${at}</text>`)}
    </svg>
  `;
};
