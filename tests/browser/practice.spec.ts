import { engine } from './engine.js';
import { heard, listen } from './heard.js';
import {
  answerAnyhow,
  begin,
  cardsIn,
  claim,
  free,
  goOn,
  mine,
  place,
  question,
  seeded,
  verdict,
} from './practice_table.js';
import { expect, nightly, type Table, test } from './table.js';

// Practice: its questions, answers and reasons, by touch, by keyboard and by screen reader.

test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ page }) => seeded(page, 7));

/** Returns the points of the hand on the screen, as counted by the engine in the test's process. */
const worth = async (table: Table) => {
  await expect(table.status).toHaveText(/; starter /, { timeout: 15_000 });
  const said = (await table.status.textContent()) ?? '';
  const cards = cardsIn(said);
  expect(cards).toHaveLength(5);
  const crib = said.startsWith('The crib');
  return engine.scoreShow({ hand: cards.slice(0, 4), starter: cards[4] as string, ...(crib && { crib }) });
};

test('a hand is claimed by touch: right, too few with what was missed, and too many', async ({ table, page }) => {
  await begin(table, 'Count');
  await expect(place(page)).toContainText('1/10');
  const { points, spoken } = await worth(table);
  await claim(table, points === 0 ? 19 : points);
  await table.expectCount(points);
  await expect(table.spoken).toHaveText(`Right: ${points}. “${spoken}”`);
  await expect(page.locator('.count-line .missed')).toHaveCount(0);

  await table.next.tap();
  await expect(place(page)).toContainText('2/10');
  let there = await worth(table);
  for (; there.points === 0; there = await worth(table)) {
    await claim(table, 0);
    await table.next.tap();
  }
  await claim(table, 0);
  await expect(table.status).toHaveText(`You said 0, but the cards count ${there.points}. ${there.spoken}`);
  await expect(page.locator('.count-line .missed').first()).toBeVisible();
  await expect(page.locator('.count-line:not([data-missed])')).toHaveCount(0);

  await table.next.tap();
  const { points: third } = await worth(table);
  await claim(table, 29);
  await expect(page.getByText(`${29 - third} points too many`)).toBeVisible();
});

test('a run of ten is counted by keyboard alone, each question and verdict said once', async ({ table, page }) => {
  await listen(page);
  await begin(table, 'Count');
  const { keyboard } = page;
  const said: string[] = [];
  for (let at = 1; at <= 10; ++at) {
    await expect(place(page)).toContainText(`${at}/10`);
    await expect(table.status).toHaveText(/What does .*(cut|starter) /);
    said.push((await table.status.textContent()) ?? '');
    const { points } = await worth(table);
    await keyboard.type(String(points));
    await expect(table.next).toHaveText(`It counts ${points}`);
    await keyboard.press('Enter');
    await expect(table.status).toHaveText(new RegExp(`^Right: ${points}\\.`));
    await keyboard.press('Enter');
  }
  await expect(table.status).toHaveText('10 of 10 right.');
  await expect(page.getByRole('img', { name: Array(10).fill('best').join(', ') })).toHaveText('●●●●●●●●●●');
  await expect(table.button(/again/)).toHaveCount(0);
  const all = await heard(page);
  for (const each of said) expect(all.filter((one) => one === each)).toHaveLength(1);
  expect(all.filter((one) => one.startsWith('Right'))).toHaveLength(10);
});

test('a throw is graded, and its row is ringed in the list', async ({ table, page }) => {
  await begin(table, 'Throw');
  await expect(mine(page)).toHaveCount(6);
  await mine(page).nth(0).tap();
  await expect(table.next).toHaveText('Choose one more');
  await mine(page).nth(5).tap();
  const pressed = page.locator('.dock .my-cards .place[aria-pressed="true"]');
  const names = await pressed.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const chosen = cardsIn(names.join(', '));
  expect(chosen).toHaveLength(2);
  await table.next.tap();
  await expect(table.rows).toHaveCount(15);
  const ringed = page.locator('.discard-row[data-ringed="true"]');
  await expect(ringed).toHaveCount(1);
  await expect(page.locator('.ring')).toHaveText('chosen');
  const thrown = (await ringed.getAttribute('data-thrown')) ?? '';
  expect(thrown.match(/../g)?.sort()).toEqual([...chosen].sort());
  // The cost named in the sentence is how far the chosen throw is below the best one in the list.
  const sentence = (await verdict(page).textContent()) ?? '';
  const cost = /^Costs (\d+\.\d%) of games\.$/.exec(sentence)?.[1];
  if (cost) await expect(ringed).toContainText(`−${cost}`);
  else await expect(verdict(page)).toHaveText(/^(Best|As good as the best)\.$/);
  await expect(table.status).toContainText(sentence);
});

test('a play goes on to our next turn, and what was laid is ringed', async ({ table, page }) => {
  await begin(table, 'Peg');
  await expect(question(page)).toHaveText('My turn: what do I play?');
  for (let at = 0; at < 10; ++at) {
    await free(page).first().tap();
    const graded = /^(Best|As good as the best|The only card you can play|Costs \d+\.\d% of games)\.$/;
    await expect(verdict(page)).toHaveText(graded);
    await expect(page.locator('.trial-choices [data-ringed="true"]').or(verdict(page)).first()).toBeVisible();
    await expect(table.next).toHaveText(/Go on|Next/, { timeout: 15_000 });
    if ((await table.next.textContent())?.includes('Go on')) break;
    await table.next.tap();
  }
  await expect(table.next).toHaveText('Go on');
  const before = await place(page).textContent();
  const laid = await page.locator('.dock .my-cards .faded').count();
  await table.next.tap();
  expect(await place(page).textContent()).toBe(before);
  await expect(page.locator('.dock .my-cards .faded')).toHaveCount(laid + 1);
  await expect(free(page).first()).toBeVisible();
  await expect(page.locator('.fallen li')).not.toHaveCount(0);
});

test('the daily questions are answered once, and their line is shared without their cards', async ({ table, page }) => {
  await page.clock.setFixedTime(new Date('2026-03-05T12:00:00'));
  await table.open('#v1/practice/');
  await expect(page.getByText('Daily · 5 March 2026')).toBeVisible();
  await table.press('Begin');
  expect(await table.fragment()).toBe('#v1/practice/daily/2026-03-05');
  for (let at = 1; at <= 5; ++at) {
    await expect(place(page)).toContainText(`${at}/5`);
    await answerAnyhow(table);
    await goOn(table);
  }
  await expect(table.status).toHaveText(/^\d of 5 right\.$/);
  const line = (await page.locator('.practice-screen .marks').textContent()) ?? '';
  expect(line).toMatch(/^[●◐○]{5}$/);
  await table.press('Share');
  const address = new URL('/#v1/practice/daily/2026-03-05', page.url());
  expect(await table.clipboard()).toBe(`Fifteen Two, 5 March 2026: ${line}\n${address}`);
  await page.goto('about:blank');
  await table.open('#v1/practice/');
  await expect(page.locator('.daily')).toContainText('New questions come tomorrow.');
  await expect(page.locator('.daily .marks')).toHaveText(line);
});

test('a run is there after a reload: the question in front, then the next one', nightly, async ({ table, page }) => {
  await begin(table, 'Throw');
  const [first] = [await table.status.textContent()];
  await page.reload();
  await expect(table.status).toHaveText(first ?? '', { timeout: 15_000 });
  await expect(place(page)).toContainText('1/10');
  await answerAnyhow(table);
  await expect(table.rows).toHaveCount(15);
  await expect(table.next).toHaveText('Next');
  await page.reload();
  await expect(place(page)).toContainText('2/10', { timeout: 15_000 });
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
  await expect(table.status).not.toHaveText(first ?? '');
  // A quiz that is over does not come back.
  await table.press('Stop');
  await expect(table.status).toHaveText(/^[01] of 1 right\.$/);
  await page.reload();
  await expect(page.locator('.way')).toHaveCount(4);
});

test('a storm is three minutes, stops by itself, and asks again what went wrong', nightly, async ({ table, page }) => {
  await page.clock.install();
  await begin(table, 'Count', 'Storm');
  await expect(place(page)).toContainText('3:00');
  const { points } = await worth(table);
  await claim(table, points);
  await expect(place(page).locator('.marks')).toHaveText('●');
  const wrong = await worth(table);
  await claim(table, wrong.points === 2 ? 4 : 2);
  await expect(place(page).locator('.marks')).toHaveText('●○');
  await page.clock.fastForward(60_000);
  await expect(place(page)).toContainText(/1:[45]\d|2:00/);
  await page.clock.fastForward(125_000);
  await expect(table.status).toHaveText('1 right out of 2 in three minutes.');
  await table.press('Try that one again');
  await expect(place(page)).toContainText('1/1');
  expect(await worth(table)).toEqual(wrong);
});
