import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cribFacts } from '../../web/pages/figures/crib_tables.js';
import { expertFacts } from '../../web/pages/figures/expert_tables.js';
import { leadFacts } from '../../web/pages/figures/lead_tables.js';
import { oddsFacts } from '../../web/pages/figures/odds_tables.js';
import { english, languages, type PageLanguage } from '../../web/pages/languages.js';
import { placePages, writtenPage } from '../../web/pages/plugin.js';
import type { Texts } from '../../web/pages/texts.js';

// A page in French must have the parts, the links and the figures of the English page. Only the words differ.

const names = ['rules', 'cribs', 'leads', 'odds', 'experts', 'sealed', 'help', 'about'] as const;
const french = languages.find(({ tag }) => tag === 'fr-CA') as PageLanguage;
const pages = names.map((name) => [name, writtenPage(name, english), writtenPage(name, french)] as const);

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([whole, part]) => part ?? whole);

/** Returns the readable texts of a page, with a line for each text or attribute. */
const texts = (html: string): readonly string[] =>
  [
    ...html
      .replace(/<(code|pre|kbd|script)\b.*?<\/\1>/gs, '#')
      .split(/<[^>]*>/)
      .map((text) => text.replace(/\s*\n\s*/g, ' ')),
    ...all(html, /\b(?:content|title|aria-label|data-\w+)="([^"]*)"/g),
  ]
    .map((text) => text.replaceAll('&nbsp;', '\u00a0').replace(/%[a-z-]+%/g, '#'))
    .filter((text) => /\p{L}/u.test(text));

describe.each(pages)('%s', (_, inEnglish, inFrench) => {
  test('has the same parts in the same order', () => {
    for (const pattern of [
      /\bid="([^"]*)"/g,
      /%[a-z-]+%/g,
      /<(h[1-4]|table|details|form|input|button|cribbage-\w+)\b/g,
    ])
      expect([...all(inFrench, pattern)].sort()).toEqual([...all(inEnglish, pattern)].sort());
    const ids = /\bid="([^"]*)"/g;
    expect(all(inFrench, ids)).toEqual(all(inEnglish, ids));
    expect(inFrench).toContain('<html lang="fr-CA">');
  });

  test('has the same live cards, and says the same figures of them', () => {
    const elements = /<cribbage-\w+[\s\S]*?<\/cribbage-\w+>/g;
    const plain = (element: string) => ({
      opening: /^<[^>]*>/.exec(element)?.[0],
      figures: all(element.replace(/^<[^>]*>/, '').replace(/(\d),(\d)/g, '$1.$2'), /\d+(?:\.\d+)?/g),
    });
    const [ours, theirs] = [inFrench, inEnglish].map((html) => all(html, elements).map(plain));
    expect(ours?.map(({ opening }) => opening)).toEqual(theirs?.map(({ opening }) => opening));
    for (const [at, { figures }] of (ours ?? []).entries())
      expect([...figures].sort()).toEqual([...(theirs?.[at]?.figures ?? [])].sort());
  });

  test('leads to the same pages, in French if they exist in French', () => {
    const links = /\bhref="([^"]*)"/g;
    const wanted = all(inEnglish, links).map((link) => link.replace(/^(\.\/\w+)\.html/, '$1.fr.html'));
    expect([...all(inFrench, links)].sort()).toEqual([...wanted].sort());
  });

  test('has the marks of French', () => {
    expect(texts(inFrench).length).toBeGreaterThan(10);
    for (const text of texts(inFrench)) {
      expect(text).not.toMatch(/[\p{L}]'[\p{L}]|[“”]/u);
      expect(text).not.toMatch(/[^\u00a0][:%]/);
      expect(text).not.toMatch(/«[^\u00a0]|[^\u00a0]»| [;!?]/);
    }
  });
});

test.each(names.filter((name) => name in english.texts))('%s shows every text that is its own', (name) => {
  const source = readFileSync(new URL(`../../web/pages/${name}.html`, import.meta.url), 'utf8');
  const shown = new Set(all(source, /\{\{(\w+)\}\}/g));
  for (const key of Object.keys(english.texts.everyPage)) shown.delete(key);
  expect([...shown].sort()).toEqual(Object.keys(english.texts[name as keyof Texts]).sort());
});

describe('the addresses for search engines and messengers', () => {
  const headsOf = async (site?: string) => {
    const { transformIndexHtml } = placePages('test', site);
    const { handler } = transformIndexHtml as { handler: (html: string, page: { path: string }) => Promise<string> };
    const files = ['index.html', ...names.flatMap((name) => [`${name}.html`, `${name}.fr.html`])];
    return Promise.all(files.map(async (file) => [file, await handler('%head%', { path: `/${file}` })] as const));
  };
  const links = (head: string) =>
    all(head, /(<link rel="alternate"[^>]*>)/g).map((link) => [
      /hreflang="([^"]*)"/.exec(link)?.[1],
      /href="([^"]*)"/.exec(link.replace('hreflang', ''))?.[1],
    ]);

  test('are whole, in each language', async () => {
    for (const [file, head] of await headsOf('https://example.org/cribbage')) {
      const own = `https://example.org/cribbage/${file === 'index.html' ? '' : file}`;
      expect(all(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([own]);
      expect(all(head, /<meta property="og:(?:url|image)" content="([^"]*)"/g)).toEqual([
        own,
        'https://example.org/cribbage/picture-wide.png',
      ]);
      if (file === 'index.html') continue;
      const page = `https://example.org/cribbage/${file.replace(/(\.fr)?\.html$/, '')}`;
      expect(links(head)).toEqual([
        ['en', `${page}.html`],
        ['fr-CA', `${page}.fr.html`],
      ]);
    }
  });

  test('are left out by a build that does not know its address', async () => {
    for (const [, head] of await headsOf()) expect(head).not.toMatch(/alternate|canonical|og:/);
  });
});

describe('the figures', () => {
  // Tags are removed, because the numbers in links and pictures are not written in the format of the language.
  const said = (html: string) => html.replace(/<[^>]*>/g, ' ');
  const inEnglish = (html: string) =>
    all(html, /\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g).map((one) => one.replaceAll(',', ''));
  const inFrench = (html: string) =>
    all(html, /\d{1,3}(?:\u00a0\d{3})+(?!\d)|\d+(?:,\d+)?/g).map((one) =>
      one.replaceAll('\u00a0', '').replace(',', '.'),
    );

  test.each([
    ['cribs', cribFacts],
    ['leads', leadFacts],
    ['odds', oddsFacts],
    ['experts', expertFacts],
  ] as const)(
    'are the same in both languages on the page of %s',
    async (_, factsOf: (language: PageLanguage) => unknown) => {
      const [ours, theirs] = (await Promise.all([factsOf(french), factsOf(english)])) as Record<string, string>[];
      expect(Object.keys(ours ?? {})).toEqual(Object.keys(theirs ?? {}));
      for (const [name, html] of Object.entries(ours ?? {})) {
        expect(inFrench(said(html)), name).toEqual(inEnglish(said(theirs?.[name] ?? '')));
        expect(html, name).not.toMatch(/undefined|NaN/);
      }
    },
  );

  test('are written as French writes them', () => {
    expect(cribFacts(french)['all-deals']).toBe('20\u00a0358\u00a0520');
    expect(leadFacts(french)['lead-least']).toBe('le 5, dans moins de 0,1\u00a0%');
    expect(leadFacts(french)['lead-ranks']).toMatch(/<td>\d\d,\d\u00a0%</);
  });
});
