import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import manifest from './package.json' with { type: 'json' };
import { contentSecurityPolicy, headersOf } from './web/headers.js';
import languages from './web/i18n/languages.json' with { type: 'json' };
import { pages, placePages } from './web/pages/plugin.js';
import { extendServiceWorker } from './web/service_worker/plugin.js';

// Adds the content security policy only to the built page, because the pages of the development server need inline scripts.
const writePolicy: Plugin = {
  name: 'write-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

// The address at which the app will be published, without a slash at the end. Undefined if package.json has a placeholder.
const site = [process.env.FIFTEEN_TWO_SITE, manifest.homepage]
  .find((address) => address && !new URL(address).hostname.endsWith('.example'))
  ?.replace(/\/+$/, '');

const sendHeaders: Plugin = {
  name: 'send-headers',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(({ url = '/' }, response, next) => {
      for (const [name, value] of Object.entries(headersOf(url))) response.setHeader(name, value);
      next();
    });
  },
};

// The files of a language other than English are stored only for users of that language. The names of these files begin with the
// language's folder, so that they can be recognised.
const besides = Object.values(languages).filter(({ folder }) => folder !== '');
const chunkName = (name: string, modules: readonly string[]): string => {
  const folder = besides.find((each) =>
    modules.every((module) => module.includes(`/web/i18n/${each.folder}/`)),
  )?.folder;
  return folder && !name.startsWith(folder) ? `${folder}_${name}` : name;
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const collectImports = (id: string, modules: Modules, found: Set<string>): Set<string> => {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) collectImports(next, modules, found);
  return found;
};

// Returns a function that says whether a script or page imports a given module statically, directly or not.
const loadedBy = (file: string) => {
  const from = resolve(file);
  let found: Set<string> | undefined;
  return (id: string, modules: Modules): boolean => {
    found ??= collectImports(from, modules, new Set());
    return id !== from && found.has(id);
  };
};
const [byApp, byRules] = [loadedBy('web/app/main.ts'), loadedBy('rules.html')];

// Many small files compress worse, so the app's modules are put into two files: `shared` has those that the page of rules loads
// too, and `app` has all others. main.ts itself stays in a third file, because it waits for the engine's first answer. Files
// that are loaded during this wait import from `shared` and `app`.
const shared = (id: string, modules: Modules) => (byApp(id, modules) && byRules(id, modules) ? 'shared' : null);
const app = (id: string, modules: Modules) => (byApp(id, modules) ? 'app' : null);

// On a slow machine, Rolldown would print which plugins took long.
const checks = { bundlerTimings: false };

export default defineConfig({
  base: './',
  publicDir: 'web/public',
  define: { __VERSION__: JSON.stringify(manifest.version) },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      input: ['index.html', ...pages],
      output: {
        codeSplitting: {
          groups: [
            { name: shared, debugName: 'shared', priority: 2 },
            { name: app, debugName: 'app' },
          ],
        },
        chunkFileNames: ({ name, moduleIds }) => `assets/${chunkName(name, moduleIds)}-[hash].js`,
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  // .devcontainer/devcontainer.json forwards this port.
  server: { port: 5173 },
  preview: { port: 4152 },
  plugins: [
    placePages(manifest.version, site),
    writePolicy,
    sendHeaders,
    VitePWA({
      registerType: 'prompt',
      // The icons are used only for installing, which needs the network anyway.
      includeManifestIcons: false,
      injectRegister: null,
      manifest: {
        id: './',
        name: 'Fifteen Two: cribbage counter',
        short_name: 'Fifteen Two',
        description:
          'Count any cribbage hand and rank the fifteen discards. Works offline; nothing leaves this device.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#f4f1ea',
        background_color: '#f4f1ea',
        categories: ['games', 'utilities'],
        // A link opens in the window that is already open, because a second window would have a second game.
        launch_handler: { client_mode: ['navigate-existing', 'auto'] },
        shortcuts: [
          { name: 'Count', url: './#v1/count' },
          { name: 'Discard', url: './#v1/discard' },
          { name: 'Play', url: './#v1/board' },
          { name: 'Daily questions', short_name: 'Daily', url: './#v1/practice/daily' },
        ],
        // If another app shares a text with cards, the app opens with the hand counted. Once the service worker is active, it
        // answers this request, so nothing is sent to the host: see docs/security.md.
        share_target: {
          action: './',
          method: 'GET',
          enctype: 'application/x-www-form-urlencoded',
          params: { text: 'text' },
        },
        screenshots: [
          {
            src: 'picture-narrow.png',
            sizes: '720x1280',
            type: 'image/png',
            form_factor: 'narrow',
            label: 'A hand of sixteen, counted',
          },
          {
            src: 'picture-wide.png',
            sizes: '1280x800',
            type: 'image/png',
            form_factor: 'wide',
            label: 'The fifteen discards of six cards',
          },
        ],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,bin,svg,txt}'],
        // A player's phone does not store the files for other people's pages. web/service_worker/keeping_languages.ts stores
        // another language when it is wanted.
        globIgnores: [
          'embed/**',
          'element/**',
          ...besides.flatMap(({ folder, ending }) => [`*${ending}.html`, `assets/${folder}*.js`]),
        ],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        // With this, the service worker already serves the first visit: files that are needed later in the visit come from its
        // store, without the network.
        clientsClaim: true,
        navigateFallback: 'index.html',
        // Pages do not depend on the query in their address, so any query is ignored when the store is searched.
        ignoreURLParametersMatching: [/./],
        // A request for a file with an ending must never be answered with index.html. The other pages do not need this
        // fallback, because they are stored under their own names.
        navigateFallbackDenylist: [/\/(embed|element)\//, /\/[^/?]+\.\w+($|\?)/],
      },
    }),
    extendServiceWorker(),
  ],
});
