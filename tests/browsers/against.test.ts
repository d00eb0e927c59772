import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { levels } from '../../web/engine/lists.js';
import { engine } from '../browser/engine.js';
import { appFolder } from '../browser/server.js';
import { allBrowsers, inEachBrowser } from './each_browser.js';

// In a game against the engine, the throws and cards that each level chooses, and the review of a deal, are the same in every
// browser as in Node, to the last bit.

const throws = [
  { dealt: '5D JH 6S 4H 5S 2C', weDeal: true },
  { dealt: '5D JH 6S 4H 5S 2C', weDeal: false, ours: 90, theirs: 75 },
  { dealt: 'AS 3D 7C 8C 9H KD', weDeal: false },
  { dealt: 'AS 3D 7C 8C 9H KD', weDeal: true, ours: 113, theirs: 118 },
];
const plays = [
  { kept: '4H 5S 6D JC', thrown: '2C KD', starter: '9S', weDeal: false, played: '' },
  { kept: '4H 5S 6D JC', thrown: '2C KD', starter: '9S', weDeal: true, played: 'them 7H' },
  {
    kept: '4H 5S 6D JC',
    thrown: '2C KD',
    starter: '9S',
    weDeal: true,
    played: 'them 7H us 6D them 8S',
    ours: 100,
    theirs: 112,
  },
];
// The folder with the built app and the package.
const built = join(appFolder, '..');
const record = readFileSync('tests/cases/games/skunk.txt', 'utf8');

const questions = [
  ...levels.flatMap((level) => [
    ...throws.map((question) => ['chooseDiscard', { ...question, level, seed: 7 }] as const),
    ...plays.map((question) => ['choosePlay', { ...question, level, seed: 7 }] as const),
  ]),
  ['reviewDeal', { record, deal: 1 }] as const,
];

// A text, because this code runs in the page and imports the engine from the server of the page.
const asking = `import('/engine/index.js').then(async ({ createEngine }) => {
  const engine = await createEngine({ inProcess: true });
  const answers = [];
  for (const [name, question] of ${JSON.stringify(questions)}) answers.push(await engine[name](question));
  document.documentElement.dataset.answers = JSON.stringify(answers);
}).catch((fault) => { document.documentElement.dataset.answers = String(fault); });`;

const inNode = async () => {
  const answers: unknown[] = [];
  for (const [name, question] of questions)
    answers.push(await (engine[name] as (asked: object) => Promise<unknown>)(question));
  return answers;
};

inEachBrowser((test) => {
  test('each level throws and lays as in Node, and a deal is reviewed alike', async ({ page, server, allowed }) => {
    allowed.push(/favicon\.ico/); // for a text file the browser requests the default icon
    server.folder = built;
    await page.goto(`${server.origin}/app/third-party-notices.txt`);
    await page.run(asking);
    const answers = () => page.evaluate(() => document.documentElement.dataset.answers ?? '');
    await expect.poll(answers, { timeout: 100_000 }).not.toBe('');
    expect(await answers()).toBe(JSON.stringify(await inNode()));
  });
}, allBrowsers);
