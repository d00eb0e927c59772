import type { Page } from '@playwright/test';
import { engine } from './engine.js';
import { expectFiguresIn } from './fits.js';
import { byDay, expect, isNight, nightly, type Table, test, useLetters } from './table.js';

// The pages of published tables: cribs, leads, odds and experts. tests/app compares their figures with the engine's.

const titles = {
  cribs: 'What the crib is worth',
  leads: 'What to lead',
  odds: 'The chance of winning from every score',
  experts: 'The experts and the engine',
};
const ranks = [...'A23456789TJQK'];
const roles = ['dealer', 'pone'] as const;
const captions = { you: 'You deal: games you win in a hundred', they: 'They deal: games you win in a hundred' };

/** Opens a page with all its folded parts. */
const open = async (page: Page, file: string) => {
  await page.goto(`/${file}.html`);
  for (const details of await page.locator('details').all())
    await details.evaluate((part) => part.setAttribute('open', ''));
};

test('all 182 averages of the file are shown, to as many decimals as there is room for', async ({ page }) => {
  await page.goto('/cribs.html');
  const [, ...lines] = (await (await page.request.get('/data/crib-averages.csv')).text()).trim().split('\n');
  const averages = new Map(
    lines.map((line) => {
      const [role, thrown, crib] = line.split(',');
      return [`${role} ${thrown?.replace(' ', '-')}`, Number(crib)];
    }),
  );
  expect(averages.size).toBe(182);
  const widths = { 1280: 2, 640: 2, 320: 1 };
  for (const [width, decimals] of Object.entries(isNight ? widths : { 640: 2 })) {
    await page.setViewportSize({ width: Number(width), height: 640 });
    for (const role of roles) {
      const seen = await page.locator(`.shaded.${role} tbody tr`).evaluateAll((rows) => {
        const shown = (cell: Element) => [...cell.children].find((part) => part.checkVisibility())?.textContent;
        return rows.map((row) => [...row.querySelectorAll('td')].map(shown));
      });
      const wanted = ranks.map((left, row) =>
        ranks.map((top, column) => {
          const pair = column < row ? `${top}-${left}` : `${left}-${top}`;
          return averages.get(`${role} ${pair}`)?.toFixed(decimals);
        }),
      );
      expect(seen, width).toEqual(wanted);
    }
  }
});

test('every tenth score has the chance of the file, for both roles', async ({ page }) => {
  await page.goto('/odds.html');
  const { win } = (await (await page.request.get('/data/board.json')).json()) as { win: number[][] };
  for (const who of ['you', 'they'] as const) {
    const [[, ...theirs] = [], ...rows] = await page
      .getByRole('table', { name: captions[who] })
      .locator('tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => Number(cell.textContent))));
    expect(theirs).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
    expect(rows.map(([ours]) => ours)).toEqual(theirs);
    for (const [ours = 0, ...figures] of rows)
      for (const [at, figure] of figures.entries()) {
        const their = theirs[at] ?? 0;
        const chance = who === 'you' ? win[ours]?.[their] : 1 - (win[their]?.[ours] ?? Number.NaN);
        // The page rounds to a percent, and the file to a hundredth of a percent, so they differ by at most 0.5 + 0.005.
        expect(Math.abs(figure - 100 * (chance ?? Number.NaN)), `${ours}–${their}`).toBeLessThanOrEqual(0.505);
      }
  }
});

for (const [name, table, cell] of [
  ['cribs', '.shaded', 'td.s7'],
  ['odds', '.odds', 'td.c13'],
] as const) {
  for (const file of [name, `${name}.fr`])
    test(`every figure of ${file} fits its cell at any width and text size`, nightly, async ({ page }) => {
      await open(page, file);
      await expectFiguresIn(page, `${table} :is(tbody td, th)`);
    });

  test(`the figures of ${name} are in a grid of lines with forced colours`, nightly, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`/${name}.html`);
    const figure = page.locator(`${table} ${cell}`).first();
    const { border, colour, paper } = await figure.evaluate((part) => {
      const { borderTopColor, color, backgroundColor } = getComputedStyle(part);
      return { border: borderTopColor, colour: color, paper: backgroundColor };
    });
    expect(border).not.toBe(paper);
    expect(colour).not.toBe(paper);
  });
}

for (const [file, name] of [
  ['odds', 'The dealer’s chance of winning at every score'],
  ['odds.fr', 'La chance de gagner du donneur à chaque pointage'],
] as const) {
  test(`the links of ${file} to the pages stand in one row at any width and text size`, nightly, async ({ page }) => {
    await page.goto(`/${file}.html`);
    for (const width of [320, 360, 416, 480, 545, 625, 640, 705, 817, 1280])
      for (const text of ['normal', 'large'] as const) {
        await page.setViewportSize({ width, height: 640 });
        await useLetters(page, text);
        const tops = await page
          .locator('header .pages a')
          .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
        expect.soft(new Set(tops).size, `${width}, ${text}`).toBe(1);
      }
  });

  test(`the map of ${file} has a name for screen readers, and its words are not cut`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${file}.html`);
    const map = page.getByRole('img', { name });
    await expect(map).toBeVisible();
    const cut = await map.evaluate((picture) => {
      const whole = picture.getBoundingClientRect();
      return [...picture.querySelectorAll('text')].flatMap((word) => {
        const { left, right, top, bottom } = word.getBoundingClientRect();
        const inside = left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom;
        return inside ? [] : [word.textContent];
      });
    });
    expect(cut).toEqual([]);
  });
}

test('shades follow the averages and figures can be read on them', async ({ page }) => {
  await page.goto('/cribs.html');
  for (const role of roles) {
    const shades = await page.locator(`.shaded.${role} tbody td`).evaluateAll((cells) =>
      cells.map((cell) => ({
        crib: Number(cell.querySelector('span')?.textContent),
        shade: getComputedStyle(cell).backgroundColor,
      })),
    );
    const ordered = [...shades].sort((one, other) => one.crib - other.crib).map(({ shade }) => shade);
    const changes = ordered.filter((shade, at) => shade !== ordered[at - 1]).length;
    expect(changes).toBe(new Set(ordered).size);
    expect(changes).toBeGreaterThanOrEqual(7);
  }
});

test('shades follow the chances and change most where the game is even', async ({ page }) => {
  await open(page, 'odds');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const shades = await page.locator('.odds tbody td').evaluateAll((cells) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      return cells.map((cell) => {
        if (!context) throw new Error('no canvas');
        context.fillStyle = getComputedStyle(cell).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return { figure: Number(cell.textContent), red: context.getImageData(0, 0, 1, 1).data[0] ?? 0 };
      });
    });
    const paperward = colorScheme === 'light' ? -1 : 1;
    const byFigure = [...new Map(shades.map(({ figure, red }) => [figure, paperward * red]))].sort(([a], [b]) => a - b);
    const steps = byFigure.slice(1).map(([figure, red], at) => {
      const [from, before] = byFigure[at] ?? [0, red];
      return { from, figure, step: red - before };
    });
    expect(steps.every(({ step }) => step >= 0)).toBe(true);
    expect(steps.filter(({ step }) => step > 0).length).toBeGreaterThanOrEqual(10);
    const largest = steps.reduce((most, each) => (each.step > most.step ? each : most));
    expect(largest.from).toBeLessThan(50);
    expect(largest.figure).toBeGreaterThanOrEqual(50);
  }
});

test('the lists below the tables open by keyboard', async ({ page }) => {
  const first = page.locator('details').first();
  const unfold = async (file: string) => {
    await page.goto(`/${file}.html`);
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
  };
  await unfold('cribs');
  await expect(first.getByRole('row')).toHaveCount(92);
  await expect(first.getByRole('row').nth(1)).toContainText('5–5');
  await expect(first.getByRole('row').nth(1)).toBeVisible();
  await unfold('odds');
  const last = first.getByRole('table', { name: 'You deal, near the end' });
  await expect(last).toBeVisible();
  await expect(last.getByRole('columnheader')).toHaveText([...Array(13).keys()].map((hole) => String(108 + hole)));
});

const square = { columnheader: 13, rowheader: 13, cell: 1 + 169 };
const tables = {
  cribs: { 'Average points of your crib, by the two cards you throw': square },
  leads: {
    'How often each card is led from hands that have it': { rowheader: 13 },
    'The 40 hands a pone keeps most often, and their leads': { rowheader: 40, columnheader: 3 },
    'How many of a hundred hands with the card at the top reply with it': { rowheader: 13, columnheader: 13 },
  },
  odds: {
    [captions.you]: square,
    [captions.they]: square,
    'You deal, near the end': square,
    'They deal, near the end': square,
    'The least score that makes the game even': { rowheader: 12 },
  },
  experts: { Throws: { columnheader: 3 }, 'Cards to play': { columnheader: 3 } },
};

for (const [file, named] of Object.entries(tables))
  test(`a screen reader finds the tables of ${file} with their heads`, async ({ page }) => {
    await open(page, file);
    await expect(page.locator('main')).not.toContainText(/%[a-z-]+%/);
    for (const [name, parts] of Object.entries(named)) {
      const table = page.getByRole('table', { name: new RegExp(`^${name}`) });
      for (const [role, count] of Object.entries(parts))
        await expect(table.getByRole(role as 'cell')).toHaveCount(count as number);
      expect(await table.getByRole('rowheader').count(), name).toBeGreaterThan(9);
    }
    if (file === 'cribs') await expect(page.getByRole('row').nth(5).getByRole('rowheader')).toHaveText('5');
  });

test('the files have their types and their beginnings, and any page may fetch them', async ({ page }) => {
  for (const [name, file, beginning] of [
    ['cribs', 'crib-averages.csv', 'role,thrown,average_crib,deals,frequency\n'],
    ['leads', 'play-leads.csv', 'kept,kept_share,lead,chance\n'],
    ['leads', 'play-replies.csv', 'lead,kept,met_share,reply,chance\n'],
    ['odds', 'board.csv', 'dealer,pone,win,skunk,double_skunk,skunked,double_skunked\n0,0,'],
    ['odds', 'board.json', '{"version":"'],
  ] as const) {
    await page.goto(`/${name}.html`);
    await expect(page.getByRole('link', { name: file })).toHaveAttribute('href', `./data/${file}`);
    const answer = await page.request.get(`/data/${file}`);
    expect((await answer.text()).slice(0, beginning.length)).toBe(beginning);
    expect(answer.headers()).toMatchObject({
      'content-type': `${file.endsWith('.csv') ? 'text/csv' : 'application/json'}; charset=utf-8`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

const fromPage =
  (from: string, to: string) =>
  async ({ page }: Table) => {
    await page.goto(`/${from}.html`);
    await page.locator(`main a[href="./${to}.html"]`).tap();
  };

const ways: readonly (readonly [to: keyof typeof titles, from: string, go: (table: Table) => Promise<void>])[] = [
  ...(['cribs', 'help'] as const).map((from) => ['leads', from, fromPage(from, 'leads')] as const),
  ...(['odds', 'help', 'about'] as const).map((from) => ['experts', from, fromPage(from, 'experts')] as const),
  [
    'cribs',
    'the ranked discards',
    async (table) => {
      await table.open('#v1/discard/5DJH6S4H5S2C');
      await expect(table.rows).toHaveCount(15);
      await table.rows.first().tap();
      await table.page.getByRole('link', { name: 'What the crib is worth' }).tap();
    },
  ],
  [
    'odds',
    'the map of the board',
    async (table) => {
      await table.open('#v1/board/60-55');
      await table.press('Map');
      await table.page.getByRole('link', { name: 'The odds from every score' }).tap();
    },
  ],
];
const quick = /^(leads cribs|experts help|odds the map)/;

for (const [to, from, go] of ways)
  test(`the page ${to} is one tap from ${from}`, byDay(quick.test(`${to} ${from}`)), async ({ table, page }) => {
    await go(table);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[to]);
  });

test('the decisions of experts open in Discard, with the same best throw, and in Pegging', async ({ page, table }) => {
  await page.goto('/experts.html');
  await page.getByRole('link', { name: '2 3 6 7 K K', exact: true }).first().click();
  const [best] = await engine.valueDiscards({ dealt: '2S 3H 6D 7C KS KH', weDeal: false, ours: 83, theirs: 64 });
  await expect(table.rows).toHaveCount(15);
  await expect(table.rows.first()).toContainText(`${(100 * (best?.winChance ?? 0)).toFixed(1)}`);
  await expect(page).toHaveURL(/#v1\/discard\/2S3H6D7CKSKH\/theirs\/83-64$/);
  await page.goto('/experts.html');
  await page.getByRole('link', { name: 'A 4 Q K', exact: true }).first().click();
  await expect(page).toHaveURL(/#v1\/play\/AH4HQHKH\.6SQD-QC\/mine\/4S\/102-79$/);
  await expect(page.locator('[role="status"]')).toContainText(/Best|best/);
});
