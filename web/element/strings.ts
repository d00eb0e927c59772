import { words } from '../ui/words.js';

/** Every word of the elements that is theirs alone, with those of `words`. */
export const strings = {
  ...words,
  steps: 'Steps of the count',
  previous: 'Previous step',
  following: 'Next step',
  step: (step: number, steps: number): string => `${step} of ${steps}`,
  whole: 'Whole count',
  lifted: (phrase: string, names: readonly string[]): string => `${phrase}: ${names.join(', ')}`,
  cribHand: 'crib',
  heels: 'The starter is a jack: two for the dealer, heels.',
  allDiscards: 'All fifteen discards',
  fewDiscards: 'The best five',
  myCrib: 'My crib',
  theirCrib: 'Their crib',
  score: (ours: number, theirs: number): string => `${ours}–${theirs}`,
  badScore: (text: string): string => `“${text}” is not a score. Write it like 90-75: ours, then theirs.`,
  wholeNote: 'The play is not counted yet.',
  cribKey: 'Crib',
  engineFailed: 'The counting engine could not be started.',
} as const;
