/**
 * The security policy of the app, its worker, its wasm and its service worker. It is sent as headers and written into
 * the page.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  // Allows the preview of the embed, which is a frame.
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

// Headers for the published data, which any page and program may fetch. Few servers know the type of a .csv file.
const data = (type: string) => ({
  ...everywhere,
  'Content-Type': type,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
});
const rows = data('text/csv; charset=utf-8');
const json = data('application/json; charset=utf-8');

const app = {
  ...everywhere,
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The headers that a host of the built app must send, by path prefix, most specific prefix first. */
export const headers: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [
  // The embed has a policy of its own, written into the page with the hashes of its contents. Any page may frame it.
  { path: '/embed/', headers: { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // The elements. Any page may load them. The names of these files do not change, but they must be of one version.
  {
    path: '/element/',
    headers: {
      ...everywhere,
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  // Apart from `/`, at most one of these paths may match a file, because some hosts merge the headers of all matching
  // rules.
  { path: '/data/board.json', headers: json },
  { path: '/data/datapackage.json', headers: json },
  { path: '/data/board.csv', headers: rows },
  { path: '/data/crib-', headers: rows },
  { path: '/data/play-', headers: rows },
  { path: '/data/winning-', headers: rows },
  // The name of a file in this folder changes with its contents.
  { path: '/assets/', headers: { ...app, 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/', headers: { ...app, 'Cache-Control': 'no-cache' } },
];

export const headersOf = (path: string): Readonly<Record<string, string>> =>
  headers.find((each) => path.startsWith(each.path))?.headers ?? {};
