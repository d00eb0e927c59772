import { engine } from './engine.js';
import { example, rulesPage } from './foreign.js';
import { best, drill, expect, expectTotal, heard, listen, test } from './rules_page.js';
import { nightly } from './table.js';

// The content, the events and the properties of the custom elements.

test('a hand is shown and counted, and the page gets plain data', async ({ page, show }) => {
  await listen(page, 'cribbage-count');
  await show(best);
  await expectTotal(page, 'cribbage-hand', 29);
  await expect(page.locator('cribbage-hand .said')).toContainText('fifteen two, four, six');
  const [told, ...more] = await heard(page);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ cards: ['5H', '5D', '5S', 'JC'], starter: '5C', crib: false, points: 29 });
  expect(told).toHaveProperty('spoken', expect.stringMatching(/^fifteen two, four, six, .*, and nobs is twenty-nine$/));
  expect(told).toHaveProperty('combinations.length', 10);
});

test('the steps go through the combinations, lift their cards and start over', async ({ page, show }) => {
  await show('<cribbage-hand cards="4S 5H 5D 6C" starter="JD">16</cribbage-hand>');
  await expectTotal(page, 'cribbage-hand', 16);
  const next = page.getByRole('button', { name: 'Next step' });
  const seen: string[] = [];
  for (let step = 1; step <= 7; step++) {
    await next.click();
    await expect(page.getByText(`${step} of 7`)).toBeVisible();
    const lifted = await page
      .locator('cribbage-hand .place.lifted')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')).join(' + '));
    const said = await page.locator('cribbage-hand .said').evaluate((part) => {
      const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts.map(({ textContent }) => textContent?.trim()).join('');
    });
    seen.push(`${said}, ${await page.locator('cribbage-hand .tray-total').textContent()}: ${lifted}`);
  }
  expect(seen).toEqual([
    'fifteen two, 2: 5 of hearts + starter, jack of diamonds',
    'fifteen four, 4: 5 of diamonds + starter, jack of diamonds',
    'fifteen six, 6: 4 of spades + 5 of hearts + 6 of clubs',
    'fifteen eight, 8: 4 of spades + 5 of diamonds + 6 of clubs',
    'pair is ten, 10: 5 of hearts + 5 of diamonds',
    'run of three is thirteen, 13: 4 of spades + 5 of hearts + 6 of clubs',
    'run of three is sixteen, 16: 4 of spades + 5 of diamonds + 6 of clubs',
  ]);
  await next.click();
  await expect(page.getByText('The starter jack is heels, not nobs')).toBeVisible();
  await next.click();
  await expect(page.locator('cribbage-hand .place.lifted')).toHaveCount(0);
  await expectTotal(page, 'cribbage-hand', 16);

  // The last step says why four suited cards are no flush in the crib.
  await show('<cribbage-hand cards="2H 6H 8H KH" starter="QD" crib>Nothing: nineteen.</cribbage-hand>');
  await expectTotal(page, 'cribbage-hand', 0);
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(page.getByText('Four hearts are not a flush in the crib: all five must match.')).toBeVisible();
});

test('the README’s example shows elements that answer', async ({ page, show }) => {
  const [, , inside = ''] = /(<script.*?<\/script>)([\s\S]*)/.exec(example('README.md', 'html', 'cribbage-hand')) ?? [];
  await page.setViewportSize({ width: 390, height: 2600 });
  await show(inside);
  await expectTotal(page, 'cribbage-hand', 16);
  await expect(page.locator('cribbage-discard .discard-row').first()).toContainText(/\+\d+\.\d\d/);
  await expect(page.locator('cribbage-counter .key').first()).toBeVisible();
  await expect(page.locator('cribbage-game .said')).toContainText('Deal 1. Ben deals.');
  await expect(page.locator('cribbage-drill .my-cards .place')).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page’s text in an element is shown', async ({ page, show }) => {
    await show(best + drill);
    await expect(page.getByText('Three fives and a jack, a five cut: 29.')).toBeVisible();
    await expect(page.getByText('The throw of the day needs JavaScript.')).toBeVisible();
  });
});

test('a bad card shows a sentence, keeps the page’s text, and is reported to the page', async ({ page, show }) => {
  await listen(page, 'cribbage-error');
  await show('<cribbage-hand cards="5H 5D 5S 1Z" starter="5C">A hand of twenty-nine.</cribbage-hand>');
  await expect(page.locator('cribbage-hand .bad')).toContainText('“1Z” is not a card');
  await expect(page.getByText('A hand of twenty-nine.')).toBeVisible();
  expect(await heard(page)).toMatchObject([{ code: 'badCard', text: '1Z' }]);
});

test('properties set before the script loads are honoured', async ({ page, foreign }) => {
  foreign.put('/', { body: rulesPage('', '/later.js') });
  foreign.put('/later.js', { body: '', type: 'text/javascript' });
  await page.goto(`${foreign.origin}/`);
  await page.evaluate(async () => {
    const hand = Object.assign(document.createElement('cribbage-hand'), {
      cards: ['4S', '5H', '5D', '6C'],
      starter: 'JD',
    });
    const discard = Object.assign(document.createElement('cribbage-discard'), {
      cards: '5D JH 6S 4H 5S 2C',
      myCrib: true,
    });
    document.querySelector('main')?.append(hand, discard);
    await import(`${location.origin}/fifteen-two.js`);
  });
  await expectTotal(page, 'cribbage-hand', 16);
  await expect(page.locator('cribbage-discard .discard-row')).toHaveCount(5);
  await expect(page.locator('cribbage-hand')).toHaveAttribute('cards', '4S 5H 5D 6C');
  await expect(page.locator('cribbage-discard')).toHaveAttribute('my-crib');
});

test('attributes and properties both change the count', async ({ page, show }) => {
  await show('<cribbage-hand cards="5H 6D 7S 8H" starter="JD"></cribbage-hand>');
  await expectTotal(page, 'cribbage-hand', 8);
  const hand = page.locator('cribbage-hand');
  await hand.evaluate((element) => element.setAttribute('cards', '5H 6D 7S JC'));
  await expectTotal(page, 'cribbage-hand', 9);
  await hand.evaluate((element) => Object.assign(element, { cards: ['2H', '6H', '8H', 'KH'], starter: 'JH' }));
  await expectTotal(page, 'cribbage-hand', 5);
  await expect(hand).toHaveAttribute('starter', 'JH');
  await hand.evaluate((element) => Object.assign(element, { starter: 'JD', crib: true }));
  await expectTotal(page, 'cribbage-hand', 0);
  await hand.evaluate((element) => element.removeAttribute('crib'));
  await expectTotal(page, 'cribbage-hand', 4);
  await hand.evaluate((element) => element.removeAttribute('cards'));
  await expect(page.locator('cribbage-hand .tray-total')).toHaveCount(0);
});

test('an element that is moved keeps its count, its step and its one event', async ({ page, show }) => {
  await listen(page, 'cribbage-count');
  await show(`<div id="from">${best}</div><div id="to"></div>`);
  await expectTotal(page, 'cribbage-hand', 29);
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.evaluate(() => document.querySelector('#to')?.append(document.querySelector('cribbage-hand') as Element));
  await expect(page.locator('#to cribbage-hand').getByText('1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.locator('#to cribbage-hand').getByText('2 of 10')).toBeVisible();
  expect((await heard(page)).length).toBe(1);
});

test('the counter counts tapped cards, tells the page, and undoes', async ({ page, show }) => {
  await listen(page, 'cribbage-count');
  await show('<cribbage-counter>Needs JavaScript</cribbage-counter>');
  const key = (card: string) => page.locator(`cribbage-counter [data-card="${card}"]`);
  for (const card of ['4S', '5H', '5D', '6C', 'JD']) await key(card).click();
  await expectTotal(page, 'cribbage-counter', 16);
  await expect(page.locator('cribbage-counter .count-line')).toHaveCount(7);
  expect((await heard(page)).map(({ points }) => points)).toEqual([16]);
  await expect(page.locator('cribbage-counter')).toHaveAttribute('cards', '4S 5H 5D 6C');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('cribbage-counter').getByText('Tap four cards, then the starter.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTotal(page, 'cribbage-counter', 16);

  await key('5H').focus();
  await page.keyboard.press('ArrowRight');
  await expect(key('6H')).toBeFocused();
});

test('the counter begins with the given cards, counts a crib, and can be emptied', async ({ page, show }) => {
  await show('<cribbage-counter cards="2H 6H 8H KH" starter="JD"></cribbage-counter>');
  const counter = page.locator('cribbage-counter');
  await expectTotal(page, 'cribbage-counter', 4);
  await page.getByRole('button', { name: 'Crib' }).click();
  await expectTotal(page, 'cribbage-counter', 0);
  await expect(page.getByRole('button', { name: 'Crib' })).toHaveAttribute('aria-pressed', 'true');

  await show('<cribbage-counter starter="5C"></cribbage-counter>');
  const pressed = counter.locator('.key[aria-pressed="true"]');
  await expect(pressed).toHaveCount(1);
  await counter.locator('[data-card="5H"]').click();
  await expect(counter).toHaveAttribute('starter', '5C');
  await expect(pressed).toHaveCount(2);
  await counter.evaluate((element) => Object.assign(element, { cards: null, starter: undefined }));
  await expect(pressed).toHaveCount(0);
  await counter.evaluate((element) => element.setAttribute('cards', '5H 5H'));
  await expect(counter.locator('.bad')).toContainText('twice');
  await expect(pressed).toHaveCount(0);
  await counter.locator('[data-card="6H"]').click();
  await expect(counter).toHaveAttribute('cards', '6H');
});

test('lists wrapped by a framework, and missing values, are read as cards', async ({ page, show }) => {
  await listen(page, 'cribbage-count');
  await show('<cribbage-hand></cribbage-hand>');
  const hand = page.locator('cribbage-hand');
  await hand.evaluate((element) => {
    Object.assign(element, { cards: new Proxy(['4S', '5H', '5D', '6C'], {}), starter: 'JD' });
  });
  await expectTotal(page, 'cribbage-hand', 16);
  await page.getByRole('button', { name: 'Next step' }).click();
  await hand.evaluate((element) => Object.assign(element, { cards: ['4S', '5H', '5D', '6C'] }));
  await expect(page.getByText('1 of 7')).toBeVisible();
  await hand.evaluate((element) => Object.assign(element, { starter: null }));
  await expectTotal(page, 'cribbage-hand', 12);
  expect((await heard(page)).map(({ points }) => points)).toEqual([16, 12]);
});

test('six cards are ranked and reported, bar below bar, and a row opens', async ({ page, show }) => {
  await listen(page, 'cribbage-discard');
  await show('<cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib score="90-75">…</cribbage-discard>');
  const discard = page.locator('cribbage-discard');
  const rows = discard.locator('.discard-row');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'All fifteen discards' }).click();
  await expect(rows).toHaveCount(15);
  const [told] = await heard(page);
  expect(told).toMatchObject({ weDeal: true, dealt: ['5D', 'JH', '6S', '4H', '5S', '2C'] });
  expect(told).toHaveProperty('choices.0.thrown', ['2C', 'JH']);
  expect(told).toHaveProperty('choices.length', 15);
  await rows.first().click();
  await expect(discard.locator('.details')).toContainText('16.04');
  await rows.first().click();
  await expect(discard.locator('.details')).toHaveCount(0);
  for (const order of ['winChance', 'points']) {
    await expect(discard.locator('.discards')).toHaveAttribute('data-order', order);
    await expect(discard.locator('.bar')).toHaveCount(15);
    const lengths = await discard
      .locator('.bar .more')
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
    expect(lengths.length, order).toBe(15);
    expect(lengths, order).toEqual([...lengths].sort((one, other) => other - one));
    await discard.evaluate((element) => element.removeAttribute('score'));
  }
});

test('six cards are ranked by win chance at a score, and by points without one', async ({ page, show }) => {
  const dealt = '5D JH 6S 4H 5S 2C';
  const discard = page.locator('cribbage-discard');
  const thrown = () =>
    discard.locator('.discard-row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-thrown')));
  const told = async (score: object) =>
    (await engine.valueDiscards({ dealt, weDeal: false, ...score })).slice(0, 5).map((each) => each.thrown.join(''));
  await show(`<cribbage-discard cards="${dealt}" score="89-85">…</cribbage-discard>`);
  await expect.poll(thrown).toEqual(await told({ ours: 89, theirs: 85 }));
  await expect(discard.locator('[part="note"]')).toContainText('chance of winning from 89–85');
  await expect(discard.locator('.win')).toHaveCount(6);
  await discard.locator('.discard-row').first().click();
  await expect(discard.locator('.details')).toContainText('Win chance');
  await discard.evaluate((element) => element.removeAttribute('score'));
  await expect.poll(thrown).toEqual(await told({ order: 'points' }));
  await expect(discard.locator('.win')).toHaveCount(0);
  await discard.locator('.discard-row').first().click();
  await expect(discard.locator('.details')).toContainText('exact, 46 starters');
  await expect(discard.locator('.details')).not.toContainText('Win chance');
  // Near the end, other throws need the table of stakes, which the one file lacks.
  await discard.evaluate((element) => element.setAttribute('score', '113-118'));
  await expect(discard.locator('.win')).toHaveCount(6);
  await expect(discard.locator('[part="note"]')).toContainText('chance of winning from 113–118');
  for (const [score, sentence] of [
    ['ninety', '“ninety” is not a score. Write one like 90-75: our score, then the opponent’s.'],
    ['121-5', /121/],
  ] as const) {
    await discard.evaluate((element, text) => element.setAttribute('score', text), score);
    await expect(discard.locator('.bad')).toContainText(sentence);
  }
});

test('an element survives any attribute and counts the next good hand', nightly, async ({ page, show }) => {
  const tags = ['cribbage-hand', 'cribbage-counter', 'cribbage-discard', 'cribbage-drill'];
  await show(tags.map((tag) => `<${tag}></${tag}>`).join(''));
  await page.waitForFunction(() => customElements.get('cribbage-hand') !== undefined);
  const texts = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '5H'.repeat(5000),
    '\u0000\ud800\uffff',
    '5H 5H',
    '5H,,,;;5D',
    '♠♥♦♣',
    '-1',
    'NaN',
    '1e309-0',
    '[object Object]',
    '121-0',
    '0-0',
  ];
  const fc = await import('fast-check');
  const arbitrary = fc.sample(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9A-Z shdc♥-]{0,40}$/)), {
    numRuns: 200,
    seed: 3,
  });
  await page.evaluate(
    async ([all, given]) => {
      for (const tag of all)
        for (const text of given)
          for (const name of ['cards', 'starter', 'step', 'score', 'date', 'kind']) {
            const element = document.querySelector(tag) as HTMLElement & { updateComplete: Promise<unknown> };
            element.setAttribute(name, text);
            await element.updateComplete;
          }
    },
    [tags, [...texts, ...arbitrary]] as const,
  );
  await page.evaluate(() => {
    const hand = document.querySelector('cribbage-hand');
    const good = { cards: '4S 5H 5D 6C', starter: 'JD', step: '0' };
    for (const [name, text] of Object.entries(good)) hand?.setAttribute(name, text);
  });
  await expectTotal(page, 'cribbage-hand', 16);
});

test('an update is complete when the answer is on the screen', async ({ page, show }) => {
  await show('<cribbage-hand cards="4S 5H 5D 6C" starter="JD"></cribbage-hand>');
  await expectTotal(page, 'cribbage-hand', 16);
  const totals = await page.locator('cribbage-hand').evaluate(async (element) => {
    const hand = element as HTMLElementTagNameMap['cribbage-hand'];
    const seen: (string | undefined)[] = [];
    for (const [cards, starter] of [
      ['5H 5D 5S JC', '5C'],
      ['5H 6H 7H 8H', '9H'],
      ['', ''],
      ['4S 5H 5D 6C', 'JD'],
    ] as const) {
      Object.assign(hand, { cards, starter });
      await hand.updateComplete;
      seen.push(hand.shadowRoot?.querySelector('.tray-total')?.textContent?.trim());
    }
    return seen;
  });
  expect(totals).toEqual(['29', '14', undefined, '16']);
});

test('the first update of a new element is complete when its answer is on the screen, if it is in sight', async ({
  page,
  show,
}) => {
  await show('<p style="margin-bottom: 4000px">Far above.</p>');
  const totals = await page.evaluate(async () => {
    const hand = () => Object.assign(document.createElement('cribbage-hand'), { cards: '5H 5D 5S JC', starter: '5C' });
    const [first, below, removed] = [hand(), hand(), hand()];
    document.body.prepend(first, removed);
    document.body.append(below);
    const removing = removed.updateComplete;
    removed.remove();
    await Promise.all([first.updateComplete, below.updateComplete, removing]);
    return [first, below, removed].map(
      (element) => element.shadowRoot?.querySelector('.tray-total')?.textContent?.trim() ?? 'none',
    );
  });
  expect(totals).toEqual(['29', 'none', 'none']);
});

test('any value of a property gets an answer, which replaces the older one', async ({ page, show }) => {
  await show('<cribbage-hand cards="5H 5D 5S JC" starter="5C">Nothing to count.</cribbage-hand>');
  await expectTotal(page, 'cribbage-hand', 29);
  const answers = await page.locator('cribbage-hand').evaluate(async (element) => {
    const hand = element as HTMLElementTagNameMap['cribbage-hand'];
    const strange: unknown[] = [
      null,
      undefined,
      Number.NaN,
      5,
      {},
      Object.create(null),
      Symbol('5H'),
      () => '5H',
      new Date(0),
      [Object.create(null)],
      { toString: () => Object.create(null) },
      ['5H', ['5D', ['5S']], 'JC'],
    ];
    const seen: string[] = [];
    for (const cards of strange) {
      hand.cards = '5H 5D 5S JC';
      hand.starter = '5C';
      await hand.updateComplete;
      Object.assign(hand, { cards, starter: '' });
      await hand.updateComplete;
      const total = hand.shadowRoot?.querySelector('.tray-total')?.textContent?.trim();
      const wrong = hand.shadowRoot?.querySelector('.bad')?.textContent?.trim();
      seen.push(wrong ? 'wrong' : (total ?? 'nothing'));
    }
    return seen;
  });
  expect(answers).toEqual(['nothing', 'nothing', ...Array(9).fill('wrong'), '14']);
});
