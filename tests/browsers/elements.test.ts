import { expect } from 'vitest';
import type {} from '../../web/element/public.js';
import { type Foreign, rulesPage } from '../browser/foreign.js';
import type { Page } from './adapter.js';
import { inEachBrowser } from './each_browser.js';
import { best, net } from './ranked.js';

// Tests the elements on a page of another origin. The page's policy allows only the elements' script and wasm, and the files
// that they fetch.

const hand = '<cribbage-hand cards="5H 5D 5S JC" starter="5C">Three fives and the jack: twenty-nine.</cribbage-hand>';

const game = `<cribbage-game record="Ann - Ben
1. 0-0* JH
Ann: 4C 5H 6D JS / 2C KH
Ben: 3S 6S 6H 6C / JC QD
play: 5H 6S 4C 6H JS 3S 6D 6C
show: ? ? ?">Ann has 18, and Ben 27.</cribbage-game>`;

const inShadow = (page: Page, tag: string, selector: string) =>
  page.evaluate(
    (of, wanted) =>
      [...(document.querySelector(of)?.shadowRoot?.querySelectorAll(wanted) ?? [])].map((found) =>
        found.textContent?.replace(/\s+/g, ' ').trim(),
      ),
    tag,
    selector,
  );

const show = async (page: Page, foreign: Foreign, inside: string, host: string) => {
  const policy = `default-src 'none'; img-src 'self'; script-src ${host} 'wasm-unsafe-eval'; connect-src ${host}; require-trusted-types-for 'script'; trusted-types lit-html`;
  foreign.put('/', { body: rulesPage(inside, `${host}/element/v1/fifteen-two.js`), policy });
  await page.goto(`${foreign.origin}/`);
};

inEachBrowser((test) => {
  test('a hand is counted and stepped through on a strict foreign page', async ({ page, server, foreign }) => {
    await show(page, foreign, hand, server.origin);
    await expect.poll(() => inShadow(page, 'cribbage-hand', '.tray-total')).toEqual(['29']);
    await page.click('cribbage-hand >>> .steps button', 'Next step');
    await expect.poll(() => inShadow(page, 'cribbage-hand', '.step-label')).toEqual(['1 of 10']);
    expect((await inShadow(page, 'cribbage-hand', '.lifted')).length).toBe(2);
  });

  test('the counter counts tapped cards on a foreign page and tells the page', async ({ page, server, foreign }) => {
    await show(page, foreign, '<cribbage-counter></cribbage-counter>', server.origin);
    await page.evaluate(() => {
      document.addEventListener('cribbage-count', ({ detail }) => {
        document.documentElement.dataset.told = `${detail.points} ${detail.cards.join('')}`;
      });
    });
    for (const card of ['4S', '5H', '5D', '6C', 'JD']) await page.click(`cribbage-counter >>> [data-card="${card}"]`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.told)).toBe('16 4S5H5D6C');
    expect((await inShadow(page, 'cribbage-counter', '.count-line')).length).toBe(7);
  });

  test('a record is read and gone through on a foreign page', async ({ page, server, foreign }) => {
    await show(page, foreign, game, server.origin);
    await expect.poll(() => inShadow(page, 'cribbage-game', '.said')).toEqual(['Deal 1. Ben deals. Ann 0, Ben 0.']);
    await page.click('cribbage-game >>> .steps button', 'Last step');
    await expect
      .poll(() => inShadow(page, 'cribbage-game', '.said'))
      .toEqual(['Ben’s crib: 8. “a double run is eight” Ben has 27.']);
    expect(await inShadow(page, 'cribbage-game', '.holes b')).toEqual(['18', '27']);
  });

  test('six cards are ranked on a foreign page, and a row opens', async ({ page, server, foreign }) => {
    const inside = '<cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib>Throw the jack and the two.</cribbage-discard>';
    await show(page, foreign, inside, server.origin);
    await page.click('cribbage-discard >>> .discard-row');
    await expect
      .poll(() => inShadow(page, 'cribbage-discard', '.details .explained > .number:nth-last-child(2) b'))
      .toEqual(
        expect.arrayContaining(['16.04', net(best.mine.crib.mean), net(best.mine.play.ours - best.mine.play.theirs)]),
      );
  });
});
