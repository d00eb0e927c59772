import { expect } from 'vitest';
import { createEngine, type Engine } from '../../dist/engine/index.js';
import { dailyOf } from '../../web/exercises/daily.js';
import type { Exercise } from '../../web/exercises/exercise.js';
import { draw } from '../../web/exercises/generate/generate.js';
import { playOn } from '../../web/exercises/play_on.js';
import { allBrowsers, inEachBrowser } from './each_browser.js';
import type { Table } from './table.js';

// The daily questions are the same for everybody: each browser asks what Node asks, to the last card of the play.

const date = '2026-11-23';

/** Returns the cards on the screen, in the form of a link. */
const cardsIn = (table: Table, places: string) =>
  table.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(`${wanted} .mark`)]
        .map((mark) => `${mark.textContent?.trim().replace('10', 'T')}${mark.dataset.suit}`)
        .join(' '),
    places,
  );

const choose = async (table: Table, card: string) => {
  const at = await table.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('.my-cards .mark')].findIndex(
        (mark) => `${mark.textContent?.trim().replace('10', 'T')}${mark.dataset.suit}` === wanted,
      ),
    card,
  );
  expect(at, `${card} is there`).toBeGreaterThanOrEqual(0);
  await table.page.click(`.my-cards .place:nth-of-type(${at + 1})`);
};

const shown = (asked: Exercise): readonly [places: string, cards: readonly string[]] =>
  asked.topic === 'count'
    ? ['.practice-screen .tray .place', [...asked.hand, asked.starter]]
    : ['.my-cards .place', asked.topic === 'throw' ? asked.dealt : asked.kept];

/** Gives the best answer and expects the verdict to say so. */
const answerBest = async (table: Table, asked: Exercise) => {
  const [places, cards] = shown(asked);
  await expect.poll(() => cardsIn(table, places)).toBe(cards.join(' '));
  if (asked.topic === 'count') {
    const { points } = asked.answer;
    await table.page.click('.claim-pad button', String(points));
    return table.expectText('.practice-screen .numeral', String(points));
  }
  for (const card of asked.choices[0]?.cards ?? []) await choose(table, card);
  if (asked.topic === 'throw') await table.page.click('.practice-actions .next');
  const said = asked.choices.length === 1 ? 'The only card you can play.' : 'Best.';
  await table.expectText('.practice-screen .sentence', said);
};

/** Returns the question about our next turn, after the best card is played, or undefined if there is none. */
const following = async (engine: Engine, asked: Exercise): Promise<Exercise | undefined> => {
  const [card] = asked.topic === 'peg' ? (asked.choices[0]?.cards ?? []) : [];
  const after = asked.topic === 'peg' && card ? await playOn(engine, asked, card) : undefined;
  return after && !('over' in after) ? after : undefined;
};

inEachBrowser((test) => {
  test('the questions of a day are those of Node, and their best answers', async ({ table }) => {
    const engine = await createEngine();
    await table.open(`#v1/practice/daily/${date}`);
    for (const wanted of dailyOf(date)) {
      for (
        let asked: Exercise | undefined = await draw(engine, wanted);
        asked;
        asked = await following(engine, asked)
      ) {
        await answerBest(table, asked);
        await table.expectText('.practice-actions .next', /^(Next|Go on|See how it went)$/);
        await table.page.click('.practice-actions .next');
      }
    }
    await table.expectText('.practice-screen h2', '5 of 5 right.');
    await table.expectText('.practice-screen .marks', '●●●●●');
    engine.close();
  }, 120_000);
}, allBrowsers);
