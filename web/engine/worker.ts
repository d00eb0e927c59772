/// <reference lib="webworker" />
import { loadModule } from './module.js';
import type { Request, Response } from './protocol.js';

const loading = loadModule();
const send = (response: Response) => self.postMessage(response);
loading.then(
  () => send({ ready: true }),
  () => {}, // Every question will say so.
);

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    const ask = await loading;
    send({ id: data.id, reply: ask(data.name, data.question) });
  } catch (fault) {
    send({ id: data.id, fault: String(fault) });
  }
});
