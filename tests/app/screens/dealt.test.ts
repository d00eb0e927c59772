import { expect, test } from 'vitest';
import type { Engine } from '../../../dist/engine/index.js';
import { count } from '../../../web/app/features/count/feature.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { cardsOf, engine } from '../play_through.js';

// From either of these hands of six cards, the best throw as dealer differs from the best as pone.
const six = { pone: cardsOf('TS 5H QC 4D 4C 5D'), dealer: cardsOf('2H QS 6H 6S JD KS') };

const dealing = (): Engine =>
  ({
    deal: async () => ({ hands: [six.pone, six.dealer], starter: 'AS' as const, seed: 1 }),
    valueDiscards: engine.valueDiscards,
  }) as Partial<Engine> as Engine;

const kept = async (dealt: readonly string[], weDeal: boolean) =>
  (await engine.valueDiscards({ dealt: [...dealt], weDeal, opponent: 'random' }))[0]?.kept;

test('a show that is dealt is what pone and dealer keep, each by whose crib it is', async () => {
  const dealt = (await count.cards?.deal(dealing())) as Extract<Action, { type: 'showDealt' }>;
  for (const by of ['pone', 'dealer'] as const) {
    expect(dealt.hands[by]).toEqual(await kept(six[by], by === 'dealer'));
    expect(dealt.hands[by]).not.toEqual(await kept(six[by], by !== 'dealer'));
  }
  const cards = [...dealt.hands.pone, ...dealt.hands.dealer, ...dealt.hands.crib];
  expect(cards.toSorted()).toEqual([...six.pone, ...six.dealer].toSorted());
});
