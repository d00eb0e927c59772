import { readFileSync } from 'node:fs';
import { rulesPage } from './foreign.js';
import { everything, test as onPage } from './rules_page.js';
import { expect, holdFiles, test } from './table.js';

// The app and the elements in Canadian French.

test.describe('a phone in French', () => {
  test.use({ locale: 'fr-CA' });

  test('opens the app in French, which says the count as players there do', async ({ table, page }) => {
    await table.open('#v1/count/5H5D5SJC-5C');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page).toHaveTitle(/^Fifteen Two.*mains/);
    await table.expectCount(29);
    await expect(table.spoken).toHaveText(
      /^La plus haute main qui soit\u00a0! «\u00a0quinze-deux, quatre, .*un carré, vingt-huit, et le bon valet, vingt-neuf\u00a0»$/,
    );
    await table.openAnew('#v1/count/4S5H5D6C-JD');
    await expect(table.spoken).toHaveText(/quinze-deux, quatre, .*et une double suite, seize/);
  });

  test('reads pages in French, from which the English ones are a tap away', async ({ table, page }) => {
    await table.open();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('link', { name: 'Règles' }).tap();
    await expect(page).toHaveURL(/rules\.fr\.html$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.locator('cribbage-hand').first()).toContainText(/quinze-deux|dix-neuf/);
    await page.getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL(/rules\.html$/);
  });

  test('speaks English once that is chosen, and French again', async ({ table, page }) => {
    await table.open('#v1/count/4S5H5D6C-JD');
    await page.getByRole('button', { name: 'Menu' }).tap();
    // The menu stays open, now in the other language.
    await page.getByRole('button', { name: 'English' }).tap();
    await table.press('Close menu');
    await table.expectCount(16);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(table.button('Discard')).toBeVisible();
    await page.reload();
    await expect(table.button('Discard')).toBeVisible();
    await table.press('Menu', 'Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.locator('header button').last().tap();
    await expect(table.button('Écart')).toBeVisible();
  });
});

const inFrench = (inside: string) => ({
  body: rulesPage(inside, '/fifteen-two.js').replace('<html lang="en">', '<html lang="fr">'),
});

onPage('elements speak French on a page in French, and show its own text until then', async ({ page, foreign }) => {
  foreign.put('/', inFrench(everything));
  const answer = await holdFiles(page, '**/french.js');
  await page.goto(`${foreign.origin}/`);
  await page.waitForFunction(() => customElements.get('cribbage-hand') !== undefined);
  await expect(page.getByText('Three fives and a jack, a five cut: 29.')).toBeVisible();
  answer();
  const spoken = page.locator('cribbage-hand [part="spoken"]').first();
  await expect(spoken).toHaveText(
    /«\u00a0quinze-deux, quatre.*un carré, vingt-huit, et le bon valet, vingt-neuf\u00a0»/,
  );
  await expect(page.locator('cribbage-discard .discard-row').first()).toContainText(/\+\d+,\d\d/);
  await page.locator('cribbage-game').scrollIntoViewIfNeeded();
  await expect(page.locator('cribbage-game .said')).toContainText('Ben joue le 6 de trèfle\u00a0: 15 pour 5.');
});

onPage('French is fetched from the folder that any element names', async ({ page, foreign }) => {
  const inside =
    '<cribbage-hand cards="5H 5D 5S JC" starter="5C"></cribbage-hand><cribbage-discard files="/elsewhere/"></cribbage-discard>';
  foreign.put('/', inFrench(inside));
  const body = readFileSync('dist/engine/generated/french.js');
  foreign.put('/elsewhere/french.js', { body, type: 'text/javascript' });
  await page.route('**/engine/generated/french.js', (route) => route.abort());
  await page.goto(`${foreign.origin}/`);
  await expect(page.locator('cribbage-hand [part="spoken"]').first()).toContainText('vingt-neuf');
});

test('a frame speaks French where its address says so', async ({ page }) => {
  await page.goto('/embed/v1/?lang=fr-CA#v1/count/4S5H5D6C.5S6D7C8H-JD');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.locator('h2').first()).toHaveText('Première main');
  await expect(page.locator('cribbage-hand [part="spoken"]').first()).toContainText('une double suite, seize');
  await page.goto('about:blank');
  await page.goto('/embed/v1/?lang=fr-CA#v1/count/5X');
  await expect(page.locator('.wrong')).toHaveText(/«\u00a05X\u00a0» n’est pas une carte/);
  await page.goto('about:blank');
  await page.goto('/embed/v1/?lang=ar-XB#v1/count/4S5H5D6C-JD');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
