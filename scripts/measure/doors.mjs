// Measures how long questions to the engine take in Node. Also measures how much of this time is spent in the wasm module, in
// reading its answer, and in the rest of the engine. Each question is timed several times for each deal. Each figure is the
// mean over the deals of the shortest time, because on a busy machine only the shortest time repeats.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { writeAsked } from '../../dist/engine/asked.js';
import { createEngine, rankOf, ranks, suitOf, suits } from '../../dist/engine/index.js';
import { doorOf } from '../../dist/engine/module.js';
import { instantiate } from '../../dist/engine/wasm.js';
import { readWritten } from '../../dist/engine/written.js';

const generated = new URL('../../dist/engine/generated/', import.meta.url);

const leastOf = async (items, rounds, ask) => {
  const least = items.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; ++round)
    for (const [at, item] of items.entries()) {
      const start = performance.now();
      await ask(item);
      least[at] = Math.min(least[at], (performance.now() - start) * 1000);
    }
  return least;
};
const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;

// Loads the advice module (wasm) by itself, not as part of an engine. Gives it the tables that are needed to value discards by
// points. Returns a function that asks such a question and leaves the answer in the module's memory.
const loadAdvice = async () => {
  const instance = await instantiate({
    create: async () => (await import(new URL('advice.js', generated))).default,
    wasm: () => new URL('advice.wasm', generated),
  });
  const { giveTable } = doorOf(instance);
  for (const table of ['crib', 'play']) giveTable(table, gunzipSync(readFileSync(new URL(`${table}.bin`, generated))));
  return (name, question) => {
    const { numbers, letters } = writeAsked(name, question);
    const from = instance.exports.ask(numbers.length, instance.put(numbers, letters)) / 8;
    return instance.numbers().subarray(from);
  };
};

// Times ten thousand hands in one question, in nanoseconds a hand: as numbers, and a thousand of them as texts.
const timeShows = async (engine) => {
  const deals = await Promise.all(Array.from({ length: 1_000 }, (_, seed) => engine.deal({ seed })));
  const texts = deals.map(({ hands: [hand], starter }) => [...hand.slice(0, 4), starter].join(' '));
  const { cards } = await engine.parseCards({ text: texts.slice(0, 600).join(' '), mayRepeat: true });
  const numbers = cards.map((card) => 4 * ranks.indexOf(rankOf(card)) + suits.indexOf(suitOf(card)));
  const many = Uint8Array.from({ length: 50_000 }, (_, at) => numbers[at % numbers.length]);
  const [byNumbers] = await leastOf([{ hands: many }], 50, engine.scoreShows);
  const [byTexts] = await leastOf([{ hands: texts }], 50, engine.scoreShows);
  return { byNumbers: byNumbers / 10, byTexts };
};

/** Scores from the start of a game to the last holes. Advice is slowest at one of the middle scores. */
export const scores = [
  [0, 0],
  [45, 40],
  [90, 88],
  [100, 95],
  [114, 109],
];

/** Measures the time of each question in microseconds, and the bytes of one answer. */
export const timeDoors = async () => {
  const engine = await createEngine();
  const deals = await Promise.all(Array.from({ length: 50 }, (_, seed) => engine.deal({ seed })));
  const hands = deals.map(({ hands: [hand], starter }) => ({ hand: hand.slice(0, 4), starter }));
  const sixes = deals.map(({ hands: [dealt] }) => ({ dealt, weDeal: true }));
  const byPoints = sixes.map((six) => ({ ...six, order: 'points' }));

  const ask = await loadAdvice();
  const written = ask('valueDiscards', byPoints[0]).slice();
  const answered = {
    bytes: 8 * written[0] + written[1],
    module: mean(await leastOf(byPoints, 20, (six) => ask('valueDiscards', six))),
    read: 0,
    json: 0,
  };
  const json = JSON.stringify(readWritten(written));
  answered.read = mean(await leastOf([written], 500, (answer) => readWritten(answer)));
  answered.json = mean(await leastOf([json], 500, JSON.parse));

  const win = [];
  for (const [ours, theirs] of scores)
    win.push(
      await leastOf(
        sixes.map((six) => ({ ...six, ours, theirs })),
        8,
        engine.valueDiscards,
      ),
    );
  const result = {
    answered,
    points: mean(await leastOf(byPoints, 20, engine.valueDiscards)),
    win: win.map((times) => ({ mean: mean(times), most: Math.max(...times) })),
    show: mean(await leastOf(hands, 20, engine.scoreShow)),
    shows: await timeShows(engine),
    starters: mean(
      await leastOf(
        hands.map(({ hand }) => ({ hand })),
        20,
        engine.valueStarters,
      ),
    ),
    chance: mean(await leastOf([{ ours: 0, theirs: 0, weDeal: true }], 200, engine.winChance)),
    chances: mean(await leastOf([{ weDeal: true }], 20, engine.winChances)),
  };
  engine.close();
  return result;
};
