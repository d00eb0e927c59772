import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { elementsScript, example, rulesPage } from './foreign.js';
import { best, everything, expect, expectTotal, test, untilAnswered } from './rules_page.js';
import { watchShifts } from './shifts.js';
import { nightly, overhang, screens } from './table.js';

// Tests how a third-party page affects the custom elements in it, and how the elements affect the page.

const countEngines = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { engines: 0 });
    const instantiate = WebAssembly.instantiate.bind(WebAssembly);
    WebAssembly.instantiate = ((...parts: Parameters<typeof instantiate>) => {
      (window as unknown as { engines: number }).engines += 1;
      return instantiate(...parts);
    }) as typeof WebAssembly.instantiate;
  });
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const engines = (page: Page) => page.evaluate(() => (window as unknown as { engines: number }).engines);

test('several elements share one engine', async ({ page, show }) => {
  await countEngines(page);
  await show(`${best.repeat(3)}<cribbage-counter></cribbage-counter>`);
  await expect(page.locator('cribbage-hand .tray-total', { hasText: '29' })).toHaveCount(3);
  expect(await engines(page)).toBe(1);
});

test('an element starts nothing until it is nearly in sight', nightly, async ({ page, show }) => {
  await countEngines(page);
  await show(`<div style="height: 4000px"></div>${best}`);
  await page.waitForFunction(() => customElements.get('cribbage-hand') !== undefined);
  await drawn(page);
  expect(await engines(page)).toBe(0);
  await expect(page.getByText('Three fives and a jack, a five cut: 29.')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 4000));
  await expectTotal(page, 'cribbage-hand', 29);
  expect(await engines(page)).toBe(1);
});

test('two copies of the script on one page do no harm', nightly, async ({ page, show, foreign }) => {
  foreign.put('/copy.js', { body: await elementsScript(), type: 'text/javascript' });
  await show(`<script type="module" src="/copy.js"></script>${best}`);
  await expectTotal(page, 'cribbage-hand', 29);
  await page.evaluate(() => import(`${location.origin}/fifteen-two.js?again`));
  await expectTotal(page, 'cribbage-hand', 29);
});

test('a page styles an element by custom properties and by parts', async ({ page, show }) => {
  const style = `<style>
    cribbage-hand { --cribbage-felt: rgb(1, 2, 3); --cribbage-size: 20px; }
    cribbage-hand::part(spoken) { color: rgb(4, 5, 6); }
  </style>`;
  await show(best, style);
  const total = page.locator('cribbage-hand .tray-total');
  await expect(total).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(total).toHaveCSS('font-size', '50px');
  await expect(page.locator('cribbage-hand .said')).toHaveCSS('color', 'rgb(4, 5, 6)');
});

// Inherited CSS properties, with values that are unusual for cards.
const strangeText = {
  'border-collapse': 'collapse',
  'caption-side': 'bottom',
  'caret-color': 'rgb(255, 0, 0)',
  color: 'rgb(250, 0, 250)',
  cursor: 'help',
  'empty-cells': 'hide',
  'font-family': 'monospace',
  'font-feature-settings': '"smcp"',
  'font-kerning': 'none',
  'font-size': '40px',
  'font-style': 'italic',
  'font-variant': 'small-caps',
  'font-weight': '900',
  hyphens: 'auto',
  'letter-spacing': '9px',
  'line-break': 'anywhere',
  'line-height': '90px',
  'list-style-type': 'square',
  orphans: '9',
  'overflow-wrap': 'anywhere',
  quotes: '"x" "y"',
  'tab-size': '20',
  'text-align': 'right',
  'text-align-last': 'right',
  'text-indent': '200px',
  'text-orientation': 'upright',
  'text-shadow': 'rgb(255, 0, 0) 2px 2px 2px',
  'text-transform': 'uppercase',
  'text-wrap': 'nowrap',
  'white-space-collapse': 'preserve',
  widows: '9',
  'word-break': 'break-all',
  'word-spacing': '30px',
  'writing-mode': 'vertical-rl',
  '-webkit-text-stroke-width': '3px',
} as const;

const all = 'cribbage-hand, cribbage-discard, cribbage-counter, cribbage-game, cribbage-drill';

test('no text style of a page comes into an element, by inheritance or by a rule', nightly, async ({ page, show }) => {
  const names = Object.keys(strangeText);
  const stylesOf = async () => {
    await untilAnswered(page);
    return page.locator(all).evaluateAll(
      (elements, wanted) =>
        elements
          .flatMap((element) => [...(element.shadowRoot?.querySelectorAll('*:not(style)') ?? [])])
          .map((part) => {
            const style = getComputedStyle(part);
            const styles = wanted.map((name) => `${name}: ${style.getPropertyValue(name)}`);
            return [part.className || part.localName, ...styles];
          }),
      names,
    );
  };
  await page.setViewportSize({ width: 390, height: 9000 }); // the text of the page may be large
  const inside = `<div style="width: 340px; writing-mode: horizontal-tb">${everything}</div>`;
  await show(inside);
  const plain = await stylesOf();
  const strange = Object.entries(strangeText).map(([name, value]) => `${name}: ${value};`);
  await show(`<div style='${strange.join(' ')}'>${inside}</div>`);
  expect(await stylesOf()).toEqual(plain);
  const ofText = strange.filter((rule) => !/^(writing-mode|text-orientation)/.test(rule)); // these change the layout of the page
  await show(inside, `<style>* { ${ofText.join(' ')} }</style>`);
  expect(await stylesOf()).toEqual(plain);
  expect(plain.length).toBeGreaterThan(300);
});

test('a printed element has no buttons, and no room for an answer', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 3600 });
  await show(everything);
  await untilAnswered(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.frame button:not(.discard-row, .place)', '.pad', '.claim-pad'])
    for (const each of await page.locator(part).all()) await expect(each).toBeHidden();
  await expect(page.locator('cribbage-discard .discard-row').first()).toBeVisible();
  await expect(page.locator('cribbage-hand .frame').first()).toHaveCSS('min-height', '0px');
});

test('the manifest and the guide name the parts that an element has', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 3600 });
  const { modules } = JSON.parse(readFileSync('dist/element/custom-elements.json', 'utf8'));
  const named = new Map<string, string[]>();
  for (const { tagName, cssParts } of modules[0].declarations)
    if (tagName)
      named.set(
        tagName,
        cssParts.map(({ name }: { name: string }) => name),
      );
  const [, list = ''] = /styled with `::part`: ([\s\S]*?)\n\n/.exec(readFileSync('docs/guide/page.md', 'utf8')) ?? [];
  const inGuide = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(new Set([...named.values()].flat())).toEqual(new Set(inGuide));
  await show(everything);
  await untilAnswered(page);
  for (const [tag, parts] of named) {
    const there = await page
      .locator(tag)
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((part) => [...part.part]),
        ),
      );
    expect(there.length, tag).toBeGreaterThan(3);
    expect(parts, tag).toEqual(expect.arrayContaining([...new Set(there)]));
  }
});

test('an element has the colours, the size and the direction that it should', nightly, async ({ page, show }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await show(everything, '<style>html { font-size: 62.5%; } body { font-size: 1.6rem; }</style>');
  // The page has a root of ten pixels.
  await expect(page.locator('cribbage-hand .tray-total').first()).toHaveCSS('font-size', '40px');
  // The colours are those of the page's colour scheme, not of the phone.
  const frame = page.locator('cribbage-hand .frame').first();
  await expect(frame).toHaveCSS('background-color', 'rgb(244, 241, 234)');
  await page.evaluate(() => document.documentElement.setAttribute('style', 'color-scheme: light dark'));
  await expect(frame).toHaveCSS('background-color', 'rgb(18, 22, 24)');
  // Figures and cards run left to right on a right-to-left page.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(frame).toHaveCSS('direction', 'ltr');
});

for (const width of [240, 260, 280])
  test(`in a column of ${width} pixels nothing sticks out of an element`, nightly, async ({ page, show }) => {
    await page.setViewportSize({ width: 390, height: 3600 });
    await show(`<div style="width: ${width}px">${everything}</div>`);
    await untilAnswered(page);
    const out = await page.locator(all).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const parts = [...(element.shadowRoot?.querySelectorAll('.place, .discard-row *, .key, button') ?? [])];
        return parts
          .map((part) => ({ box: part.getBoundingClientRect(), part }))
          .filter(({ box }) => box.width > 0 && (box.right > right + 0.5 || box.left < left - 0.5))
          .map(({ part }) => `${element.localName} ${part.className}`);
      }),
    );
    expect(out).toEqual([]);
  });

// The CSS that docs/guide/page.md recommends, so that the page does not shift when the script arrives.
const room = `<style>${example('docs/guide/page.md', 'css', ':not(:defined)')}</style>`;

for (const { width } of screens)
  test(`nothing shifts when the answers come, ${width} pixels wide`, nightly, async ({ page, foreign }) => {
    await page.setViewportSize({ width, height: 3400 });
    foreign.put('/', { body: rulesPage(everything, '/slow.js', room) });
    foreign.put('/slow.js', {
      body: "await new Promise((painted) => setTimeout(painted, 300)); await import('/fifteen-two.js');",
      type: 'text/javascript',
    });
    const shifts = await watchShifts(page);
    await page.goto(`${foreign.origin}/`);
    await untilAnswered(page);
    await expect(page.locator('cribbage-counter .key')).toHaveCount(56);
    await drawn(page);
    expect(await shifts()).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

test('axe finds no fault in the elements, light or dark', nightly, async ({ page, show }) => {
  const style = '<style>html { color-scheme: light dark; }</style>';
  await page.setViewportSize({ width: 390, height: 3400 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(everything, style);
  await untilAnswered(page);
  await page.locator('cribbage-discard .discard-row').first().click();
  await expect(page.locator('cribbage-discard .details')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).first().click();
  expect(await axeFaults(page)).toEqual([]);
});

const strict = (elements: string) =>
  [
    "default-src 'none'",
    `script-src ${elements} 'wasm-unsafe-eval'`,
    "style-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');

test('a strict page loads the elements from the app’s own host', async ({ page, foreign, server }) => {
  const body = rulesPage(best, `${server.origin}/element/v1/fifteen-two.js`);
  foreign.put('/', { body, policy: strict(server.origin) });
  await page.goto(`${foreign.origin}/`);
  await expectTotal(page, 'cribbage-hand', 29);
});

test('a page that lets nothing be fetched has everything from one file', nightly, async ({ page, foreign }) => {
  foreign.put('/all.js', { body: await elementsScript('fifteen-two-all.js'), type: 'text/javascript' });
  foreign.put('/', { body: rulesPage(everything, '/all.js'), policy: strict("'self'") });
  await page.setViewportSize({ width: 390, height: 3600 });
  await page.goto(`${foreign.origin}/`);
  await untilAnswered(page);
});

test('the files of the advice may be on another origin', nightly, async ({ page, foreign, server }) => {
  foreign.put('/alone.js', { body: await elementsScript(), type: 'text/javascript' });
  const inside = `<cribbage-discard files="${server.origin}/element/v1/engine/generated/" cards="5D JH 6S 4H 5S 2C"></cribbage-discard>`;
  foreign.put('/', { body: rulesPage(inside, '/alone.js') });
  await page.goto(`${foreign.origin}/`);
  await expect(page.locator('cribbage-discard .discard-row')).toHaveCount(5);
});

test('a page without the advice keeps its text, with a sentence', nightly, async ({ page, foreign, faults }) => {
  faults.allow(/404|Failed to (load|fetch)|dynamically imported/i);
  foreign.put('/lonely/alone.js', { body: await elementsScript(), type: 'text/javascript' });
  const inside = `${best}<cribbage-discard cards="5D JH 6S 4H 5S 2C">Throw low.</cribbage-discard>`;
  foreign.put('/', { body: rulesPage(inside, '/lonely/alone.js') });
  await page.goto(`${foreign.origin}/`);
  await expectTotal(page, 'cribbage-hand', 29);
  await expect(page.locator('cribbage-discard .bad')).toContainText('could not be started');
  await expect(page.getByText('Throw low.')).toBeVisible();
});

test('a page that forbids wasm keeps its text, with a sentence', nightly, async ({ page, foreign, faults }) => {
  faults.allow(/wasm|WebAssembly/i);
  const inside = `${best}<cribbage-counter>A counter to tap cards into.</cribbage-counter>`;
  foreign.put('/', { body: rulesPage(inside, '/fifteen-two.js'), policy: "default-src 'none'; script-src 'self'" });
  await page.goto(`${foreign.origin}/`);
  for (const tag of ['cribbage-hand', 'cribbage-counter'])
    await expect(page.locator(`${tag} .bad`)).toContainText('could not be started');
  await expect(page.getByText('Three fives and a jack, a five cut: 29.')).toBeVisible();
  await expect(page.getByText('A counter to tap cards into.')).toBeVisible();
  await expect(page.locator('cribbage-counter .key')).toHaveCount(0);
});
