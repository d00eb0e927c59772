import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { boardAsPlanes } from './data/board.js';
import { dataPackage, publishedTables } from './data/data_package.js';
import { csvOf } from './data/published.js';
import { cribFacts } from './figures/crib_tables.js';
import { expertFacts } from './figures/expert_tables.js';
import { leadFacts } from './figures/lead_tables.js';
import { oddsFacts } from './figures/odds_tables.js';

/** The pages beside the app: written in this folder, served and built beside index.html. */
export const pages = [
  'rules.html',
  'cribs.html',
  'leads.html',
  'odds.html',
  'experts.html',
  'sealed.html',
  'help.html',
  'about.html',
] as const;

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

// Recorded once, where a test holds the engine to it.
const signatureOf = (): string => {
  const signature = /whole\(\) == (0x[0-9a-f]{16})\)/.exec(read('tests/cpp/cli/signature_test.cpp'))?.[1];
  if (!signature) throw new Error('the signature was not found in tests/cpp/cli/signature_test.cpp');
  return signature;
};

// Spaces before lines are for those who write a page; in code they are for those who read it.
const withoutIndents = (html: string): string => html.replace(/(<pre>.*?<\/pre>)|\n\s+/gs, (_, pre) => pre ?? '\n');

/** The parts that the pages share; the link to the page itself is marked. */
const partsOf = (path: string): Readonly<Record<string, string>> => {
  const here = `href="./${path.slice(path.lastIndexOf('/') + 1)}"`;
  return {
    head: read('web/pages/parts/head.html'),
    header: read('web/pages/parts/header.html').replace(here, `${here} aria-current="page"`),
  };
};

/**
 * Places the pages, and data/ beside them. Writes into the pages the parts they share (`%head%`, `%header%`) and the facts of
 * this build (`%version%` and the like).
 */
export const placePages = (version: string): Plugin => {
  const dataFiles = [
    ...publishedTables.map((table) => [table.file, csvOf(table)] as const),
    ['board.json', boardAsPlanes(version)] as const,
    ['datapackage.json', dataPackage(version)] as const,
  ];
  const pageOf = (id: string): string | undefined => pages.find((page) => id === page || id === `${root}${page}`);
  return {
    name: 'place-pages',
    enforce: 'pre',
    // The build takes a page for a file beside index.html, so that all its addresses come out as those of index.html do.
    resolveId: (id) => {
      const page = pageOf(id);
      return page && `${root}${page}`;
    },
    load: (id) => {
      const page = pageOf(id);
      return page && read(`web/pages/${page}`);
    },
    // The page checks the points of the cases; what else a case says stays at home.
    transform: {
      filter: { id: /\/tests\/cases\/shows\.json$/ },
      handler: (cases) => JSON.stringify(JSON.parse(cases), ['hand', 'starter', 'crib', 'points']),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        const page = pageOf((request.url ?? '').replace(/^\/|[?#].*/g, ''));
        if (page) request.url = `/web/pages/${page}`;
        next();
      });
      for (const [file, text] of dataFiles) {
        const type = file.endsWith('.json') ? 'application/json' : 'text/csv';
        middlewares.use(`/data/${file}`, (_, response) => response.setHeader('Content-Type', type).end(text));
      }
    },
    generateBundle() {
      for (const [file, source] of dataFiles) this.emitFile({ type: 'asset', fileName: `data/${file}`, source });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path }) => {
        const facts: Readonly<Record<string, string>> = {
          ...partsOf(path),
          version,
          signature: signatureOf(),
          ...cribFacts(),
          ...leadFacts(),
          ...oddsFacts(),
          // They take the engine a second or two, so only the page that shows them waits.
          ...(html.includes('%experts-') && (await expertFacts())),
        };
        return withoutIndents(html.replace(/%([a-z-]+)%/g, (written, fact) => facts[fact] ?? written));
      },
    },
  };
};
