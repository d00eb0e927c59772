/// <reference lib="webworker" />
import { loadModules, type Module, type Modules, placeModules, type Watch } from './module.js';
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

const moduleFor = (modules: Modules, asked: Asking): Promise<Module> => {
  if ('give' in asked) return modules.withTables();
  return modules.of('needs' in asked ? asked.needs : asked.ask);
};

const react = (module: Module, asked: Asking): Reaction => {
  if ('give' in asked) return module.giveTable(asked.give, asked.bytes);
  if ('needs' in asked) return { needs: module.needs(asked.needs, asked.question) };
  return module.ask(asked.ask, asked.question);
};

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  if ('start' in data) return start(data.start);
  const { id } = data;
  try {
    const modules = await (loading as Promise<Modules>);
    const module = await moduleFor(modules, data).catch((cause: Error) => void send({ id, absent: cause.message }));
    if (module) send({ id, reaction: react(module, data) });
  } catch (fault) {
    send({ id, fault: String(fault) });
  }
});
