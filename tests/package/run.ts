import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Returns the path of a file of a package that this repository has installed. */
export const program = (path: string): string => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

/** Runs a script with Node to its end, however it ends, and returns everything it printed. */
export const runNode = (args: readonly string[], cwd?: string): { printed: string; status: number | null } => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { printed: `${stdout}${stderr}`.trim(), status };
};

/** Returns a port at which nothing listens. */
export const freePort = async (): Promise<number> => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
};
