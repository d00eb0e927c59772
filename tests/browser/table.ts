import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Card } from '../../web/engine/index.js';
import { appFolder, type Server, serve } from './server.js';
import { type Faults, watch } from './watch.js';

export { expect };

/** `npm run test:nightly` runs every test, at every size. `npm test` leaves out the tests and sizes that take long. */
export const isNight = Boolean(process.env.FIFTEEN_TWO_NIGHTLY);
export const nightly = { tag: '@nightly' } as const;
/** Leaves a test to the nightly run, unless it is quick. */
export const byDay = (quick: boolean | undefined): { readonly tag?: string } => (quick ? {} : nightly);

/** Reads cards in the form of a link: `'4S5H5D6C'`. */
export const cardsOf = (text: string): readonly Card[] => (text.match(/../g) ?? []) as Card[];

const rankNames: Readonly<Record<string, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const suitNames: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

export const nameOf = (card: Card): string => {
  const [rank = '', suit = ''] = card;
  return `${rankNames[rank] ?? rank} of ${suitNames[suit]}`;
};

/** The controls and texts of the app as a player knows them, whatever elements they are made of. */
export class Table {
  constructor(readonly page: Page) {}

  readonly open = async (link = '', origin = '') => {
    await this.page.goto(`${origin}/${link}`);
    await expect(this.nav).toBeVisible();
  };

  /** Opens the app on a device without a stored game. */
  readonly openAnew = async (link = '') => {
    const kept = this.page.url().startsWith('http');
    if (kept) await this.page.evaluate(() => localStorage.removeItem('fifteen-two-game'));
    await this.page.goto('about:blank');
    await this.open(link);
  };

  get nav() {
    return this.page.getByRole('navigation');
  }

  get pad() {
    return this.page.getByRole('group', { name: 'Cards', exact: true });
  }

  get keys() {
    return this.page.locator('.pad [data-card]');
  }

  key(card: Card): Locator {
    return this.page.locator(`.pad [data-card="${card}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Taps these buttons one after the other. */
  readonly press = async (...names: readonly (string | RegExp)[]) => {
    for (const name of names) await this.button(name).tap();
  };

  readonly tap = async (cards: string) => {
    for (const card of cardsOf(cards)) await this.key(card).tap();
  };

  /** Enters the opponent's cards in the play, by rank; `-` is go. */
  readonly theyLay = async (turns: string) => {
    for (const turn of turns) {
      const name = turn === '-' ? 'They say go' : `They play ${turn === 'T' ? 'ten' : (rankNames[turn] ?? turn)}`;
      await this.press(new RegExp(`^${name}(, after a go)?$`));
    }
  };

  /** Plays one of our four cards. */
  readonly lay = (card: Card) =>
    this.page
      .locator('.own-cards')
      .getByRole('button', { name: new RegExp(`^Play the ${nameOf(card)}, `) })
      .tap();

  get total() {
    return this.page.locator('.numeral');
  }

  get spoken() {
    return this.page.locator('.spoken');
  }

  get lines() {
    return this.page.locator('.count-line');
  }

  get status() {
    return this.page.getByRole('status');
  }

  get places() {
    return this.page.locator('.tray .place');
  }

  get starter() {
    return this.page.locator('.tray .starter .place');
  }

  get rows() {
    return this.page.locator('.discard-row');
  }

  /** The picture of the board, in the shape that fits the screen. */
  get board() {
    return this.page.locator('.board:visible');
  }

  /** Our score and theirs, on the board. */
  get plates() {
    return this.page.locator('.score-plate dd');
  }

  readonly expectScore = (ours: number, theirs: number) =>
    expect(this.plates).toHaveText([String(ours), String(theirs)]);

  /** The score at the top of every screen but the Game screen. */
  get chip() {
    return this.page.locator('.score-chip');
  }

  /** Waits until the app is stored for use offline, without touching the page. */
  readonly untilStored = () =>
    expect
      .poll(() => this.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');

  /** Waits until the menu says that the app works offline, and closes the menu. */
  readonly untilOffline = async () => {
    await this.press('Menu');
    const line = this.page.locator('.menu').getByText('Works offline · nothing leaves this device');
    await expect(line).toBeVisible({ timeout: 10_000 });
    await this.press('Close menu');
  };

  /** Opens the app, waits until it works offline, and stops the server. */
  readonly openOffline = async (server: Server, link = '') => {
    await this.open(link, server.origin);
    await this.untilOffline();
    await server.stop();
  };

  readonly go = (screen: string) => this.nav.getByRole('button', { name: screen }).tap();

  /** Begins to keep score on a device without a game, so that Count shows the hands of a deal. */
  readonly keepScore = async () => {
    await this.press(/^Keep score/);
    await this.go('Count');
  };

  /** Takes back every step of this game. */
  readonly undoAll = async () => {
    const undo = this.button('Undo');
    while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.tap();
  };

  /** Returns the names of the cards in the tray, the starter last. */
  readonly cards = async (): Promise<readonly string[]> => {
    const names = await this.places.evaluateAll((places) =>
      places.map((place) => place.getAttribute('aria-label') ?? ''),
    );
    return names.flatMap((name) => /\w+ of (?:spades|hearts|diamonds|clubs)/.exec(name)?.[0] ?? []);
  };

  readonly expectCards = (cards: string) => expect.poll(this.cards).toEqual(cardsOf(cards).map(nameOf));

  readonly expectCount = async (points: number, spoken?: string) => {
    await expect(this.total).toHaveText(String(points));
    await expect(this.total).toBeVisible();
    if (spoken !== undefined)
      await expect(this.spoken).toHaveText(`${points === 0 ? 'nothing counts ' : ''}“${spoken}”`);
  };

  /** Expects a notice that is fully readable: not below the edge of the screen, nor under the pad or the rail. */
  readonly expectNotice = async (words: string | RegExp) => {
    await expect(this.status).toHaveText(words);
    const covered = await this.status.evaluate((status) => {
      const { left, right, top, bottom } = status.getBoundingClientRect();
      const corners = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => [x, y]),
      );
      return corners.some(([x = 0, y = 0]) => !status.contains(document.elementFromPoint(x, y)));
    });
    expect.soft(covered, `“${await this.status.textContent()}” is covered`).toBe(false);
  };

  /** The green button, which leads to the next step of a deal. */
  get next() {
    return this.page.locator('.dock .next');
  }

  readonly fragment = () => this.page.evaluate(() => location.hash);

  readonly paste = (text: string) =>
    this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);

  readonly clipboard = () => this.page.evaluate(() => navigator.clipboard.readText());

  readonly theme = () => this.page.evaluate(() => document.documentElement.dataset.theme);
}

/** Holds back the files whose address matches until the returned function is called. */
export const holdFiles = async (page: Page, address: RegExp | string): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Makes the browser refuse these APIs, such as `window.localStorage`, as it may in a frame or because of a policy. */
export const refuse = (page: Page, ...apis: readonly string[]) =>
  page.addInitScript((refused) => {
    for (const api of refused) {
      const [of = '', name = ''] = api.split('.');
      const holder = (window as unknown as Record<string, object>)[of] as object;
      const place = name in Object.getPrototypeOf(holder) ? Object.getPrototypeOf(holder) : holder;
      const deny = () => {
        throw new DOMException(`refused: ${api}`, 'SecurityError');
      };
      const { value } = Object.getOwnPropertyDescriptor(place, name) ?? {};
      Object.defineProperty(place, name, typeof value === 'function' ? { value: deny } : { get: deny });
    }
  }, apis);

export const placeInHistory = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
  );

/** Returns by how many pixels the page is wider than the screen. */
export const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export const useLetters = (page: Page, text: 'normal' | 'large') =>
  page.evaluate((size) => Object.assign(document.documentElement.dataset, { text: size }), text);

interface Fixtures {
  readonly faults: Faults;
  readonly table: Table;
  /** A server for this test only. */
  readonly server: Server;
  /**
   * True if the app may store itself for use offline. That takes half of the processor time of a short test, so only tests
   * about offline use allow it.
   */
  readonly stores: boolean;
  readonly device: null;
}

/** Playwright's test with these fixtures. A fault on any page fails the test. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const faults = await watch(context);
      await use(faults);
      expect(faults.seen, 'faults on the page').toEqual([]);
    },
    { auto: true },
  ],
  stores: [false, { option: true }],
  device: [
    async ({ context, stores }, use) => {
      if (!stores) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      await use(null);
    },
    { auto: true },
  ],
  table: async ({ page, faults: _ }, use) => use(new Table(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  server: async ({}, use) => {
    const server = await serve(appFolder);
    await use(server);
    await server.stop();
  },
});

export const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

/** Returns the buttons that a thumb cannot hit: too small, out of sight or covered. */
export const outOfReach = (page: Page, buttons = '.pad button', least = 44) =>
  page.locator(buttons).evaluateAll(
    (keys, wide) =>
      keys.flatMap((key) => {
        const { x, y, width, height, right, bottom } = key.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const inSight = x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight && key.contains(hit);
        const what = `${key.textContent?.trim()} ${width}×${height} at ${x},${y}`;
        return inSight && width >= wide && height >= 44 ? [] : [what];
      }),
    least,
  );

/** Returns what the device stores under this name. */
export const storedIn = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name);
