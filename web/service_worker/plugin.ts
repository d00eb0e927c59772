import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { english, languages, type PageLanguage } from '../pages/languages.js';

const fileName = 'taking_over.js';

// Returns the name of the language `of` in the language `tag`, without its country: `French` for `fr-CA`.
const nameIn = (tag: string, of: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(new Intl.Locale(of).language) ?? of;

const noteFor = ({ tag, words }: PageLanguage): string =>
  `<p class="lead">${english.words.needsConnection(nameIn('en', tag))}
<span lang="${tag}">${words.needsConnection(nameIn(tag, tag))}</span></p>`;

const storedIn = async (app: string, language: PageLanguage) => {
  const { tag, folder, ending } = language;
  const pages = (await readdir(app)).filter((file) => file.endsWith(ending));
  const words = (await readdir(join(app, 'assets'))).filter((file) => file.startsWith(folder) && file.endsWith('.js'));
  const files = [...pages, ...words.map((file) => `assets/${file}`)].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(app, file)));
  return { tag, folder, version: hash.digest('hex').slice(0, 12), files, ending, note: noteFor(language) };
};

/** Appends `taking_over.ts`, wrapped in a function, to the service worker that Workbox has generated. */
export const extendServiceWorker = (): Plugin => {
  let folder = '';
  let code = '';
  return {
    name: 'extend-service-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    buildStart() {
      const id = fileURLToPath(new URL('taking_over.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName });
    },
    generateBundle(_, bundle) {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk') throw new Error(`${fileName} was not built`);
      code = chunk.code;
      delete bundle[fileName];
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!code) return; // The build has failed, and Vite reports why.
        const others = languages.filter((language) => language !== english);
        const stored = await Promise.all(others.map((language) => storedIn(folder, language)));
        const whole = code.replaceAll('__LANGUAGES__', () => JSON.stringify(stored));
        await appendFile(join(folder, 'sw.js'), `;(()=>{${whole}})();\n`);
      },
    },
  };
};
