import { expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { walk } from './walk.js';

const engine = await createEngine();

/** The number of random walks. `npm run test:nightly` makes a hundred thousand. */
const sequences = Number(process.env.FIFTEEN_TWO_WALKS ?? 600);
const steps = 24;

test('the board shows what a referee counts, whatever is tapped, corrected, undone, linked, reloaded or done in another tab', async () => {
  for (let seed = 1; seed <= sequences; ++seed)
    await walk(seed, steps, engine as never, (shown, counted) => {
      if (JSON.stringify(shown) !== JSON.stringify(counted)) expect({ seed, shown }).toEqual({ seed, shown: counted });
    });
}, 3_600_000);
