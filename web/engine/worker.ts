/// <reference lib="webworker" />
import { loadModules, type Modules, placeModules, type Watch } from './module.js';
import { moduleFiles } from './module_files.js';
import type { Asking, ModuleAddresses, Reaction, Request, Response } from './protocol.js';

const send = (response: Response) => self.postMessage(response);

// Tells the client every second that the worker is still loading. Otherwise, on a slow network, the client would take the
// worker for dead.
const tellLoading: Watch = async (loading) => {
  const tell = () => send({ loading: true });
  tell();
  const telling = setInterval(tell, 1_000);
  try {
    const module = await loading;
    send({ ready: true });
    return module;
  } finally {
    clearInterval(telling);
  }
};

let loading: Promise<Modules> | undefined;
const start = (addresses: ModuleAddresses) => {
  loading = loadModules(placeModules(moduleFiles, addresses), tellLoading);
  loading.catch(() => {}); // Every question will report the failure.
};

const react = async (modules: Modules, asked: Asking): Promise<Reaction> => {
  if ('give' in asked) return (await modules.withTables()).giveTable(asked.give, asked.bytes);
  if ('needs' in asked) {
    const module = await modules.of(asked.needs);
    return { needs: module.needs(asked.needs, asked.question) };
  }
  const module = await modules.of(asked.ask);
  return module.ask(asked.ask, asked.question);
};

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  if ('start' in data) return start(data.start);
  try {
    send({ id: data.id, reaction: await react(await (loading as Promise<Modules>), data) });
  } catch (fault) {
    send({ id: data.id, fault: String(fault) });
  }
});
