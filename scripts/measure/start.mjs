// Measures how long a new engine takes until it has counted its first hand, and until it has given its first advice: in a worker
// of Chromium, and in a process of Node.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/find-browser.mjs';

const types = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

const serve = () =>
  new Promise((resolve) => {
    const server = createServer(({ url }, response) => {
      if (url === '/')
        return response.setHeader('content-type', 'text/html').end('<!doctype html><title>start</title>');
      try {
        const file = readFileSync(new URL(`../../dist/engine${url}`, import.meta.url));
        response.setHeader('content-type', types[extname(url)] ?? 'application/octet-stream').end(file);
      } catch {
        response.writeHead(404).end();
      }
    });
    server.listen(0, () => resolve(server));
  });

// Runs in the page. Measures the times at which the worker's script runs, its module is loaded, and the first count arrives.
const timeStart = async () => {
  const { createEngine } = await import('/index.js');
  const from = performance.now();
  const at = {};
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        for (const name of ['loading', 'ready']) if (name in data) at[name] ??= performance.now() - from;
      });
    }
  };
  const engine = await createEngine();
  await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
  at.counted = performance.now() - from;
  engine.close();
  const advised = performance.now();
  const advisor = await createEngine();
  await advisor.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true });
  at.thrown = performance.now() - advised;
  await advisor.valuePlays({ kept: '4S 6D KH 9C', starter: '2C', weDeal: true, played: 'them 5H' });
  at.played = performance.now() - advised;
  advisor.close();
  return at;
};

const least = (rounds, name) => Math.min(...rounds.map((round) => round[name]));

/**
 * Starts an engine `times` times, each time in a new browser. Returns the shortest time to each stage of the start, in ms.
 * Undefined without Chromium.
 */
export const startInBrowser = async (times = 8) => {
  const executablePath = findBrowser();
  if (!executablePath) return undefined;
  const server = await serve();
  const rounds = [];
  for (let round = 0; round < times; ++round) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.address().port}/`);
    rounds.push(await page.evaluate(timeStart));
    await browser.close();
  }
  server.close();
  return Object.fromEntries(
    ['loading', 'ready', 'counted', 'thrown', 'played'].map((name) => [name, least(rounds, name)]),
  );
};

const program = `
  const from = performance.now();
  const { createEngine } = await import(process.argv[1]);
  const engine = await createEngine();
  const ready = performance.now() - from;
  await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
  console.log(JSON.stringify({ ready, counted: performance.now() - from }));
`;

const advice = `
  const from = performance.now();
  const { createEngine } = await import(process.argv[1]);
  const engine = await createEngine();
  await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true });
  const thrown = performance.now() - from;
  await engine.valuePlays({ kept: '4S 6D KH 9C', starter: '2C', weDeal: true, played: 'them 5H' });
  console.log(JSON.stringify({ thrown, played: performance.now() - from }));
`;

/**
 * Starts an engine in Node `times` times, each time in a new process. Returns the shortest time from the first line of the
 * program to each stage of the start, in ms.
 */
export const startInNode = (times = 8) => {
  const engine = new URL('../../dist/engine/index.js', import.meta.url).href;
  const run = (text) =>
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', text, engine], { encoding: 'utf8' }));
  const rounds = Array.from({ length: times }, () => ({ ...run(program), ...run(advice) }));
  return Object.fromEntries(['ready', 'counted', 'thrown', 'played'].map((name) => [name, least(rounds, name)]));
};
