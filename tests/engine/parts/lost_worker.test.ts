import { beforeEach, expect, test } from 'vitest';
import { answerWith } from '../../../web/engine/answer_with.js';
import { createWorkerClient } from '../../../web/engine/client.js';
import { engineOf } from '../../../web/engine/engine.js';
import { loadModules } from '../../../web/engine/module.js';
import { moduleFiles } from '../../../web/engine/module_files.js';
import type { Answerer, Asking, Reaction, Request } from '../../../web/engine/protocol.js';
import { tableFiles } from '../../../web/engine/table_files.js';
import { loadTableFrom } from '../../../web/engine/tables.js';
import type { Engine, TableName } from '../../../web/engine/types.js';

// The whole engine with a worker that is ended in the middle of its work, as a phone may do, at every possible message.

const react = async (answerer: Answerer, asked: Asking): Promise<Reaction> => {
  if ('give' in asked) return answerer.giveTable(asked.give, asked.bytes);
  if ('needs' in asked) return { needs: await answerer.needs(asked.needs, asked.question) };
  return answerer.ask(asked.ask, asked.question);
};

/** A worker with its own modules, which may be ended when it receives a message, before it reacts. */
class MortalWorker extends EventTarget {
  static started = 0;
  static heard = 0;
  /** The number of the message that ends the worker that receives it, from 1. If it is 0, no message does. */
  static fatal = 0;
  readonly #answerer = loadModules(moduleFiles).then(answerWith);
  #ended = false;
  constructor() {
    super();
    MortalWorker.started += 1;
    void this.#answerer.then(() => this.#say({ ready: true }));
  }
  async postMessage(request: Request) {
    if ('start' in request) return;
    const answerer = await this.#answerer;
    if (++MortalWorker.heard === MortalWorker.fatal) this.#ended = true;
    if (this.#ended) return this.dispatchEvent(Object.assign(new Event('error'), { message: 'It was ended.' }));
    this.#say({ id: request.id, reaction: await react(answerer, request) });
  }
  #say(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.#ended = true;
  }
}

let fetched: TableName[] = [];
beforeEach(() => {
  fetched = [];
  Object.assign(MortalWorker, { started: 0, heard: 0, fatal: 0 });
});

const load = loadTableFrom(tableFiles);
const createEngine = (): Engine =>
  engineOf(
    createWorkerClient(() => new MortalWorker() as unknown as Worker),
    async (table) => {
      fetched.push(table);
      return load(table);
    },
    { atOnce: 1, latestOnly: false },
  );

const six = { dealt: '5D JH 6S 4H 5S 2C', weDeal: true };
// The messages are the question, its four tables, and the question once more.
test.each([1, 2, 3, 4, 5, 6])(
  'a worker that is ended by what it hears as number %i is replaced unseen',
  async (fatal) => {
    const undisturbed = await createEngine().valueDiscards(six);
    Object.assign(MortalWorker, { started: 0, heard: 0, fatal });
    const engine = createEngine();
    expect(await engine.valueDiscards(six)).toEqual(undisturbed);
    expect(MortalWorker.started).toBe(2);
    expect(new Set(fetched)).toEqual(new Set(['crib', 'play', 'pegging', 'board']));
    expect((await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' })).points).toBe(29);
    expect(MortalWorker.started).toBe(2);
  },
);

test('a worker that lives is asked the question twice and given each table once', async () => {
  await createEngine().valueDiscards(six);
  expect([MortalWorker.started, MortalWorker.heard, fetched.length]).toEqual([1, 6, 4]);
});
