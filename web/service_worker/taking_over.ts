/// <reference lib="webworker" />

// This file lets a new version replace an older one. Files of the older version stay as long as another tab may still
// ask for them. The build appends this file to sw.js, which Workbox generates. The listeners of sw.js come first, and
// leave unknown requests and messages to the listeners of this file.

import { keepLanguages } from './keeping_languages.js';

declare const self: ServiceWorkerGlobalScope;

keepLanguages();

/** The name of the store for files of older versions, which tabs that are still open may ask for. */
const earlier = `fifteen-two-earlier-${self.registration.scope}`;

const tabs = async (): Promise<number> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(self.registration.scope)).length;
};

// Copies the files of older versions, because activation removes from Workbox's store all files that the new version
// does not list.
const keepEarlier = async (): Promise<void> => {
  const kept = await caches.open(earlier);
  const { scope } = self.registration;
  for (const name of await caches.keys()) {
    if (!name.includes('-precache-') || !name.endsWith(scope)) continue;
    const stored = await caches.open(name);
    for (const request of await stored.keys()) {
      const response = request.url.startsWith(`${scope}assets/`) && (await stored.match(request));
      if (response) await kept.put(request, response);
    }
  }
};

/**
 * Lets this version replace the older one, and returns whether it did. If `silently`, it does so only if no other tab
 * is open.
 */
const takeOver = async (silently: boolean): Promise<boolean> => {
  const others = (await tabs()) > 1;
  if (others && silently) return false;
  if (others) await keepEarlier();
  await self.skipWaiting();
  return true;
};

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'TAKE_OVER') return;
  const taken = takeOver(event.data.silently === true).catch(() => false);
  event.waitUntil(taken.then((answer) => event.ports[0]?.postMessage(answer)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tabs().then((open) => open <= 1 && caches.delete(earlier)));
});

const fromEarlier = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: earlier })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(`${self.registration.scope}assets/`)) return;
  event.respondWith(fromEarlier(event.request));
});
