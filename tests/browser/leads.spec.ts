import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './table.js';

test('nothing scrolls sideways, however narrow the screen and large the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/leads.html');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { text: 'large' }));
  expect(await width(), 'in large text').toBe(320);
});

test('axe finds nothing, light or dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/leads.html');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  }
});

test('a screen reader finds the tables with heads for cards and hands', async ({ page }) => {
  await page.goto('/leads.html');
  await expect(page.locator('main')).not.toContainText(/%[a-z-]+%/);
  const cards = page.getByRole('table', { name: 'How often each card is led from hands that have it' });
  await expect(cards.getByRole('rowheader')).toHaveCount(13);
  const hands = page.getByRole('table', { name: 'The 40 hands a pone keeps most often, and what they lead' });
  await expect(hands.getByRole('rowheader')).toHaveCount(40);
  await expect(hands.getByRole('columnheader')).toHaveCount(3);
});

for (const from of ['cribs', 'help'])
  test(`the page is one tap from ${from}`, async ({ page }) => {
    await page.goto(`/${from}.html`);
    await page.locator('main a[href="./leads.html"]').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What to lead');
  });

test('the files come with their header rows, and any page may fetch them', async ({ page }) => {
  await page.goto('/leads.html');
  for (const [file, header] of [
    ['play-leads.csv', 'kept,share,leads'],
    ['play-replies.csv', 'lead,kept,replies'],
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
