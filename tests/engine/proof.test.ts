import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createEngine } from '../../dist/engine/index.js';
import createProof from '../../web/engine/generated/proof.js';
import type { Engine } from '../../web/engine/types.js';
import { openProof } from '../../web/proof/module.js';
import { answerText, proveAnswers, proveShows } from '../../web/proof/proof.js';
import { type SeededQuestion, seededQuestions } from '../../web/proof/questions.js';
import { answersDigest, publishedHands, showsDigest } from '../../web/proof/recorded.js';

// The proof that the About page makes on any device. The native program must come to the same result.

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const module = await openProof({
  create: () => createProof,
  wasm: () => new URL('../../web/engine/generated/proof.wasm', import.meta.url),
});
const engine = await createEngine();
afterAll(() => engine.close());

const asked = seededQuestions();

const remembering = (asking: Engine): Engine => {
  const known = new Map<string, Promise<unknown>>();
  return new Proxy({} as Engine, {
    get: (_, name: keyof Engine) => (question: object) => {
      const key = `${name} ${JSON.stringify(question)}`;
      const answer = known.get(key) ?? (asking[name] as (question: object) => Promise<unknown>)(question);
      known.set(key, answer);
      return answer;
    },
  });
};

// The digest includes an error's `message`, but not its `reason` and `parts`, from which the message can be made.
const isMadeInto = (name: string) => name === 'reason' || name === 'parts';

const answeredNatively = (questions: readonly SeededQuestion[]): readonly string[] => {
  const input = questions.map(({ name, question }) => `${JSON.stringify({ ask: name, ...question })}\n`).join('');
  return execFileSync(file('build/release/cribbage'), ['ask'], { input, encoding: 'utf8', maxBuffer: 1 << 28 })
    .trimEnd()
    .split('\n')
    .map((line) => JSON.stringify(JSON.parse(line), (name, value) => (isMadeInto(name) ? undefined : value)));
};
const native = answeredNatively(asked);

test('the native program gives the recorded answers to the questions of the proof', () => {
  const digest = native.reduce((before, answer) => module.digestText(answer, before), '');
  expect(digest).toBe(answersDigest);
});

test('the engine gives the recorded answers, question by question', async () => {
  const remembered = remembering(engine);
  for (const [at, question] of asked.entries())
    expect(await answerText(remembered, question), JSON.stringify(question)).toBe(native[at]);
  let last = { answers: 0, digest: '' };
  for await (const answered of proveAnswers(remembered, module)) last = answered;
  expect(last).toEqual({ answers: asked.length, digest: answersDigest });
});

test('the questions of the proof are of every kind but whole games, files, many shows and squares, and most have an answer', () => {
  expect([...new Set(asked.map(({ name }) => name))].sort()).toEqual(
    Object.keys(engine)
      .filter(
        (name) =>
          !['close', 'needs', 'simulate', 'scoreShows', 'readGames', 'valueSquares', 'reviewSquares'].includes(name),
      )
      .sort(),
  );
  const right = native.filter((answer) => answer.startsWith('{"ok"')).length;
  expect(right).toBeGreaterThan(0.8 * asked.length);
  for (const page of ['web/pages/texts.ts', 'web/pages/french/texts.ts'])
    expect(readFileSync(file(page), 'utf8').replaceAll(/&nbsp;|,/g, '')).toContain(`${asked.length}`);
});

test('the shows of a slice follow those of the one before, and a wrong one is seen', () => {
  const differs = {
    ...module,
    proveShows: (slice: number, digest: string) => ({
      ...module.proveShows(48, digest),
      wrong: slice === 3 ? 1 : 0,
      firstWrong: slice === 3 ? 'this one' : '',
    }),
  };
  const all = [...proveShows(differs)];
  expect(all.length).toBe(49);
  expect(all.at(-1)).toMatchObject({ shows: 49 * 48, wrong: 1, firstWrong: 'this one' });
  expect(all[1]?.digest).toBe(module.proveShows(48, all[0]?.digest ?? '').digest);
});

test('every show is proven in WebAssembly, and ends in what was published and recorded', () => {
  const last = [...proveShows(module)].at(-1);
  expect(last).toMatchObject({ shows: 12_994_800, wrong: 0, hands: publishedHands, digest: showsDigest });
}, 120_000);
