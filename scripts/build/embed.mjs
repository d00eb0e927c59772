// Writes embed/v1/index.html in the folder of the built app: the page that other sites show in a sandboxed frame. Scripts and
// styles are inlined, and the content security policy has their hashes. `node scripts/build/embed.mjs <folder of the app>`.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { oneFile } from './one-file.mjs';

const app = process.argv[2] ?? 'dist/app';

const hashes = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

// Runs after everything is inlined, because a script or style must not change after its hash is written.
const writePolicy = {
  name: 'write-policy',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      const left = Object.keys(bundle).filter((file) => file !== 'index.html');
      if (!page || left.length > 0) throw new Error(`the embed is not one file: ${Object.keys(bundle).join(', ')}`);
      const policy = [
        "default-src 'none'",
        `script-src ${hashes(page.source, 'script').join(' ')} 'wasm-unsafe-eval'`,
        `style-src ${hashes(page.source, 'style').join(' ')}`,
        'img-src data:',
        "connect-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types lit-html',
      ].join('; ');
      page.source = page.source.replace(
        '<meta charset="utf-8">',
        `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
      );
    },
  },
};

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  root: 'web/embed',
  base: './',
  resolve: oneFile.resolve,
  plugins: [viteSingleFile({ removeViteModuleLoader: true }), writePolicy],
  define: { __VERSION__: '""' },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: resolve(app, 'embed/v1'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
