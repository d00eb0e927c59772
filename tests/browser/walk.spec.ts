import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import {
  cutTexts,
  hiddenNames,
  letterSizes,
  misshapen,
  overlaps,
  sizeName,
  sizes,
  stuck,
  tooSmall,
  tooWide,
} from './fits.js';
import { byDay, expect, isNight, screens, type Table, test, useLetters } from './table.js';

// Walks past every screen and panel. Each is opened once in each language, and then gets all checks that hold for any screen: its
// fit at every size, in normal and in large letters, the size of targets, the colours, and the language of its words.

interface Stop {
  readonly link: string;
  /** A text that is present as soon as all answers have arrived. */
  readonly ready: string;
  /** The controls to tap once `ready` is present. */
  readonly taps?: readonly string[];
  readonly last?: (table: Table) => Promise<unknown>;
  /**
   * `once`: one size and language are enough, because another stop shows the same words in the same places. `night`: the same,
   * and only the nightly run visits it. `beside`: an answer stands beside the pad on a phone in landscape.
   */
  readonly is?: string;
}

const sixteen = '#v1/count/4S5H5D6C-JD';
const six = '#v1/discard/5DJH6S4H5S2C';
const outlook = '.outlook dl';
const share = '.share-button >> nth=-1';
const seen =
  (selector: string) =>
  ({ page }: Table) =>
    expect(page.locator(selector).first()).toBeVisible();

const stops: Readonly<Record<string, Stop>> = {
  'an empty table': { link: '', ready: '.prompt' },
  'a hand that waits for the starter': { link: '#v1/count/4S5H5D6C', ready: '.adds' },
  'a counted hand with a line lifted': { link: sixteen, ready: share, taps: ['.count-line >> nth=2'], is: 'beside' },
  'the crib of a show': { link: '#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD/crib', ready: '.totals', is: 'night' },
  'the cards of another hand on the pad': { link: '#v1/count/4S5H5D6C.7H8H-JD/dealer', ready: '.prompt', is: 'night' },
  'any cards': { link: '#v1/count/4S5H5D6C7DJDKSQSTS9S8S7S/any', ready: '.numeral' },
  ranks: { link: '#v1/count/A2233444/ranks', ready: '.numeral', is: 'night' },
  'six cards': { link: `${six}/theirs/114-109`, ready: '.answer-foot' },
  'a discard with its row open': {
    link: `${six}/theirs/120-118`,
    ready: '.answer-foot',
    taps: ['.discard-row >> nth=3'],
    is: 'beside once',
  },
  'a discard for game points': { link: `${six}/theirs/acc/92-56`, ready: '.answer-foot' },
  'a play that goes on': { link: '#v1/play/4H5S5D6S-9C/mine/7S4H4C', ready: '.own.best', is: 'once' },
  'a play for game points': { link: '#v1/play/4H6STSJS-9C/mine/KSJS9H2D/acc/92-56', ready: '.own' },
  'a play that is over': { link: '#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/92-80', ready: share },
  'a board': { link: '#v1/board/118-117/theirs', ready: outlook },
  'a board with a skunk': { link: '#v1/board/95-60', ready: outlook, is: 'beside night' },
  'a board for money': { link: '#v1/board/92-56/theirs/money', ready: outlook },
  'other numbers to peg': { link: '#v1/board/60-55', ready: outlook, taps: ['.peg-key.more >> nth=0'], is: 'night' },
  'a map of every score': {
    link: '#v1/board/60-55',
    ready: outlook,
    taps: ['.score-map > .quiet'],
    last: seen('.chance-map'),
    is: 'beside once',
  },
  'a game that was won': { link: '#v1/board/121-60', ready: '.notice.won', is: 'night' },
  'the opponents': { link: '#v1/board/', ready: outlook, taps: ['.board-actions button >> nth=1'] },
  partners: { link: '#v1/board/60-55/four/3', ready: '.score-plate' },
  'a series at the table': {
    link: '#v1/board/',
    ready: outlook,
    taps: [
      '.board-actions button >> nth=1',
      '.terms button >> nth=1',
      '.option >> nth=1',
      '.peg-key.more >> nth=0',
      '.peg-key >> nth=24',
      '.board-actions .next',
    ],
  },
  'a hand on the board': {
    link: '#v1/count/4S5H5D6C.7H8H9CTC-JD',
    ready: share,
    taps: ['.folded .next', 'header .segments button >> nth=0'],
    last: ({ page }) => expect(page.getByRole('img', { name: 'pegged' }).first()).toBeVisible(),
    is: 'night',
  },
  'a position over a game': {
    link: sixteen,
    ready: share,
    taps: ['.folded .skip'],
    async last(table) {
      await table.page.goto('about:blank');
      await table.open('#v1/count/7H8H9CTC-JD');
      await expect(table.button('Back to my game')).toBeVisible();
    },
    is: 'once',
  },
  'a notice': { link: '#v1/count/5H5X', ready: '.notice', is: 'night' },
  'what there is to practise': { link: '#v1/practice/', ready: '.way' },
  'the questions of a day': { link: '#v1/practice/daily', ready: '.practice-screen' },
  'a record to be reviewed': { link: '#v1/review/', ready: 'textarea' },
  statistics: { link: '#v1/review/statistics', ready: '.review-screen' },
  'the menu': { link: '', ready: '.prompt', taps: ['.menu-button'] },
  'the share sheet': { link: sixteen, ready: share, taps: [share], last: seen('.qr') },
  'a snippet': {
    link: six,
    ready: '.answer-foot',
    taps: [share, '.sheet-actions button >> nth=-1', '.embed .segments button >> nth=-1'],
    last: seen('.snippet'),
  },
  'the text field with a word it cannot read': {
    link: '',
    ready: '.prompt',
    taps: ['.pad .action >> nth=1'],
    async last({ page }) {
      await page.locator('#cards-text').fill('5H xx');
      await expect(page.locator('.bad')).toBeVisible();
    },
    is: 'once',
  },
};

// Waits until all answers are on the screen, so that it no longer changes.
const settled = async (page: Page) => {
  let last = '';
  const same = async () => {
    const before = last;
    last = (await page.locator('body').textContent()) ?? '';
    return last.length > 40 && last === before;
  };
  await expect.poll(same, { intervals: [150] }).toBe(true);
};

/** Starts the app anew at this stop, on a device that stores only its language. */
const visit = async (table: Table, { link, ready, taps = [], last }: Stop, language: string) => {
  const { page } = table;
  if (language !== 'en') {
    await page.evaluate((tag) => {
      localStorage.clear();
      localStorage.setItem('fifteen-two', JSON.stringify({ language: tag }));
    }, language);
    await page.goto('about:blank');
    await page.setViewportSize(screens[1]);
  }
  await table.open(link);
  await expect(page.locator(ready).first()).toBeAttached();
  for (const tapped of taps) await page.locator(tapped).tap();
  await last?.(table);
  await settled(page);
};

// Returns every visible or audible text, without parts that belong to no language: figures, cards, marks.
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

/** Sets the browser's standard letter size, in pixels. */
const useLettersOf = async (page: Page, standard: number) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await useLetters(page, 'normal');
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
};

/** Returns all that does not fit the screen. */
const unfit = async (page: Page) => [
  ...(await tooWide(page)),
  ...(await cutTexts(page)),
  ...(await overlaps(page)),
  ...(await misshapen(page)),
];

/** A desktop at a zoom of 200 % and of 400 %, and a phone in landscape. */
const lows = [{ width: 640, height: 400 }, { width: 320, height: 256 }, screens[3]] as const;

// Names that are the same in both languages.
const names =
  /^(Fifteen Two|Cribs?|[Pp]oints|Golf|[Nn]et|Normal|Menu|Auto|English|Français|Novice|Pub|Club|Expert|muggins|strict|Fifteen Two 0\.1\.0.*|iframe|Total|Excellent|SHA-256.*)$|^https?:|<\w+/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { is = '', ...stop }] of Object.entries(stops))
  test(`${name} can be seen, hit and read`, byDay(!is.includes('night')), async ({ table, page, faults }) => {
    test.slow();
    // axe posts a message to the frame that previews the embed. This sandboxed frame has no origin, which logs an error.
    faults.allow(/Failed to execute 'postMessage'.* \('null'\)/);
    const wrong: Record<string, readonly string[]> = {};
    const note = (what: string, found: readonly string[]) => {
      if (found.length > 0) wrong[what] = found;
    };
    const look = async (language: string, at: readonly (typeof sizes)[number][]) => {
      for (const text of ['normal', 'large'] as const) {
        await useLetters(page, text);
        for (const size of at) {
          await page.setViewportSize(size);
          const where = `${language}, ${text} letters, ${sizeName(size)}`;
          note(where, await unfit(page));
          if (language === 'en') note(`${where}: names of screens`, await hiddenNames(page));
        }
      }
    };

    const lookAtLarge = async (language: string) => {
      await useLettersOf(page, 32);
      for (const size of [screens[0], screens[1], screens[2], screens[4]]) {
        await page.setViewportSize(size);
        note(`${language}, letters twice as large as usual, ${sizeName(size)}`, await unfit(page));
      }
      await useLettersOf(page, 16);
    };

    await visit(table, stop, 'en');
    const english = await textsOf(page);
    note('axe', await axeFaults(page));
    for (const low of lows) {
      await page.setViewportSize(low);
      note(`stuck at ${sizeName(low)}`, await stuck(page));
    }
    if (is.includes('beside') && isNight) note('axe, lying down', await axeFaults(page));
    await page.setViewportSize(screens[2]);
    const letters = await letterSizes(page);
    if (letters.length > 4) note('sizes of letters', [letters.join(', ')]);
    await page.setViewportSize(screens[0]);
    note('too small', await tooSmall(page, 'button, [data-covered="true"] a'));

    if (!/once|night/.test(is)) {
      await look('en', isNight ? sizes : screens);
      await lookAtLarge('en');

      await visit(table, stop, 'fr-CA');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
      const french = await textsOf(page);
      const inBoth = french.filter((text) => english.includes(text) && !names.test(text));
      note('said in English too', inBoth);
      await look('fr-CA', [screens[0], screens[1], screens[4]]);
      await lookAtLarge('fr-CA');

      if (isNight) {
        await visit(table, stop, 'ar-XB');
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        const turned = await textsOf(page);
        note(
          'in no room of words',
          turned.filter((text) => !text.includes('\u202e') && !text.startsWith('http')),
        );
        await look('ar-XB', [screens[2], screens[4]]);
      }
    }
    expect(wrong).toEqual({});
  });
