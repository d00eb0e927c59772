import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { tooWide, useLargeLetters } from './fits.js';
import { rulesPage } from './foreign.js';
import { everything, test as onPage } from './rules_page.js';
import { expect, screens, type Table, test } from './table.js';

// The app and the elements in Canadian French, and in English from right to left.

const links = [
  '',
  '#v1/count/4S5H5D6C-JD',
  '#v1/count/4S5H5D6C',
  '#v1/count/4S5H5D6C7DJDKSQS/any',
  '#v1/discard/5DJH6S4H5S2C/theirs/114-109',
  '#v1/discard/5DJH6S4H5S2C/theirs/acc/92-56',
  '#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/92-80',
  '#v1/board/118-117/theirs',
  '#v1/board/92-56/theirs/money',
  '#v1/practice/',
  '#v1/practice/daily',
  '#v1/review/',
  '#v1/review/statistics',
] as const;

// Everything that was asked for is on the screen: nothing changes any more.
const ready = async (page: Page) => {
  let last = '';
  const settled = async () => {
    const before = last;
    last = (await page.locator('body').textContent()) ?? '';
    return last.length > 40 && last === before;
  };
  await expect.poll(settled, { intervals: [300] }).toBe(true);
};

const visit = async (table: Table, link: string) => {
  await table.page.goto('about:blank');
  await table.open(link);
  await ready(table.page);
  await expect(table.page.locator('html')).not.toHaveAttribute('lang', 'en');
};

const expectRoom = async (table: Table, sizes: readonly (typeof screens)[number][]) => {
  const wide: Record<string, readonly string[]> = {};
  for (const link of links) {
    await visit(table, link);
    for (const size of sizes) {
      await table.page.setViewportSize(size);
      const found = await tooWide(table.page);
      if (found.length > 0) wide[`${link} at ${size.width}`] = found;
    }
  }
  expect(wide).toEqual({});
};

// Every text that can be seen or heard, without what stands in no language: figures, cards, marks.
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const add = (text: string | null) => {
      if (text && /\p{L}{3}/u.test(text)) texts.add(text.replace(/\s+/g, ' ').trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, textarea')) add(node.nodeValue);
    for (const part of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) add(part.getAttribute(name));
    return [...texts];
  });

const openPanels = async (
  page: Page,
  names: readonly [menu: string | RegExp, share: string | RegExp, embed: string | RegExp],
) => {
  const texts: string[] = [];
  for (const name of names) {
    await page.getByRole('button', { name }).first().tap();
    await expect(page.locator('.panel-title')).toBeVisible();
    texts.push(...(await textsOf(page)));
  }
  return texts;
};

test.describe('a phone in French', () => {
  test.use({ locale: 'fr-CA' });

  test('opens the app in French, which says the count as players there do', async ({ table, page }) => {
    await table.open('#v1/count/5H5D5SJC-5C');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page).toHaveTitle(/^Fifteen Two.*mains/);
    await table.expectCount(29);
    await expect(table.spoken).toHaveText(
      /^«\u00a0quinze-deux, quatre, .*un carré, vingt-huit, et le bon valet, vingt-neuf\u00a0»$/,
    );
    await visit(table, '#v1/count/4S5H5D6C-JD');
    await expect(table.spoken).toHaveText(/quinze-deux, quatre, .*et une double suite, seize/);
  });

  test('names an error of the engine in French', async ({ table, page }) => {
    await table.open('#v1/count/5H5H');
    await expect(page.getByRole('status')).toContainText('Le 5 de cœur');
  });

  test('has no sentence that English has too', async ({ table, page, browser, baseURL }) => {
    test.slow();
    const names =
      /^(Fifteen Two|Cribs?|[Pp]oints|Golf|Normal|Menu|Auto|English|Français|Pub|Club|Expert|Fifteen Two 0\.1\.0.*|iframe|Total|Excellent|SHA-256.*)$|^https?:|<\w+/;
    const inEnglish = await browser.newContext({ locale: 'en-CA', hasTouch: true, baseURL: baseURL ?? '' });
    const other = await inEnglish.newPage();
    const same: Record<string, readonly string[]> = {};
    const compare = (name: string, french: readonly string[], english: readonly string[]) => {
      const both = french.filter((text) => english.includes(text) && !names.test(text));
      if (both.length > 0) same[name] = both;
    };
    for (const link of links) {
      await visit(table, link);
      await other.goto('about:blank');
      await other.goto(new URL(link, new URL('/', page.url())).href);
      await ready(other);
      compare(link || 'the empty table', await textsOf(page), await textsOf(other));
    }
    await visit(table, links[1]);
    await other.goto('about:blank');
    await other.goto(page.url());
    await ready(other);
    compare(
      'panels',
      await openPanels(page, ['Menu', /Partager/, /[IE]ntégr/]),
      await openPanels(other, ['Menu', 'Share this position', 'Embed…']),
    );
    await inEnglish.close();
    expect(same).toEqual({});
  });

  for (const letters of ['normal', 'large'] as const)
    test(`has room on a small phone for all that is said, ${letters} letters`, async ({ table, page }) => {
      test.slow();
      if (letters === 'large') await useLargeLetters(page);
      await expectRoom(table, [screens[0], screens[1], screens[4]]);
    });

  test('reads pages in French, from which the English ones are a tap away', async ({ table, page }) => {
    await table.open();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('link', { name: 'Règles' }).tap();
    await expect(page).toHaveURL(/rules\.fr\.html$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.locator('cribbage-hand').first()).toContainText(/quinze-deux|dix-neuf/);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL(/rules\.html$/);
  });

  test('speaks English once that is chosen, and French again', async ({ table, page }) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await page.getByRole('button', { name: 'Menu' }).tap();
    // The menu stays open, in the other language.
    await page.getByRole('button', { name: 'English' }).tap();
    await table.button('Close menu').tap();
    await table.expectCount(16);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(table.button('Discard')).toBeVisible();
    await page.reload();
    await expect(table.button('Discard')).toBeVisible();
    await table.button('Menu').tap();
    await table.button('Français').tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.locator('header button').last().tap();
    await expect(table.button('Écart')).toBeVisible();
  });
});

test.describe('English from right to left', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      try {
        localStorage.setItem('fifteen-two', '{"language":"ar-XB"}');
      } catch {
        // A frame without storage.
      }
    }),
  );

  test('has every sentence of every screen in a room of words', async ({ table, page }) => {
    test.slow();
    const loose: Record<string, readonly string[]> = {};
    const look = (name: string, texts: readonly string[]) => {
      const found = texts.filter((text) => !text.includes('\u202e') && !text.startsWith('http'));
      if (found.length > 0) loose[name] = found;
    };
    for (const link of links) {
      await visit(table, link);
      look(link || 'the empty table', await textsOf(page));
    }
    await visit(table, links[1]);
    look('panels', await openPanels(page, [/Menu/, /Share this position/, /Embed…/]));
    expect(loose).toEqual({});
  });

  test('fits a small phone and a desk', async ({ table, page }) => {
    test.slow();
    await table.open();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectRoom(table, [screens[2], screens[4]]);
  });
});

onPage('elements on a page in French speak French', async ({ page, foreign }) => {
  const html = rulesPage(everything, '/fifteen-two.js').replace('<html lang="en">', '<html lang="fr">');
  foreign.put('/', { body: html });
  await page.goto(`${foreign.origin}/`);
  const spoken = page.locator('cribbage-hand [part="spoken"]').first();
  await expect(spoken).toHaveText(
    /«\u00a0quinze-deux, quatre.*un carré, vingt-huit, et le bon valet, vingt-neuf\u00a0»/,
  );
  await expect(page.locator('cribbage-discard .discard-row').first()).toContainText(/\+\d+,\d\d/);
  await page.locator('cribbage-game').scrollIntoViewIfNeeded();
  await expect(page.locator('cribbage-game .said')).toContainText('Ben joue le 6 de trèfle\u00a0: 15 pour 5.');
});

onPage('an element shows what the page has put into it until French has come', async ({ page, foreign }) => {
  const html = rulesPage(everything, '/fifteen-two.js').replace('<html lang="en">', '<html lang="fr">');
  foreign.put('/', { body: html });
  let answer = () => {};
  const asked = new Promise<void>((come) => {
    answer = come;
  });
  await page.route('**/french.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${foreign.origin}/`);
  await page.waitForFunction(() => customElements.get('cribbage-hand') !== undefined);
  await expect(page.getByText('Three fives and a jack, a five cut: 29.')).toBeVisible();
  answer();
  await expect(page.locator('cribbage-hand [part="spoken"]').first()).toContainText('vingt-neuf');
});

onPage('French is fetched from the folder that any element names', async ({ page, foreign }) => {
  const inside =
    '<cribbage-hand cards="5H 5D 5S JC" starter="5C"></cribbage-hand><cribbage-discard files="/elsewhere/"></cribbage-discard>';
  foreign.put('/', {
    body: rulesPage(inside, '/fifteen-two.js').replace('<html lang="en">', '<html lang="fr">'),
  });
  foreign.put('/elsewhere/french.js', {
    body: readFileSync('dist/engine/generated/french.js'),
    type: 'text/javascript',
  });
  await page.route('**/engine/generated/french.js', (route) => route.abort());
  await page.goto(`${foreign.origin}/`);
  await expect(page.locator('cribbage-hand [part="spoken"]').first()).toContainText('vingt-neuf');
});

test('a frame speaks French where its address says so', async ({ page }) => {
  await page.goto('/embed/v1/?lang=fr-CA#v1/count/4S5H5D6C.5S6D7C8H-JD');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.locator('h2').first()).toHaveText('Première main');
  await expect(page.locator('cribbage-hand [part="spoken"]').first()).toContainText('une double suite, seize');
  await page.goto('about:blank');
  await page.goto('/embed/v1/?lang=fr-CA#v1/count/5X');
  await expect(page.locator('.wrong')).toHaveText(/«\u00a05X\u00a0» n’est pas une carte/);
  await page.goto('about:blank');
  await page.goto('/embed/v1/?lang=ar-XB#v1/count/4S5H5D6C-JD');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
