import { fresh, green, mine, nearTheEnd, openMatch, playOut, untilOver } from './against_table.js';
import { axeFaults } from './axe.js';
import { expect, test } from './table.js';

const link = '#v1/against/club/123456/first/won-7/61/muggins';

test('a link with the same cards is an offer, and the game begins when it is taken up', async ({ table, page }) => {
  await table.open(link);
  await expect(page.locator('.offer .sentence')).toHaveText(
    'A friend played these cards against the Club opponent and won by 7 holes.',
  );
  await page.reload();
  await expect(page.locator('.offer')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await table.press(/^Play the other side/);
  await expect(table.button('Deal the cards')).toBeVisible();
  await page.reload();
  await expect(table.button('Deal the cards')).toBeVisible();
});

test('both results stand side by side at the end, and the cards can be sent on', async ({ table, page }) => {
  test.setTimeout(60_000);
  await openMatch(table, { ...nearTheEnd(fresh(1000)), rival: { who: 'friend', sameSide: false, lead: 7 } });
  await expect(mine(page)).toHaveCount(6);
  await playOut(page);
  await untilOver(page);
  await expect(page.locator('.both-sides dd').first()).toHaveText('won by 7');
  await expect(page.locator('.both-sides dd').last()).toHaveText(/^won by \d+$/);
  await expect(page.locator('.both-sides p')).toHaveText(/ahead of the Beginner opponent\.$/);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await table.press('Send these cards to a friend');
  await expect(table.status).toHaveText('The link is copied.');
  const sent = await table.clipboard();
  expect(sent).toMatch(/\/#v1\/against\/beginner\/1000\/first\/won-\d+$/);
  await table.press('Same cards, other side');
  await expect(green(page)).toHaveText('Deal the cards');
});
