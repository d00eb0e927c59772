import { rememberAll } from '../../../web/app/features/practice/memory/memory.js';
import { emptyMemory, type Memory, type Outcome } from '../../../web/app/state/slices/practice.js';

/** Returns the outcome of an answer. By default it is right and took 9 s, which is neither quick nor slow. */
export const outcome = (changes: Partial<Outcome> = {}): Outcome => ({
  ...({ kind: 'runs', date: '2026-11-23', right: true, unit: 'win', ms: 9_000, from: 'practice' } as const),
  cost: changes.right === false ? 0.042 : 0,
  ...changes,
});

export const memoryWith = (...outcomes: readonly Partial<Outcome>[]): Memory =>
  rememberAll(emptyMemory, outcomes.map(outcome));

const sorted = (log: readonly Outcome[]): readonly string[] => log.map((each) => JSON.stringify(each)).sort();

/** Returns the content of the memory for a comparison, in which the order of the answers within a day does not matter. */
export const contentOf = ({ log, daily, best, kinds }: Memory) => ({
  log: sorted(log),
  daily: [...daily],
  best,
  due: [...kinds].map(([kind, { card, due, last, answers, right }]) => [kind, card, due, last, answers, right]).sort(),
});
