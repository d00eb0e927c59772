import { type Plane, holes as size } from '../data/board.js';
import type { PageWords } from '../words.js';

// Draws a map of the win chances at every score. A hole is one unit of the picture. There is a row for each of the
// dealer's scores, from the top down, and a column for each of the pone's scores, from left to right. Each region is painted over
// the one before, so that 14,641 scores take less than two kB.

const ticks = [0, 30, 60, 90, 120];

/**
 * Returns the path around the scores at which the dealer wins at least `least` of a hundred games. In each row, these
 * scores come first.
 */
const region = (win: Plane, least: number): string => {
  const widths = win.map((row) => row.filter((chance) => 100 * chance >= least).length);
  // Each row is a step down. If the row is wider than the row above, the path first goes sideways to the new width.
  const steps = widths.map((width, at) => `${width === (widths[at - 1] ?? 0) ? '' : `H${width}`}v1`);
  return `M0 0${steps.join('')}H0z`.replace(/(?:v1){2,}/g, (same) => `v${same.length / 2}`);
};

const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string | number): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

const axes = ({ odds }: PageWords): string => {
  const along = ticks.map((tick) => text(tick + 0.5, -2, 'middle', tick));
  const down = ticks.map((tick) => text(-2, tick + 2.3, 'end', tick));
  const pone = text(size / 2, -8, 'middle', odds.poneScore);
  const dealer = text(-size / 2, -13, 'middle', odds.dealerScore);
  return [...along, ...down, pone, `<g transform="rotate(-90)">${dealer}</g>`].join('');
};

/** Draws the key to the shades, below the picture. */
const key = (shades: readonly number[]): string => {
  const starts = [0, ...shades].map((_, shade) => Number(((shade * size) / (shades.length + 1)).toFixed(1)));
  // Each box extends to the right end, and the next box covers the rest of it. So no gap shows between two boxes.
  const boxes = starts.map((start, shade) => `<path class="c${shade}" d="M${start} 126H${size}v5H${start}z"/>`);
  const bounds = shades.map((least, at) => text(starts[at + 1] ?? size, 137, 'middle', least));
  return [...boxes, ...bounds].join('');
};

/** Draws the dealer's win chance at every score, as a shaded SVG. */
export const oddsMap = (words: PageWords, win: Plane, shades: readonly number[]): string => {
  const regions = shades.map((least, at) => `<path class="c${at + 1}" d="${region(win, least)}"/>`);
  return `<svg class="odds" viewBox="-18 -13 144 152" role="img" aria-label="${words.odds.map}">
<path class="c0" d="M0 0h${size}v${size}H0z"/>
${regions.join('\n')}
${axes(words)}
${key(shades)}
</svg>`;
};
