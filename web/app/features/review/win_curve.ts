import { html, nothing, svg } from 'lit/html.js';
import { reviewWords } from '../../messages/review.js';
import type { Names } from '../../session/record_text.js';
import type { JudgedGame } from './judged_game.js';

// This file draws the curve of the win chance through a game. Lines mark the ends of the deals, and dots mark the
// costliest decisions.

const [width, height] = [320, 96];

/** Draws the curve. It is stretched to the available width, so the picture contains no words. */
export const curve = ({ curve: points, worst }: JudgedGame, names: Names) => {
  const chances = points.map(({ chance }) => chance);
  const x = (at: number) => ((at / Math.max(1, points.length - 1)) * width).toFixed(1);
  const y = (chance: number) => ((1 - chance) * height).toFixed(1);
  const path = chances.map((chance, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(chance)}`).join('');
  const ends = points.flatMap(({ deal }, at) => (at > 0 && points[at + 1]?.deal === deal + 1 ? [at] : []));
  const dots = worst.map(({ deal, at }) => points.findIndex((point) => point.deal === deal && point.at === at));
  const last = points.at(-1)?.deal ?? 1;
  return html`
    <figure class="curve">
      <svg viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label=${reviewWords.curve(Math.min(...chances), Math.max(...chances), names)}>
        ${svg`<path class="even" d=${`M0 ${height / 2}H${width}`} />`}
        ${ends.map((at) => svg`<path class="end" d=${`M${x(at)} 0V${height}`} />`)}
        ${svg`<path class="chance" d=${path} />`}
        ${dots.map((at) => (at < 0 ? nothing : svg`<path class="dot" d=${`M${x(at)} ${y(chances[at] ?? 0)}h0.01`} />`))}
      </svg>
      <figcaption aria-hidden="true">
        <span>${reviewWords.dealNumber(1)}</span>${last > 1 ? html`<span>${reviewWords.dealNumber(last)}</span>` : nothing}
      </figcaption>
    </figure>
  `;
};
