import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const command = fileURLToPath(new URL('../../build/release/cribbage', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const runs = (...words: readonly string[]): Ran =>
  spawnSync(command, words, { encoding: 'utf8', maxBuffer: 1 << 29 });

/** Runs a line in bash, in which `cribbage` is the command line. */
export const shell = (line: string): Ran =>
  spawnSync('bash', ['-c', line.replaceAll('cribbage', command)], { encoding: 'utf8', maxBuffer: 1 << 29 });

/** Returns the answers of the line interface, `cribbage ask`, to these questions. */
export const asked = (questions: readonly object[]): readonly { ok?: unknown; error?: unknown }[] =>
  spawnSync(command, ['ask'], {
    input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  })
    .stdout.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
