import { createEngineInProcess } from '../../../web/engine/in_process.js';
import { draw } from '../../../web/practice/draw/draw.js';
import type { Asked, Dealer, PegAsked, ThrowAsked, Wanted } from '../../../web/practice/questions.js';

/** One engine for a file of tests. */
export const dealer: Dealer = await createEngineInProcess();

const wantedOf = (wanted: Pick<Wanted, 'topic' | 'kind'> & Partial<Wanted>): Wanted => ({
  difficulty: 1,
  unit: 'win',
  seed: 1,
  ...wanted,
});

/** A question with what matters in it named, and the rest usual. */
export const drawn = (wanted: Pick<Wanted, 'topic' | 'kind'> & Partial<Wanted>): Promise<Asked> =>
  draw(dealer, wantedOf(wanted));

export const drawnThrow = (kind: ThrowAsked['kind'], some: Partial<Wanted> = {}): Promise<ThrowAsked> =>
  drawn({ topic: 'throw', kind, ...some }) as Promise<ThrowAsked>;

export const drawnTurn = (kind: PegAsked['kind'], some: Partial<Wanted> = {}): Promise<PegAsked> =>
  drawn({ topic: 'peg', kind, ...some }) as Promise<PegAsked>;
