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
import { english, languages, type PageLanguage } from './languages.js';
import type { Texts } from './texts.js';

const names = ['rules', 'cribs', 'leads', 'odds', 'experts', 'sealed', 'help', 'about'] as const;
type Name = (typeof names)[number];

interface Page {
  readonly name: Name;
  readonly language: PageLanguage;
  /** The name of the page's file as it is served and built, beside index.html. */
  readonly file: string;
  readonly source: string;
}

const allPages = languages.flatMap((language) =>
  names.map((name): Page => {
    // A page of running text has a source file in every language. Any other page has one source file, and its texts are
    // in the `texts.ts` of each language.
    const { folder } = name in language.texts ? english : language;
    const source = ['web/pages', folder, `${name}.html`].filter(Boolean).join('/');
    return { name, language, file: `${name}${language.ending}`, source };
  }),
);

/** The file names of the pages beside the app, in every language. */
export const pages = allPages.map(({ file }) => file);

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

// Returns the engine's signature, a hash over its answers. It is recorded only in the test that compares the engine
// with it.
const signatureOf = (): string => {
  const signature = /whole\(\) == (0x[0-9a-f]{16})\)/.exec(read('tests/cpp/cli/signature_test.cpp'))?.[1];
  if (!signature) throw new Error('the signature was not found in tests/cpp/cli/signature_test.cpp');
  return signature;
};

// Removes the indentation, except within code, where it helps the reader.
const withoutIndents = (html: string): string => html.replace(/(<pre>.*?<\/pre>)|\n\s+/gs, (_, pre) => pre ?? '\n');

const links = new RegExp(`(?<=href="\\./(?:${names.join('|')}))\\.html`, 'g');

/** Fills the texts of a language into a page or a part of a page. Points the links in it to pages of the same language. */
const fill = (html: string, { name, language: { tag, texts, ending } }: Page): string => {
  const ofPage: Readonly<Record<string, string>> = { ...texts.everyPage, ...texts[name as keyof Texts] };
  const textAt = (key: string): string => {
    const text = ofPage[key];
    if (text === undefined) throw new Error(`the page ${name} has no text named ${key}`);
    return text;
  };
  return html
    .replace('<html lang="en">', `<html lang="${tag}">`)
    .replace(/\{\{(\w+)\}\}/g, (_, key) => textAt(key))
    .replace(links, ending);
};

/** Returns the source of a page in a language, with its texts. */
export const writtenPage = (name: Name, language: PageLanguage): string => {
  const page = allPages.find((each) => each.name === name && each.language === language);
  return page ? fill(read(page.source), page) : '';
};

/**
 * Returns the head that the app and all pages share. Search engines read the address of the page, and messengers its
 * address and a picture. These must be full addresses, so they are left out without `site`.
 */
const headOf = (file: string, site: string | undefined): string =>
  read('web/pages/parts/head.html').concat(
    ...(site
      ? [
          `<link rel="canonical" href="${site}/${file}" vite-ignore>\n`,
          `<meta property="og:url" content="${site}/${file}" vite-ignore>\n`,
          `<meta property="og:image" content="${site}/picture-wide.png" vite-ignore>\n`,
        ]
      : []),
  );

/**
 * Returns the head and the header of a page. The link to the page itself is marked, and there are links to the page in
 * other languages.
 */
const partsOf = (page: Page, site: string | undefined): Readonly<Record<string, string>> => {
  const { name, language, file } = page;
  const here = `href="./${file}"`;
  const attributesIn = ({ tag, ending }: PageLanguage, folder: string): string =>
    `hreflang="${tag}" href="${folder}/${name}${ending}"`;
  const alternates = site
    ? languages.map((each) => `<link rel="alternate" ${attributesIn(each, site)} vite-ignore>\n`)
    : [];
  const others = languages
    .filter((each) => each !== language)
    .map((each) => `<a ${attributesIn(each, '.')} lang="${each.tag}">${each.name}</a>`);
  return {
    head: headOf(file, site).concat(...alternates),
    header: fill(read('web/pages/parts/header.html'), page)
      .replace('%languages%', others.join('\n'))
      .replace(here, `${here} aria-current="page"`),
  };
};

const figuresIn = (language: PageLanguage): Readonly<Record<string, string>> => ({
  ...cribFacts(language),
  ...leadFacts(language),
  ...oddsFacts(language),
});

/**
 * Serves and builds the pages, and data/ beside them. Inserts the shared parts (`%head%`, `%header%`) and the facts of
 * this build (`%version%` and so on) into the pages. `site` is the address of the whole site, if it is known.
 */
export const placePages = (version: string, site?: string): Plugin => {
  const dataFiles = [
    ...publishedTables.map((table) => [table.file, csvOf(table)] as const),
    ['board.json', boardAsPlanes(version)] as const,
    ['datapackage.json', dataPackage(version, site)] as const,
  ];
  const figures = new Map(languages.map((language) => [language, figuresIn(language)]));
  // Finds a page by its id or its address. An id is the path of a file, with or without the project's root in front. An
  // address begins with a slash.
  const pageAt = (place: string): Page | undefined => {
    const file = place.replace(root, '').replace(/^\//, '');
    return allPages.find((page) => page.file === file || page.source === file);
  };
  return {
    name: 'place-pages',
    enforce: 'pre',
    // The build treats a page as a file beside index.html, so that addresses in it are rewritten as those in index.html
    // are.
    resolveId: (id) => {
      const page = pageAt(id);
      return page && `${root}${page.file}`;
    },
    load: (id) => {
      const page = pageAt(id);
      return page && read(page.source);
    },
    // about.html checks only the points of these test cases, so all other fields are left out.
    transform: {
      filter: { id: /\/tests\/cases\/shows\.json$/ },
      handler: (cases) => JSON.stringify(JSON.parse(cases), ['hand', 'starter', 'crib', 'points']),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        const page = pageAt((request.url ?? '').replace(/[?#].*/, ''));
        if (page) request.url = `/${page.source}`;
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
      handler: async (source, { path, originalUrl }) => {
        // On the development server, one source file may serve all languages, so only the address tells the language.
        const page = pageAt((originalUrl ?? path).replace(/[?#].*/, ''));
        const html = page ? fill(source, page) : source;
        const facts: Readonly<Record<string, string>> = page
          ? {
              ...partsOf(page, site),
              version,
              signature: signatureOf(),
              ...figures.get(page.language),
              // The expert answers take the engine a second or two, so only the page that shows them waits.
              ...(html.includes('%experts-') && (await expertFacts(page.language))),
            }
          : { head: headOf('', site) };
        return withoutIndents(html.replace(/%([a-z-]+)%/g, (written, fact) => facts[fact] ?? written));
      },
    },
  };
};
