import { beforeAll, describe, expect, test } from 'vitest';
import { moduleFiles, tableFiles } from '../../../web/element/bundles/modules.js';
import { askDrill, type ToldCount, type ToldThrow, wantedOf } from '../../../web/element/drill/asked.js';
import { judgeClaim, judgeThrow } from '../../../web/element/drill/judged.js';
import { answerWith } from '../../../web/engine/answer_with.js';
import { engineOf } from '../../../web/engine/engine.js';
import { createEngineInProcess } from '../../../web/engine/in_process.js';
import { loadModules } from '../../../web/engine/module.js';
import { loadTableFrom } from '../../../web/engine/tables.js';
import type { Engine } from '../../../web/engine/types.js';
import { dailyOf } from '../../../web/exercises/daily.js';
import { today } from '../../../web/exercises/dates.js';
import { draw } from '../../../web/exercises/generate/generate.js';

// The daily question must be the same in the app as in the one-file build of the elements, which has a module and tables of
// its own.

const week = Array.from({ length: 7 }, (_, at) => `2026-11-${23 + at}`);
const app = await createEngineInProcess();
let page: Engine;
beforeAll(async () => {
  const options = { atOnce: Number.POSITIVE_INFINITY, latestOnly: false };
  page = engineOf(answerWith(await loadModules(moduleFiles)), loadTableFrom(tableFiles), options);
});

test('a drill is a question of the day, and a throw never one that the score decides', () => {
  const kinds = week.map((date) => {
    const throws = dailyOf(date).filter(({ topic }) => topic === 'throw');
    const spec = wantedOf(date, 'throw');
    expect(spec).toEqual(throws.find(({ kind }) => kind !== 'toTheScore'));
    expect(wantedOf(date, 'count')).toEqual(dailyOf(date)[0]);
    return throws.indexOf(throws.find(({ seed }) => seed === spec?.seed) as (typeof throws)[number]);
  });
  expect(kinds.filter((place) => place === 1)).toHaveLength(1);
});

test.each(week)('the one file asks on %s what the app asks, with the same values', async (date) => {
  for (const kind of ['throw', 'count'] as const) {
    const { asked: exercise } = await askDrill(page, date, kind);
    const spec = wantedOf(date, kind);
    expect(spec && (await draw(app, spec))).toEqual(exercise);
  }
});

test('the page goes on while a question is drawn', async () => {
  const ask = () => askDrill(page, '2026-11-25', 'throw');
  await ask(); // the first question would also wait for a table
  let ticks = 0;
  const clock = setInterval(() => ++ticks);
  await ask();
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(1);
});

describe('an answer', () => {
  test('is best, as good, or costs what the values say', async () => {
    const { asked: exercise } = (await askDrill(page, '2026-11-23', 'throw')) as ToldThrow;
    const [best, ...others] = exercise.choices;
    expect(judgeThrow(exercise, [...(best?.cards ?? [])].reverse())).toEqual({ verdict: 'best', cost: 0 });
    for (const { cards, worth } of others) {
      const cost = (best?.worth ?? 0) - worth;
      expect(judgeThrow(exercise, cards)).toEqual({ verdict: cost <= 0.003 ? 'asGood' : 'costs', cost });
    }
    expect(judgeThrow(exercise, ['AS'])).toBeUndefined();
  });

  test('to a count costs the points that it is off by, and nineteen is nothing', async () => {
    const { asked: exercise } = (await askDrill(page, '2026-11-23', 'count')) as ToldCount;
    expect(exercise.answer.points).toBe(6);
    expect(judgeClaim(exercise, 6)).toEqual({ verdict: 'best', cost: 0 });
    expect(judgeClaim(exercise, 8)).toEqual({ verdict: 'costs', cost: 2 });
    expect(judgeClaim(exercise, 19)).toEqual({ verdict: 'costs', cost: 6 });
  });
});

test('a bad day or kind is refused with a sentence', async () => {
  const message = 'is not a date. Write it like 2026-11-23.';
  for (const date of ['tomorrow', '2026-02-30', '2026-13-01', '23-11-2026', '2026-11-23T10:00'])
    await expect(askDrill(page, date, 'throw')).rejects.toMatchObject({
      code: 'badQuestion',
      message: `“${date}” ${message}`,
    });
  await expect(askDrill(page, '2026-11-23', 'peg')).rejects.toMatchObject({
    code: 'badQuestion',
    message: '“peg” is not a kind of question. Write throw or count.',
  });
});

test('a day is the device’s', () => expect(today(new Date(2026, 1, 3, 23, 59))).toBe('2026-02-03'));
