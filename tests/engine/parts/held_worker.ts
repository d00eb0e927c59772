import { createWorkerClient } from '../../../web/engine/client.js';
import type { Asking, ModuleAddresses, Reaction, Request } from '../../../web/engine/protocol.js';

/** A worker that answers when the test says so. */
export class HeldWorker extends EventTarget {
  static started: HeldWorker[] = [];
  readonly asked: (Asking & { id: number })[] = [];
  addresses: unknown;
  terminated = false;
  constructor() {
    super();
    HeldWorker.started.push(this);
  }
  postMessage(request: Request) {
    if ('start' in request) this.addresses = request.start;
    else this.asked.push(request);
  }
  loading() {
    this.dispatchEvent(new MessageEvent('message', { data: { loading: true } }));
  }
  ready() {
    this.dispatchEvent(new MessageEvent('message', { data: { ready: true } }));
  }
  react(reaction: Reaction, asked = this.asked.at(-1)) {
    this.dispatchEvent(new MessageEvent('message', { data: { id: asked?.id, reaction } }));
  }
  answer(ok: unknown, asked = this.asked.at(-1)) {
    this.react({ ok }, asked);
  }
  absent(reason: string) {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked.at(-1)?.id, absent: reason } }));
  }
  fault() {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked.at(-1)?.id, fault: 'unreachable' } }));
  }
  terminate() {
    this.terminated = true;
  }
}

export const create = (addresses?: ModuleAddresses) =>
  createWorkerClient(() => new HeldWorker() as unknown as Worker, addresses);

export const worker = () => HeldWorker.started.at(-1) as HeldWorker;
