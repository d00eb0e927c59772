import { html } from 'lit/html.js';

// The white margin that a scanner needs around the code (ISO/IEC 18004: four modules).
const quiet = 4;

/** Returns one SVG path for the dark modules. In each row, dark modules side by side form one rectangle. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string => {
  let path = '';
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; ++x) {
      const start = x;
      while (row[x]) ++x;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  });
  return path;
};

/**
 * Draws a QR code from its modules. It is dark on white whatever the page's colours, because every scanner can read that.
 */
export const qr = (modules: readonly (readonly boolean[])[], label: string) => {
  const size = modules.length + 2 * quiet;
  return html`
    <svg
      class="qr"
      role="img"
      aria-label=${label}
      viewBox=${`${-quiet} ${-quiet} ${size} ${size}`}
      shape-rendering="crispEdges"
    >
      <rect x=${-quiet} y=${-quiet} width=${size} height=${size} fill="#ffffff" />
      <path d=${qrPath(modules)} fill="#000000" />
    </svg>
  `;
};
