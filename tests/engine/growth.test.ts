import { expect, test } from 'vitest';
import { createEngineInProcess } from '../../dist/engine/in_process.js';
import { CribbageError, type Engine } from '../../dist/engine/index.js';
import { seededQuestions } from '../../web/proof/questions.js';

// Every kind of question is asked, slow kinds less often.
const seeded = seededQuestions();
const questions = [...new Set(seeded.map(({ name }) => name))].flatMap((name) =>
  seeded.filter((each) => each.name === name).slice(0, /^(value|choose|review)/.test(name) ? 3 : 60),
);

const askAll = async (engine: Engine, times: number): Promise<number> => {
  let asked = 0;
  for (let time = 0; time < times; ++time)
    for (const { name, question } of questions) {
      await (engine[name] as (question: object) => Promise<unknown>)(question).catch((error: unknown) => {
        if (!(error instanceof CribbageError)) throw error;
      });
      ++asked;
    }
  return asked;
};

const most = process.env.FIFTEEN_TWO_NIGHTLY ? 10_000 : 3000;

test('thousands of questions take no more memory than the first of them', async () => {
  const grown: number[] = [];
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages: number) {
    grown.push(pages);
    return grow.call(this, pages);
  };
  try {
    const engine = await createEngineInProcess();
    // After some questions all cached data is in place, and freed parts fit the next ones, so memory no longer grows. The
    // last growth was seen in the twelfth round at the latest.
    await askAll(engine, 24);
    expect(grown.length, 'the module grows at first, and this test sees it').toBeGreaterThan(0);
    grown.length = 0;
    expect(await askAll(engine, Math.ceil(most / questions.length))).toBeGreaterThanOrEqual(most);
    expect(grown).toEqual([]);
  } finally {
    WebAssembly.Memory.prototype.grow = grow;
  }
});
