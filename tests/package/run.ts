import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Returns the path of a file of a package that this repository has installed. */
export const program = (path: string): string => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

/** Runs a script with Node to its end, however it ends, and returns everything it printed. */
export const runNode = (args: readonly string[], cwd?: string): { printed: string; status: number | null } => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { printed: `${stdout}${stderr}`.trim(), status };
};
