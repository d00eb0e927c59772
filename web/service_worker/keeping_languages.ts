/// <reference lib="webworker" />

// Stores a language other than English once the app reports, with `KEEP_LANGUAGE`, that it is shown in that language.
// Removes the language once the app is shown in another language. Each version of a language has a store of its own, so that
// files of two versions are never mixed. A new version fills its store before it takes over.

declare const self: ServiceWorkerGlobalScope;

interface StoredLanguage {
  readonly tag: string;
  /** The name of the folder of the language's messages. The names of the language's stores contain it. */
  readonly folder: string;
  /** A hash of the content of the files. */
  readonly version: string;
  /** The files with the words and pages of the language, as paths relative to the app. */
  readonly files: readonly string[];
  /** The ending of the file names of this language's pages. English pages end with `.html` alone. */
  readonly ending: string;
  /** A note for an English page that is shown in place of a page of this language. */
  readonly note: string;
}

/** All languages except English, filled in by `extendServiceWorker`. */
declare const __LANGUAGES__: readonly StoredLanguage[];

const { scope } = self.registration;

const storeOf = ({ folder, version }: StoredLanguage): string => `fifteen-two-${folder}-${version}-${scope}`;

const storesOf = async ({ folder }: StoredLanguage): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(`fifteen-two-${folder}-`) && name.endsWith(`-${scope}`));

const keep = async (language: StoredLanguage): Promise<void> => {
  const { files } = language;
  const kept = await caches.open(storeOf(language));
  const known = await Promise.all(files.map((file) => kept.match(file)));
  const missing = files.filter((_, at) => !known[at]);
  // A page has the same name in every version, so the browser may have cached an older version of it.
  await kept.addAll(missing.map((file) => new Request(file, { cache: 'no-cache' })));
};

/** Stores the language if it is wanted. A file that fails to load now is fetched when it is needed. */
const keepIf = async (wanted: boolean, language: StoredLanguage): Promise<void> => {
  if (wanted) await keep(language).catch(() => {});
};

const forget = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await caches.delete(name);
};

// Returns which file of the language is requested, if any. Ignores the fragment and the query of the address.
const fileOf = ({ method, url }: Request, { files }: StoredLanguage): string | undefined => {
  const { origin, pathname } = new URL(url);
  const file = `${origin}${pathname}`.slice(scope.length);
  return method === 'GET' && url.startsWith(scope) && files.includes(file) ? file : undefined;
};

/** Returns the English version of a page that cannot be loaded, with a note. English pages are always stored. */
const inEnglish = async (file: string, { ending, note }: StoredLanguage): Promise<Response> => {
  const page = await caches.match(file.replace(ending, '.html'), { ignoreSearch: true });
  return page ? new Response((await page.text()).replace('</h1>', `</h1>${note}`), page) : Response.error();
};

const keepLanguage = (language: StoredLanguage): void => {
  const stores = () => storesOf(language);
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'KEEP_LANGUAGE') return;
    event.waitUntil(event.data.tag === language.tag ? keepIf(true, language) : stores().then(forget));
  });
  self.addEventListener('install', (event) =>
    event.waitUntil(stores().then(({ length }) => keepIf(length > 0, language))),
  );
  self.addEventListener('activate', (event) =>
    event.waitUntil(stores().then((names) => forget(names.filter((name) => name !== storeOf(language))))),
  );
  self.addEventListener('fetch', (event) => {
    const file = fileOf(event.request, language);
    if (!file) return;
    event.stopImmediatePropagation();
    event.respondWith(
      caches
        .match(file, { cacheName: storeOf(language) })
        .then((kept) => kept ?? fetch(event.request))
        .catch(() => inEnglish(file, language)),
    );
  });
};

export const keepLanguages = (): void => {
  for (const language of __LANGUAGES__) keepLanguage(language);
};
