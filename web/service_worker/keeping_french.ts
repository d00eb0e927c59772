/// <reference lib="webworker" />

// French is not stored for everybody: only where the app says `KEEP_FRENCH`, because it speaks it, and no longer once it says
// `FORGET_FRENCH`. Each version has a store of its own, so that its words and pages fit its other files, and a new one fills its own before it takes over.

declare const self: ServiceWorkerGlobalScope;
/** The words and pages in French, beside the app, and a name for what is in them: `extendServiceWorker` knows both. */
declare const __FRENCH__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __FRENCH__;
const { scope } = self.registration;
const ours = `fifteen-two-french-${version}-${scope}`;

const stores = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith('fifteen-two-french-') && name.endsWith(`-${scope}`));

const keep = async (): Promise<void> => {
  const kept = await caches.open(ours);
  const known = await Promise.all(files.map((file) => kept.match(file)));
  const missing = files.filter((_, at) => !known[at]);
  // A page has the same name in every version, so what the browser has of it may be of an older one.
  await kept.addAll(missing.map((file) => new Request(file, { cache: 'no-cache' })));
};

/** What fails here is fetched when it is wanted. */
const keepIf = async (wanted: boolean): Promise<void> => {
  if (wanted) await keep().catch(() => {});
};

const forget = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await caches.delete(name);
};

const forgetOthers = async (): Promise<void> => forget((await stores()).filter((name) => name !== ours));

// Whatever place on a page, or question after it, the address has.
const fileOf = ({ method, url }: Request): string | undefined => {
  const { origin, pathname } = new URL(url);
  const file = `${origin}${pathname}`.slice(scope.length);
  return method === 'GET' && url.startsWith(scope) && files.includes(file) ? file : undefined;
};

const note = `<p class="lead">This page needs a connection to be read in French.
<span lang="fr-CA">Il faut une connexion pour la lire en français.</span></p>`;

/** A page in French that cannot be had, in English, which is stored for everybody. */
const inEnglish = async (file: string): Promise<Response> => {
  const page = await caches.match(file.replace('.fr.', '.'), { ignoreSearch: true });
  return page ? new Response((await page.text()).replace('</h1>', `</h1>${note}`), page) : Response.error();
};

export const keepFrench = (): void => {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'KEEP_FRENCH') event.waitUntil(keepIf(true));
    if (event.data?.type === 'FORGET_FRENCH') event.waitUntil(stores().then(forget));
  });
  self.addEventListener('install', (event) => event.waitUntil(stores().then(({ length }) => keepIf(length > 0))));
  self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
  self.addEventListener('fetch', (event) => {
    const file = fileOf(event.request);
    if (!file) return;
    event.stopImmediatePropagation();
    event.respondWith(
      caches
        .match(file, { cacheName: ours })
        .then((kept) => kept ?? fetch(event.request))
        .catch(() => inEnglish(file)),
    );
  });
};
