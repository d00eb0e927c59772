import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { listen } from './server.js';

interface Page {
  readonly body: string | Buffer;
  readonly policy?: string;
  readonly type?: string;
}

/** A third-party website: pages by path, each with its own content security policy if wanted. */
export interface Foreign {
  readonly origin: string;
  /** Serves this page at the path from now on. */
  readonly put: (path: string, page: Page) => void;
  readonly stop: () => Promise<void>;
}

export const serveForeign = async (): Promise<Foreign> => {
  const pages = new Map<string, Page>();
  const listening = await listen(({ url = '/' }, response) => {
    const page = pages.get(new URL(url, 'http://localhost').pathname);
    if (!page) return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not here');
    const policy = page.policy ? { 'Content-Security-Policy': page.policy } : {};
    response.writeHead(200, { 'Content-Type': page.type ?? 'text/html; charset=utf-8', ...policy }).end(page.body);
  });
  pages.set('/favicon.ico', { body: '', type: 'image/x-icon' });
  return { ...listening, put: (path, page) => void pages.set(path, page) };
};

/** Reads a built script: `fifteen-two.js`, which fetches the advice, or `fifteen-two-all.js`, which contains everything. */
export const elementsScript = (file = 'fifteen-two.js'): Promise<string> => readFile(`dist/${file}`, 'utf8');

const types: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' };

/** Serves the script of the elements, and beside it the files of the advice that it fetches. */
export const putElements = async (foreign: Foreign): Promise<void> => {
  foreign.put('/fifteen-two.js', { body: await elementsScript(), type: 'text/javascript' });
  const folder = 'engine/generated';
  for (const file of readdirSync(`dist/${folder}`).filter((name) => /^(advice|games)\.|^french\.js$|\.bin$/.test(name)))
    foreign.put(`/${folder}/${file}`, {
      body: await readFile(`dist/${folder}/${file}`),
      type: types[file.split('.')[1] ?? ''] ?? 'application/octet-stream',
    });
};

/** Returns a rules page with these elements and text around them. */
export const rulesPage = (inside: string, script: string, style = ''): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Rules of somebody else</title>
    ${style}
    <script type="module" src="${script}"></script>
  </head>
  <body><main><h1>Rules</h1>${inside}<p>And so on.</p></main></body>
</html>`;

/** Returns the code block of a document that is in this language and contains these words. */
export const example = (document: string, language: string, words: string): string => {
  const examples = readFileSync(document, 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g);
  for (const [, of, text = ''] of examples) if (of === language && text.includes(words)) return text;
  throw new Error(`${document} has no example with ${words}`);
};
