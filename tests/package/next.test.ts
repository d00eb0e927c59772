import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { readAnswer, visit } from './chromium.js';
import { advised, adviseWith } from './pages.js';
import { freePort } from './run.js';

// A site made with Next, if `scripts/test/runtimes` has installed it. The built server runs in an empty folder.

const installed = fileURLToPath(new URL('../../build/runtimes/next/', import.meta.url));
const next = join(installed, 'node_modules/next/dist/bin/next');
const site = join(installed, 'site');
const away = realpathSync(mkdtempSync(join(tmpdir(), 'fifteen-two-next-')));
afterAll(() => rmSync(away, { recursive: true, force: true }));

const advise = `
const advise = async () => {
  const engine = await createEngine();
  const { points } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
  const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true });
  return points + ', throw ' + best.thrown.join(' ');
};`;
const files = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'next.config.js': `const root = ${JSON.stringify(installed)};
export default { output: 'standalone', outputFileTracingRoot: root, turbopack: { root } };`,
  'app/layout.js': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.js': `import { createEngine } from 'fifteen-two';
import { Answer } from './answer.js';
${advise}
export const dynamic = 'force-dynamic';
export default async () => <><p id="server">{await advise()}</p><Answer /><p id="answer" /></>;`,
  'app/answer.js': `'use client';
import { useEffect } from 'react';
${adviseWith('fifteen-two').replace('createEngine()', 'const answer = () => createEngine()')}
export const Answer = () => useEffect(() => void answer(), []);`,
  'app/route/route.js': `import { createEngine } from 'fifteen-two';
${advise}
export const dynamic = 'force-dynamic';
export const GET = async () => new Response(await advise());`,
};

const write = () => {
  rmSync(site, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  cpSync(join(inject('project'), 'node_modules/fifteen-two'), join(site, 'node_modules/fifteen-two'), {
    recursive: true,
  });
};

test.skipIf(!existsSync(next)).each(['turbopack', 'webpack'])(
  'Next, with %s, advises in a server component, in a route and in a page',
  async (bundler) => {
    write();
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    const { stdout, stderr, status } = spawnSync(process.execPath, [next, 'build', `--${bundler}`], {
      cwd: site,
      env,
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
    expect(`${stdout}${stderr}`).not.toMatch(/warn/i);

    const folder = join(away, bundler);
    cpSync(join(site, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true });
    cpSync(join(site, '.next/static'), join(folder, 'site/.next/static'), { recursive: true });
    rmSync(join(folder, 'site/node_modules/fifteen-two'), { recursive: true, force: true });
    const port = String(await freePort());
    const server = spawn(process.execPath, ['server.js'], {
      cwd: join(folder, 'site'),
      env: { ...env, PORT: port, HOSTNAME: '127.0.0.1' },
    });
    let said = '';
    try {
      await new Promise<void>((resolve) => {
        server.stdout.on('data', (data) => {
          said += data;
          if (/Ready/.test(said)) resolve();
        });
        server.on('exit', () => resolve());
      });
      const address = `http://127.0.0.1:${port}`;
      expect(await (await fetch(`${address}/route`)).text(), said).toBe(advised);
      await visit(address, async ({ page }) => {
        expect(await page.textContent('#server')).toBe(advised);
        expect(await readAnswer(page)).toBe(advised);
        expect(page.workers().length).toBe(1);
      });
    } finally {
      server.kill();
    }
  },
);
