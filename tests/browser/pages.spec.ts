import type { Locator, Page } from '@playwright/test';
import shows from '../cases/shows.json' with { type: 'json' };
import { axeFaults } from './axe.js';
import { engine } from './engine.js';
import { byDay, expect, isNight, nightly, overhang, test, useLetters } from './table.js';

const titles = {
  rules: 'Rules of cribbage',
  cribs: 'What the crib is worth',
  leads: 'What to lead',
  odds: 'The chance of winning from every score',
  experts: 'The experts and the engine',
  help: 'Help',
  about: 'About Fifteen Two',
  'rules.fr': 'Règles du cribbage',
  'cribs.fr': 'Ce que vaut le crib',
  'leads.fr': 'Quoi entamer',
  'odds.fr': 'La chance de gagner à chaque pointage',
  'experts.fr': 'Les experts et le moteur',
  'help.fr': 'Aide',
  'about.fr': 'À propos de Fifteen Two',
} as const;
type Name = keyof typeof titles;
const names = Object.keys(titles) as Name[];
const isFrench = (name: Name) => name.endsWith('.fr');
const inEnglish = names.filter((name) => !isFrench(name));
const inFrench = names.filter(isFrench);

/** Returns the name of the same page in the other language. */
const otherOf = (name: Name): string => (isFrench(name) ? name.replace('.fr', '') : `${name}.fr`);

const open = async (page: Page, name: Name, origin = '') => {
  await page.goto(`${origin}/${name}.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[name]);
};

const live = 'cribbage-hand, cribbage-counter, cribbage-discard, cribbage-game, cribbage-drill';

/** Opens everything that can be opened and scrolls past every element, so that each has been visible and has answered. */
const seeAll = async (page: Page) => {
  for (const details of await page.locator('details').all())
    await details.evaluate((part) => part.setAttribute('open', ''));
  for (const element of await page.locator(live).all()) {
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('[part~="hand"]').first()).toBeVisible();
  }
};

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text content of an element, which a browser without scripts shows. */
const insideOf = async (element: Locator) => plain(await element.evaluate((part) => part.textContent));

/** Returns the question to the engine that the attributes of a `<cribbage-hand>` stand for. */
const questionOf = (hand: Locator) =>
  hand.evaluate((part) => ({
    hand: part.getAttribute('cards') ?? '',
    starter: part.getAttribute('starter') ?? '',
    crib: part.hasAttribute('crib'),
  }));

/** Parses “Crib: 2♦ 4♦ 8♦ K♦, starter 7♠: 2 points, “fifteen two””. */
const readHand = (text: string) => {
  const [, crib, hand = '', starter = '', points, spoken] =
    /^(Crib: )?(.+), starter (\S+): (\d+) points, “(.+)”$/.exec(text) ?? [];
  return { question: { hand, starter, crib: crib !== undefined }, points: Number(points), spoken };
};

for (const name of names) {
  // French text is longer than English, but it takes more lines only on pages that consist of sentences.
  const isLong = /^(rules|help|about)/.test(name);
  const tag = byDay(isLong || !isFrench(name));
  test(`${name}: the page fits a small phone, has no fault and leads on`, tag, async ({ page, table }) => {
    test.slow(); // hundreds of shaded figures, or of live cards
    await page.setViewportSize({ width: 320, height: 568 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, name);
    await seeAll(page);
    await expect(page.locator('html')).toHaveAttribute('lang', isFrench(name) ? 'fr-CA' : 'en');
    await expect(page.locator('header [aria-current="page"]')).toHaveAttribute('href', `./${name}.html`);
    for (const text of ['large', 'normal'] as const) {
      await useLetters(page, text);
      expect(await overhang(page), `in ${text} text`).toBe(0);
    }
    // Outside the nightly run, axe checks only these pages. It is slow on tables, and a French page has the same colours and
    // parts as the English one.
    if (isNight || /^(rules|help|about)$/.test(name)) expect(await axeFaults(page)).toEqual([]);

    for (const anchor of await page.locator('a[href^="#"]').all()) {
      const target = (await anchor.getAttribute('href')) ?? '';
      await expect(page.locator(`:is(h2, h3)${target}`), target).toHaveCount(1);
    }
    const here = isFrench(name) ? inFrench : inEnglish;
    const next = here[(here.indexOf(name) + 1) % here.length] as Name;
    for (const other of here) await expect(page.locator(`header a[href="./${other}.html"]`)).toHaveCount(1);
    for (const link of await page.locator('a[href*=".html#"]').all()) {
      const [path = '', target] = ((await link.getAttribute('href')) ?? '').split('#');
      expect(await (await page.request.get(path)).text()).toContain(`id="${target}"`);
    }
    // The links at the top are the same on every page.
    if (!isNight && name !== 'rules') return;
    await page.getByRole('link', { name: isFrench(name) ? 'English' : 'Français' }).tap();
    await expect(page).toHaveURL(new RegExp(`/${otherOf(name)}\\.html$`));
    await page.getByRole('link', { name: isFrench(name) ? 'Français' : 'English' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[name]);
    await page.locator(`header a[href="./${next}.html"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[next]);
    await page.getByRole('link', { name: 'Fifteen Two', exact: true }).click();
    await expect(table.pad).toBeVisible();
  });

  const quick = byDay(name === 'rules');
  test(`${name}: Tab reaches everything that can be pressed, with a visible focus`, quick, async ({ page }) => {
    await open(page, name);
    await seeAll(page);
    await page.evaluate(() => scrollTo(0, 0));
    const wanted = await page.evaluate(() => {
      const within = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((part) => [part, ...(part.shadowRoot ? within(part.shadowRoot) : [])]);
      const pressable = within(document).filter((part) =>
        part.matches('a[href], summary, button:not([tabindex="-1"])'),
      );
      const shown = pressable.filter((part) => part.checkVisibility());
      for (const [at, part] of shown.entries()) part.setAttribute('data-stop', String(at));
      return shown.length;
    });
    const reached = new Set<string>();
    for (let stop = 0; stop < wanted; ++stop) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        let part = document.activeElement;
        while (part?.shadowRoot?.activeElement) part = part.shadowRoot.activeElement;
        const { outlineStyle } = getComputedStyle(part as Element);
        return { stop: part?.getAttribute('data-stop') ?? 'elsewhere', outlineStyle };
      });
      expect(focus.outlineStyle).not.toBe('none');
      reached.add(focus.stop);
    }
    expect([...reached]).toEqual([...Array(wanted).keys()].map(String));
  });
}

/** Returns the paths, relative to the app, of the French files stored in any version of the cache. */
const frenchKept = (page: Page) =>
  page.evaluate(async () => {
    const files: string[] = [];
    for (const name of (await caches.keys()).filter((each) => each.startsWith('fifteen-two-french-')))
      for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname.slice(1));
    return files;
  });

test('the live cards of the rules say what the engine says, with and without scripts', async ({ page }) => {
  test.slow(); // every element of the page answers
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await open(page, 'rules');
  const hands = await page.locator('cribbage-hand').all();
  expect(hands.length).toBeGreaterThanOrEqual(8);
  for (const hand of hands) {
    const question = await questionOf(hand);
    const { points, spoken } = await engine.scoreShow(question);
    await test.step(`${question.hand}, ${question.starter}`, async () => {
      const inside = readHand(await insideOf(hand));
      expect({ points: inside.points, spoken: inside.spoken }).toEqual({ points, spoken });
      expect(inside.question.crib).toBe(question.crib);
      for (const part of ['hand', 'starter'] as const) {
        const written = await engine.parseCards({ text: inside.question[part] });
        expect(written).toEqual(await engine.parseCards({ text: question[part] }));
      }
      await hand.scrollIntoViewIfNeeded();
      await expect(hand.locator('.tray-total')).toHaveText(String(points));
      await expect(hand.locator('[part~="spoken"]')).toHaveText(`“${spoken}”`);
    });
  }

  const game = page.locator('cribbage-game');
  const { deals, score } = await engine.readGame({ record: (await game.getAttribute('record')) ?? '' });
  const [deal] = deals;
  const pegged = (who: 'a' | 'b') =>
    deal?.play.reduce((sum, { by, points }) => sum + (by === who ? points : 0), 0) ?? 0;
  const { pone, dealer, crib } = deal?.shows ?? {};
  expect(await insideOf(game)).toBe(
    `Both throw two cards. Ben deals, and a jack is cut: ${deal?.heels} for Ben. In the play Ann pegs ${pegged('a')} and Ben ${pegged('b')}. ` +
      `Ann’s hand counts ${pone}, Ben’s ${dealer}, and Ben’s crib ${crib}. After the deal Ann has ${score.a}, and Ben ${score.b}.`,
  );
  await game.scrollIntoViewIfNeeded();
  await game.getByRole('button', { name: 'Last step' }).tap();
  await expect(game.locator('.holes > b')).toHaveText([String(score.a), String(score.b)]);

  const discard = page.locator('cribbage-discard');
  const dealt = (await discard.getAttribute('cards')) ?? '';
  const [best] = await engine.valueDiscards({ dealt, weDeal: true, order: 'points' });
  if (!best) throw new Error('no discard');
  const [, cards = '', thrown = '', ...means] =
    /^I am dealt (.+), and the crib is mine\. Best: throw (.+), (\S+) in hand, (\S+) in the crib and (\S+) in the play, \+(\S+) together\.$/.exec(
      await insideOf(discard),
    ) ?? [];
  expect((await engine.parseCards({ text: cards })).cards.join(' ')).toBe(dealt);
  expect((await engine.parseCards({ text: thrown })).cards).toEqual(best.thrown);
  expect(means).toEqual(
    [best.hand.mean, best.crib.mean, best.play.ours - best.play.theirs, best.points].map((mean) => mean.toFixed(2)),
  );
  await discard.scrollIntoViewIfNeeded();
  await expect(discard.locator('.discard-row').first()).toContainText(`+${best.points.toFixed(2)}`);

  const counter = page.locator('cribbage-counter');
  await counter.scrollIntoViewIfNeeded();
  for (const card of ['4S', '5H', '5D', '6C', 'JD']) await counter.locator(`[data-card="${card}"]`).tap();
  await expect(counter.locator('.tray-total')).toHaveText('16');
  const sixteen = '“fifteen two, four, six, eight, and a double run is sixteen”';
  await expect(counter.locator('[part~="spoken"]')).toHaveText(sixteen);

  // The drill asks the throw of the day, and leads to the other questions in the app.
  const drill = page.locator('cribbage-drill');
  await drill.scrollIntoViewIfNeeded();
  for (const name of ['queen of spades', 'queen of diamonds', /^Throw/])
    await drill.getByRole('button', { name }).tap();
  await expect(drill.getByRole('status')).toHaveText('Best.');
  await page.locator('section:has(cribbage-drill) > p a').click();
  await expect(page).toHaveURL(/#v1\/practice\/daily\/2026-11-23$/);
});

test('the About page has the version and the signature, and checks the engine hand by hand', async ({ page }) => {
  await open(page, 'about');
  await expect(page.locator('main')).not.toContainText('%');
  await expect(page.locator('[aria-labelledby=version] dl')).toContainText(/Version\s*\d+\.\d+\.\d+/);
  await expect(page.locator('[aria-labelledby=version] dl')).toContainText(/signature\s*0x[0-9a-f]{16}/);
  await page.getByRole('button', { name: 'Check the engine on this device' }).click();
  const { length } = shows;
  await expect(page.locator('#checked')).toHaveText(`${length} of ${length} hands are counted right.`);
});

test('the pages have the colours chosen in the app', async ({ page, table }) => {
  await table.open();
  await page.evaluate(() => localStorage.setItem('fifteen-two', '{"theme":"dark"}'));
  await open(page, 'rules');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 22, 24)');
  await expect(page.locator('cribbage-hand .frame').first()).toHaveCSS('color', 'rgb(241, 239, 233)');
});

test('the current page is marked with forced colours', nightly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'help');
  const styleOf = (link: Locator) =>
    link.evaluate((part) => {
      const { borderBottomStyle, color, backgroundColor } = getComputedStyle(part);
      return { borderBottomStyle, color, backgroundColor };
    });
  const here = await styleOf(page.locator('header [href="./help.html"]'));
  expect(here.borderBottomStyle).toBe('solid');
  expect(here.color).not.toBe(here.backgroundColor);
  expect((await styleOf(page.locator('header [href="./rules.html"]'))).borderBottomStyle).toBe('none');
});

test('a printed page has the rules and no buttons', nightly, async ({ page }) => {
  await open(page, 'rules');
  await seeAll(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['header', 'cribbage-counter', 'cribbage-drill']) await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How to count a hand' })).toBeVisible();
  await expect(page.getByRole('button', { name: /step|All fifteen/ })).toHaveCount(0);
  await expect(page.locator('cribbage-hand .tray-total').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('cribbage-hand .said').first()).toHaveCSS('color', 'rgb(22, 24, 26)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const name of names)
    test(`${name}: the page can be read`, byDay(/^(rules|odds)$/.test(name)), async ({ page }) => {
      await open(page, name);
      for (const element of await page.locator(live).all()) {
        await expect(element.locator('p')).toBeVisible();
        expect(plain(await element.textContent())).toMatch(/“.+”|«.+»|throw|[Éé]cart|JavaScript/);
      }
      await expect(page.getByRole('button')).toHaveCount(0);
    });
});

test.describe('stored for use offline', () => {
  test.use({ stores: true });

  test('the About page proves every show on the device, offline', nightly, async ({ page, table, server }) => {
    test.setTimeout(180_000);
    await table.open('', server.origin);
    await table.untilStored();
    await server.stop();
    await open(page, 'about', server.origin);
    await page.getByRole('button', { name: 'Prove every show on this device' }).click();
    await expect(page.getByRole('progressbar', { name: 'The proof' })).toBeVisible();
    const proven = page.locator('#proven');
    await expect(proven).toHaveText(/^Proven here\. Both counts agree on all 12,994,800 shows/, { timeout: 150_000 });
    await expect(page.locator('#shows tr').first()).toHaveText(/29\s*4\s*4\s*4/);
    await expect(page.locator('#shows tr').last()).toHaveText(/0\s*1,009,008\s*1,009,008\s*1,022,208/);
    for (const part of ['shows', 'answers']) {
      const there = await page.locator(`#${part}-there`).textContent();
      await expect(page.locator(`#${part}-here`)).toHaveText(there ?? '');
    }
  });

  const stored = [...inEnglish.map((name) => [name, titles[name]] as const), ['sealed', 'Sealed cards'] as const];

  test('every page opens with the server stopped, whatever question it has', async ({ table, page, server }) => {
    await table.openOffline(server);
    for (const [name, title] of stored) {
      await page.goto(`${server.origin}/${name}.html?from=elsewhere&x=1#top`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('a page in French that is not stored is in English, and says so', nightly, async ({ table, page, server }) => {
    await table.openOffline(server);
    for (const [name, title] of stored) {
      await page.goto(`${server.origin}/${name}.html`);
      await page.getByRole('link', { name: 'Français' }).tap();
      await expect(page).toHaveURL(`${server.origin}/${name}.fr.html`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('This page needs a connection to be read in French.')).toBeVisible();
      await expect(page.getByText('Il faut une connexion pour la lire en français.')).toBeVisible();
    }
  });

  // A stored page is also requested in the background, which fails without the server.
  const offline = /ERR_CONNECTION_REFUSED|ERR_FAILED|failed|no-response/i;

  test('the live parts of pages work offline', nightly, async ({ page, table, server, faults }) => {
    await table.open('', server.origin);
    await table.untilOffline();
    await server.stop();
    await open(page, 'rules', server.origin);
    await seeAll(page);
    await open(page, 'about', server.origin);
    await page.getByRole('button', { name: 'Check the engine on this device' }).click();
    await expect(page.locator('#checked')).toContainText('counted right');
    faults.allow(offline);
    for (const path of ['embed/v1/', 'element/v1/fifteen-two.js', 'no-such-page.html'])
      await expect(page.goto(`${server.origin}/${path}`), path).rejects.toThrow(/net::/);
  });

  const keepFrench = (page: Page) =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.ready).active?.postMessage({ type: 'KEEP_LANGUAGE', tag: 'fr-CA' }),
    );

  test('a phone in English stores no French', nightly, async ({ page, table, server }) => {
    await table.open('', server.origin);
    await table.untilStored();
    await page.reload();
    await open(page, 'help.fr', server.origin);
    expect(await frenchKept(page)).toEqual([]);
    await keepFrench(page);
    await expect.poll(() => frenchKept(page)).toContain('help.fr.html');
    await table.open('', server.origin);
    await expect.poll(() => frenchKept(page)).toEqual([]);
  });

  test('all that is in French is kept once the app asks for it', async ({ page, table, server, faults }) => {
    await table.open('', server.origin);
    await table.untilStored();
    expect(await frenchKept(page)).toEqual([]);
    await keepFrench(page);
    const wanted = [...inFrench, 'sealed.fr'].map((name) => `${name}.html`);
    await expect.poll(() => frenchKept(page)).toEqual(expect.arrayContaining(wanted));
    expect((await frenchKept(page)).filter((file) => /^assets\/french.*\.js$/.test(file)).length).toBeGreaterThan(0);
    await server.stop();
    faults.allow(offline);
    for (const name of inFrench) await open(page, name, server.origin);
    await page.goto(`${server.origin}/help.fr.html?from=here#numbers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aide');
  });
});

test('files for other people’s pages are not stored on the phone', async ({ page }) => {
  const worker = await (await page.request.get('/sw.js')).text();
  for (const name of ['rules', 'cribs', 'odds', 'experts']) expect(worker).toContain(`"${name}.html"`);
  expect(worker).not.toMatch(/url:\s*"(embed|element|data)\//);
  expect(worker).not.toMatch(/url:\s*"([^"]+\.fr\.html|assets\/french[^"]*)"/);
});
