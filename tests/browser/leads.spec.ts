import { expect, nightlyUnless, test } from './table.js';

test('a screen reader finds the tables with heads for cards and hands', async ({ page }) => {
  await page.goto('/leads.html');
  await expect(page.locator('main')).not.toContainText(/%[a-z-]+%/);
  const cards = page.getByRole('table', { name: 'How often each card is led from hands that have it' });
  await expect(cards.getByRole('rowheader')).toHaveCount(13);
  const hands = page.getByRole('table', { name: 'The 40 hands a pone keeps most often, and their leads' });
  await expect(hands.getByRole('rowheader')).toHaveCount(40);
  await expect(hands.getByRole('columnheader')).toHaveCount(3);
  const replies = page.getByRole('table', {
    name: /^How many of a hundred hands with the card at the top reply with it/,
  });
  for (const heads of ['rowheader', 'columnheader'] as const) await expect(replies.getByRole(heads)).toHaveCount(13);
});

for (const from of ['cribs', 'help'])
  test(`the page is one tap from ${from}`, nightlyUnless(from === 'cribs'), async ({ page }) => {
    await page.goto(`/${from}.html`);
    await page.locator('main a[href="./leads.html"]').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What to lead');
  });

test('the files have their header rows, and any page may fetch them', async ({ page }) => {
  await page.goto('/leads.html');
  for (const [file, header] of [
    ['play-leads.csv', 'kept,kept_share,lead,chance'],
    ['play-replies.csv', 'lead,kept,met_share,reply,chance'],
  ] as const) {
    await expect(page.getByRole('link', { name: file })).toHaveAttribute('href', `./data/${file}`);
    const answer = await page.request.get(`/data/${file}`);
    expect((await answer.text()).split('\n')[0]).toBe(header);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'access-control-allow-origin': '*',
    });
  }
});
