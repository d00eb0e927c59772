import { beforeEach, expect, test } from 'vitest';
import { askInstead } from '../../../web/engine/instead.js';
import type { Answerer } from '../../../web/engine/protocol.js';
import { create, HeldWorker, worker } from './held_worker.js';

const bytes = new Uint8Array(3);

beforeEach(() => {
  HeldWorker.started = [];
});

// Creates an answerer that answers every question with its own name, and records the questions.
const named = (name: string): Answerer & { asked: unknown[]; closed: boolean } => ({
  asked: [],
  closed: false,
  async ask(_, question) {
    this.asked.push(question);
    return { ok: name };
  },
  async needs() {
    return [];
  },
  async giveTable(table) {
    this.asked.push(table);
    return { ok: true };
  },
  close() {
    this.closed = true;
  },
});

test('the second engine answers all questions if the worker cannot start', async () => {
  const second = named('second');
  let made = 0;
  const answerer = askInstead(create(), async () => {
    made += 1;
    return second;
  });
  const asked = [answerer.ask('scoreShow', 1), answerer.ask('deal', 2)];
  worker().fault();
  expect(await Promise.all(asked)).toEqual([{ ok: 'second' }, { ok: 'second' }]);
  expect(await answerer.ask('scoreShow', 3)).toEqual({ ok: 'second' });
  expect([second.asked, made, HeldWorker.started.length]).toEqual([[1, 2, 3], 1, 1]);
  expect(second.closed).toBe(false);
  answerer.close();
  await Promise.resolve();
  expect(second.closed).toBe(true);
});

test('closing ends the worker, and the second engine too if it comes only then', async () => {
  let come = (_: Answerer) => {};
  const coming = new Promise<Answerer>((resolve) => {
    come = resolve;
  });
  const answerer = askInstead(create(), () => coming);
  const asked = answerer.ask('scoreShow', 1).catch((fault) => fault);
  worker().fault();
  await Promise.resolve();
  await Promise.resolve();
  answerer.close();
  const second = named('second');
  come(second);
  await asked;
  expect(second.closed).toBe(true);
});

test('closing in the moment in which the worker fails closes the second engine as soon as it comes', async () => {
  const second = named('second');
  const answerer = askInstead(create(), async () => second);
  const asked = answerer.ask('scoreShow', 1);
  worker().fault();
  answerer.close();
  await asked;
  expect(second.closed).toBe(true);
});

test('closing ends a worker that answers, and starts no second engine', async () => {
  let made = 0;
  const answerer = askInstead(create(), async () => {
    made += 1;
    return named('second');
  });
  const asked = answerer.ask('scoreShow', 1);
  answerer.close();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect([worker().terminated, made]).toEqual([true, 0]);
});

test('a second engine that could not be had may be closed all the same', async () => {
  const answerer = askInstead(create(), () => Promise.reject(new Error('no network')));
  const asked = answerer.ask('scoreShow', 1);
  worker().fault();
  answerer.close();
  await expect(asked).rejects.toThrow('no network');
});

test('the second engine is asked what a question needs, and given tables', async () => {
  const second = named('second');
  const answerer = askInstead(create(), async () => second);
  const needs = answerer.needs('valueDiscards', 1);
  worker().fault();
  expect(await needs).toEqual([]);
  expect(await answerer.giveTable('crib', bytes)).toEqual({ ok: true });
  expect(second.asked).toEqual(['crib']);
});

test('the next question tries both engines again if neither started', async () => {
  let tries = 0;
  const answerer = askInstead(create(), async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return named('second');
  });
  const first = answerer.ask('scoreShow', 1);
  worker().fault();
  await expect(first).rejects.toThrow('no network');
  const next = answerer.ask('scoreShow', 2);
  expect(HeldWorker.started.length).toBe(2);
  worker().answer('the worker');
  expect(await next).toEqual({ ok: 'the worker' });
});

test('a faulty question is not asked of the second engine', async () => {
  const answerer = askInstead(create(), () => Promise.reject(new Error('not to be asked')));
  const asked = answerer.ask('scoreShow', 1);
  worker().ready();
  worker().fault();
  await expect(asked).rejects.toThrow('unreachable');
});
