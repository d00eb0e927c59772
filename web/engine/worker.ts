/// <reference lib="webworker" />
import { loadModules } from './module.js';
import type { Request, Response } from './protocol.js';

const loading = loadModules();
const send = (response: Response) => self.postMessage(response);
loading.then(
  () => send({ ready: true }),
  () => {}, // Every question will say so.
);

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    const modules = await loading;
    const module = await modules('table' in data ? data.of : data.name);
    const reply = 'table' in data ? module.giveTable(data.table, data.bytes) : module.ask(data.name, data.question);
    send({ id: data.id, reply });
  } catch (fault) {
    send({ id: data.id, fault: String(fault) });
  }
});
