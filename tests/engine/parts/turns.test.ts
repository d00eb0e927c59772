import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { WorkerLost } from '../../../web/engine/errors.js';
import type { Answerer, Lacking, WorkerReply } from '../../../web/engine/protocol.js';
import { type TurnOptions, takeTurns } from '../../../web/engine/turns.js';
import type { EngineError, QuestionName, TableName } from '../../../web/engine/types.js';

const message = 'The table of what players throw is missing.';
const bad: EngineError = { code: 'badTable', reason: 'tableMissing', parts: { table: 'crib' }, text: 'crib', message };

interface Held<T> {
  readonly what: unknown;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

// Creates a queue of requests, which the test answers one by one, the oldest first.
const hold = <T>() => {
  const held: Held<T>[] = [];
  return {
    held,
    add: (what: unknown) => new Promise<T>((resolve, reject) => held.push({ what, resolve, reject })),
    whats: () => held.map(({ what }) => what),
    next: () => held.shift() as Held<T>,
  };
};

// Lets all started work proceed until it waits for the test.
const settle = () => new Promise((resolve) => setTimeout(resolve));

const setUp = (
  options: Partial<TurnOptions> = {},
  takeTable: () => Promise<WorkerReply> = async () => ({ ok: true }),
) => {
  const asks = hold<WorkerReply | Lacking>();
  const loads = hold<Uint8Array>();
  const given: TableName[] = [];
  let closed = false;
  const answerer: Answerer = {
    ask: (_, question) => asks.add(question),
    needs: async () => [],
    giveTable: async (table) => {
      given.push(table);
      return takeTable();
    },
    close: () => {
      closed = true;
    },
  };
  const turns = takeTurns(answerer, loads.add, { atOnce: 1, latestOnly: false, ...options });
  const answer = async (reply: WorkerReply | Lacking) => {
    asks.next().resolve(reply);
    await settle();
  };
  const load = async () => {
    loads.next().resolve(new Uint8Array());
    await settle();
  };
  // Answers that these tables are missing, and has the first of them loaded.
  const lack = async (...tables: readonly TableName[]) => {
    await answer({ lacks: tables });
    await load();
  };
  const lose = async () => {
    asks.next().reject(new WorkerLost('The engine gave no answer.'));
    await settle();
  };
  return { turns, asks, loads, given, answer, load, lack, lose, isClosed: () => closed };
};

const outcomes = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((each) =>
    each.status === 'fulfilled' ? each.value : (each.reason as Error).name,
  );

test('questions are put one at a time, in order, and each is answered', async () => {
  const { turns, asks, answer } = setUp();
  const asked = [1, 2, 3].map((question) => turns.ask('scoreShow', question));
  for (const question of [1, 2, 3]) {
    expect(asks.whats()).toEqual([question]);
    await answer({ ok: question });
  }
  expect(await Promise.all(asked)).toEqual([1, 2, 3]);
});

test('ten thousand questions asked at once are all answered', { timeout: 120_000 }, async () => {
  const answerer = { ask: async (_: unknown, question: unknown) => ({ ok: question }) } as unknown as Answerer;
  const turns = takeTurns(answerer, () => Promise.reject(), { atOnce: 1, latestOnly: false });
  const questions = Array.from({ length: 10_000 }, (_, at) => at);
  expect(await Promise.all(questions.map((at) => turns.ask('scoreShow', at)))).toEqual(questions);
});

test('the engine runs as many questions side by side as it may', () => {
  const { turns, asks } = setUp({ atOnce: 2 });
  for (const question of [1, 2, 3]) void turns.ask('scoreShow', question);
  expect(asks.whats()).toEqual([1, 2]);
});

test('a newer question replaces the waiting one of its name where only the latest counts', async () => {
  const { turns, answer } = setUp({ latestOnly: true });
  const names = ['scoreShow', 'deal', 'scoreShow', 'scoreShow'] as const;
  const ended = outcomes(names.map((name, at) => turns.ask(name, at)));
  for (const ok of ['first', 'deal', 'newest']) await answer({ ok });
  expect(await ended).toEqual(['first', 'deal', 'AbortError', 'newest']);
});

test('an aborted question that waits is never put', async () => {
  const { turns, asks, answer } = setUp();
  const stop = new AbortController();
  const ended = outcomes([1, 2, 3].map((at) => turns.ask('scoreShow', at, at === 2 ? stop.signal : undefined)));
  stop.abort();
  await answer({ ok: 'a' });
  expect(asks.whats()).toEqual([3]);
  await answer({ ok: 'c' });
  expect(await ended).toEqual(['a', 'AbortError', 'c']);
});

test('an aborted question that runs rejects at once, and the next waits for its end', async () => {
  const { turns, asks, answer } = setUp();
  const stop = new AbortController();
  const aborted = turns.ask('scoreShow', 1, stop.signal);
  const next = turns.ask('scoreShow', 2);
  stop.abort(new Error('enough'));
  await expect(aborted).rejects.toThrow('enough');
  expect(asks.whats()).toEqual([1]);
  await answer({ ok: 'dropped' });
  await answer({ ok: 'b' });
  expect(await next).toBe('b');
});

test('an aborted question that runs and lacks tables has none fetched', async () => {
  const { turns, asks, loads, answer } = setUp();
  const stop = new AbortController();
  const aborted = turns.ask('valueDiscards', 1, stop.signal);
  stop.abort(new Error('enough'));
  await expect(aborted).rejects.toThrow('enough');
  await answer({ lacks: ['crib'] });
  expect([asks.whats(), loads.whats()]).toEqual([[], []]);
});

test('a question whose signal is aborted already is never put', async () => {
  const { turns, asks } = setUp();
  await expect(turns.ask('scoreShow', 1, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(asks.whats()).toEqual([]);
});

test('a signal keeps no listener of a question that is over, however it ended', async () => {
  const { turns, answer } = setUp({ latestOnly: true });
  const { signal } = new AbortController();
  const listeners = () => getEventListeners(signal, 'abort').length;
  const ended = outcomes([1, 2, 3].map((question) => turns.ask('scoreShow', question, signal)));
  expect(listeners()).toBe(2); // the second question was replaced
  await answer({ ok: 1 });
  expect(listeners()).toBe(1);
  await answer({ error: { ...bad, code: 'badCard', text: 'x' } });
  expect(await ended).toEqual([1, 'AbortError', 'CribbageError']);
  expect(listeners()).toBe(0);
});

test('all tables that a question lacks are fetched side by side, and it is put once more', async () => {
  const { turns, asks, loads, given, answer, load } = setUp();
  const asked = turns.ask('valueDiscards', 1);
  await answer({ lacks: ['crib', 'play', 'board'] });
  expect(loads.whats()).toEqual(['crib', 'play', 'board']);
  expect(asks.whats()).toEqual([]);
  for (let table = 0; table < 3; ++table) await load();
  expect(given).toEqual(['crib', 'play', 'board']);
  await answer({ ok: 'ranked' });
  expect(await asked).toBe('ranked');
  expect(asks.whats()).toEqual([]);
});

test('a question that waits for its table lets others pass and then has its place again', async () => {
  const { turns, asks, answer, load } = setUp();
  const asked = [turns.ask('valueDiscards', 1), ...[2, 3, 4].map((question) => turns.ask('scoreShow', question))];
  await answer({ lacks: ['crib'] });
  expect(asks.whats()).toEqual([2]);
  await load();
  await answer({ ok: 'second' });
  expect(asks.whats()).toEqual([1]);
  for (const ok of ['first', 'third', 'fourth']) await answer({ ok });
  expect(await Promise.all(asked)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a question that waits for its table is replaced by a newer one, never the other way round', async () => {
  const { turns, answer, lack } = setUp({ latestOnly: true });
  const ended = outcomes([turns.ask('valueDiscards', 1), turns.ask('valueDiscards', 2)]);
  await answer({ lacks: ['crib'] });
  await lack('crib');
  await answer({ ok: 'newest' });
  expect(await ended).toEqual(['AbortError', 'newest']);
});

test('a table that two questions lack is fetched once', async () => {
  const { turns, loads, given, answer, load } = setUp();
  const asked = [turns.ask('valueDiscards', 1), turns.ask('winChance', 2)];
  for (const _ of asked) await answer({ lacks: ['board'] });
  expect(loads.whats()).toEqual(['board']);
  await load();
  for (const ok of ['a', 'b']) await answer({ ok });
  expect(await Promise.all(asked)).toEqual(['a', 'b']);
  expect(given).toEqual(['board']);
});

test('a table that fails rejects its question and is fetched again for the next', async () => {
  const { turns, loads, answer, load } = setUp();
  const failed = turns.ask('valueDiscards', 1);
  await answer({ lacks: ['crib', 'play'] });
  loads.next().reject(new Error('no network'));
  await expect(failed).rejects.toThrow('no network');
  await load();
  const next = turns.ask('valueDiscards', 2);
  await answer({ lacks: ['crib'] });
  expect(loads.whats()).toEqual(['crib']);
  await load();
  await answer({ ok: 'ranked' });
  expect(await next).toBe('ranked');
});

test.each<[string, WorkerReply | Lacking]>([
  ['lacked', { lacks: ['crib'] }],
  ['said to be bad', { error: bad }],
])('a table that was given and is still %s is an error, and is not given again', async (_, reply) => {
  const { turns, asks, loads, answer, load } = setUp();
  const asked = turns.ask('valueDiscards', 1);
  await answer(reply);
  await load();
  void asks.next().resolve(reply);
  await expect(asked).rejects.toMatchObject({ code: 'badTable', text: 'crib' });
  expect(loads.whats()).toEqual([]);
});

test('a fault rejects its own question, and the next is put', async () => {
  const { turns, asks, answer } = setUp();
  const faulty = turns.ask('scoreShow', 1);
  const next = turns.ask('scoreShow', 2);
  asks.next().reject(new Error('unreachable'));
  await expect(faulty).rejects.toThrow('unreachable');
  await answer({ ok: 'b' });
  expect(await next).toBe('b');
});

test('a question that was lost with its worker is asked once more', async () => {
  const { turns, asks, answer, lose } = setUp();
  const asked = [turns.ask('scoreShow', 1), turns.ask('deal', 2)];
  await lose();
  expect(asks.whats()).toEqual([1]); // it keeps its place
  await answer({ ok: 'a' });
  await answer({ ok: 'b' });
  expect(await Promise.all(asked)).toEqual(['a', 'b']);
});

test('a question that was lost twice is given up', async () => {
  const { turns, asks, lose } = setUp();
  const ended = outcomes([turns.ask('scoreShow', 1)]);
  await lose();
  await lose();
  expect(await ended).toEqual(['WorkerLost']);
  expect(asks.whats()).toEqual([]);
});

test('a lost question that was aborted meanwhile is not asked again', async () => {
  const { turns, asks, lose } = setUp();
  const stop = new AbortController();
  const lost = turns.ask('scoreShow', 1, stop.signal);
  stop.abort(new Error('enough'));
  const ended = expect(lost).rejects.toThrow('enough');
  await lose();
  await ended;
  expect(asks.whats()).toEqual([]);
});

test('a lost question makes room for a newer one of its name where only the latest counts', async () => {
  const { turns, answer, lose } = setUp({ latestOnly: true });
  const ended = outcomes([turns.ask('scoreShow', 1), turns.ask('scoreShow', 2)]);
  await lose();
  await answer({ ok: 'newest' });
  expect(await ended).toEqual(['AbortError', 'newest']);
});

test('a worker that replaces a lost one is given the tables again', async () => {
  const { turns, given, answer, lack, lose } = setUp();
  const asked = turns.ask('valueDiscards', 1);
  await lack('crib');
  await lose();
  await lack('crib');
  await answer({ ok: 'ranked' });
  expect(await asked).toBe('ranked');
  expect(given).toEqual(['crib', 'crib']);
});

test('a question whose worker is lost while it takes a table is asked once more', async () => {
  let giving = 0;
  const { turns, asks, answer, lack } = setUp({}, async () => {
    giving += 1;
    if (giving === 1) throw new WorkerLost('The engine gave no answer.');
    return { ok: true };
  });
  const asked = turns.ask('valueDiscards', 1);
  await lack('crib');
  expect(asks.whats()).toEqual([1]);
  await lack('crib');
  await answer({ ok: 'ranked' });
  expect(await asked).toBe('ranked');
});

test('closing rejects what runs, what waits and what waits for a table', async () => {
  const { turns, answer, isClosed } = setUp();
  const names: readonly QuestionName[] = ['valueDiscards', 'scoreShow', 'deal'];
  const asked = names.map((name) => turns.ask(name, {}));
  await answer({ lacks: ['crib'] });
  turns.close();
  expect(await outcomes([...asked, turns.ask('deal', {})])).toEqual(Array(4).fill('AbortError'));
  expect(isClosed()).toBe(true);
});
