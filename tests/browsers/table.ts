import { expect } from 'vitest';
import type { Server } from '../browser/server.js';
import type { Page } from './adapter.js';

const views = {
  Count: 'nav button:nth-of-type(1)',
  Discard: 'nav button:nth-of-type(2)',
  Play: 'nav button:nth-of-type(3)',
} as const;

/** The controls and texts of the app as a player knows them, through any browser's driver. */
export class Table {
  constructor(
    readonly page: Page,
    readonly server: Server,
  ) {}

  /** Opens the app anew with a link, on a device without a stored game. */
  readonly open = async (link = '') => {
    const here = await this.page.evaluate(() => location.origin);
    if (here === this.server.origin) {
      // A link that differs only in its fragment would not restart the app.
      await this.page.evaluate((address) => {
        localStorage.removeItem('fifteen-two-game');
        history.replaceState(null, '', address);
      }, `/${link}`);
      await this.page.reload();
    } else await this.page.goto(`${this.server.origin}/${link}`);
    await this.expectShown('nav');
  };

  readonly tap = async (cards: string) => {
    for (const card of cards.match(/../g) ?? []) await this.page.click(`.pad [data-card="${card}"]`);
  };

  readonly press = (button: string) => this.page.click('button', button);

  readonly go = (view: keyof typeof views) => this.page.click(views[view]);

  /** Repeats the question until its answer is `wanted`. A page that is navigating has no answer yet. */
  readonly expectAnswer = <Answer>(question: () => Answer, wanted: Awaited<Answer>) =>
    expect.poll(() => this.page.evaluate(question)).toEqual(wanted);

  readonly expectShown = (selector: string, shown = true) =>
    expect
      .poll(() => this.page.evaluate((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector))
      .toBe(shown);

  readonly expectText = (selector: string, text: string | RegExp) => {
    const poll = expect.poll(() =>
      this.page.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim(), selector),
    );
    return typeof text === 'string' ? poll.toBe(text) : poll.toMatch(text);
  };

  readonly expectNumber = (selector: string, count: number) =>
    expect.poll(() => this.page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector)).toBe(count);

  /** Expects these cards in the tray, in the form of a link, the starter last. */
  readonly expectCards = (cards: string) => this.expectMarks('.tray .place', cards);

  /** Expects that the chosen line of the count lifts these cards. */
  readonly expectLifted = (cards: string) => this.expectMarks('.tray .place.lifted', cards);

  private readonly expectMarks = (places: string, cards: string) =>
    expect.poll(async () => (await this.cardsIn(places)).join('')).toBe(cards);

  /** Returns the cards in these places, in the form of a link. */
  readonly cardsIn = (places: string): Promise<readonly string[]> =>
    this.page.evaluate(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(`${wanted} .mark`)].map(
          (mark) => `${mark.textContent?.trim().replace('10', 'T')}${mark.dataset.suit}`,
        ),
      places,
    );

  readonly expectCount = async (points: number, spoken?: string) => {
    await this.expectText('.numeral', String(points));
    if (spoken !== undefined) await this.expectText('.spoken', `“${spoken}”`);
  };

  readonly expectAddress = (fragment: string) => this.expectAnswer(() => location.hash, fragment);

  /** Closes the menu. The menu is an entry of the history, so closing it goes back by one entry. */
  readonly closeMenu = async () => {
    await this.press('Close menu');
    await this.expectAnswer(() => history.state?.panel ?? 'none', 'none');
  };

  /** Waits until the menu says that there is an offline copy. */
  readonly untilOffline = async () => {
    await this.press('Menu');
    await this.expectText('.menu', /Works offline · nothing leaves this device/);
    await this.closeMenu();
  };
}
