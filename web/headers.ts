/** The policy of the app, its worker, its wasm and its service worker; served as headers and written into the page. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  // The preview of the embed.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html default',
].join('; ');

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

// The data, for any page and program to fetch. Few servers know what a .csv is.
const data = (type: string) => ({
  ...everywhere,
  'Content-Type': type,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
});
const rows = data('text/csv; charset=utf-8');
const json = data('application/json; charset=utf-8');

/** Headers by the beginning of the path they are for, the most particular first: what a host of the built app sends. */
export const headers: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [
  // One page of its own policy, written into it with the hashes of what is in it; anyone may frame it.
  { path: '/embed/', headers: { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // The elements, for any page to load.
  {
    path: '/element/',
    headers: {
      ...everywhere,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // No two of these may match one file, so that a host which joins what matches joins nothing.
  { path: '/data/board.json', headers: json },
  { path: '/data/datapackage.json', headers: json },
  { path: '/data/board.csv', headers: rows },
  { path: '/data/crib-', headers: rows },
  { path: '/data/play-', headers: rows },
  { path: '/data/winning-', headers: rows },
  {
    path: '/',
    headers: {
      ...everywhere,
      'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
];

export const headersOf = (path: string): Readonly<Record<string, string>> =>
  headers.find((each) => path.startsWith(each.path))?.headers ?? {};
