import { messages } from '../i18n/locale.js';
import { words } from '../ui/messages/ui.js';

/** All messages that the elements show: their own, and those shared with the app. */
export const strings = messages('elements', {
  ...words,
  steps: 'Steps of the count',
  previous: 'Previous step',
  following: 'Next step',
  step: (step: number, steps: number): string => `${step} of ${steps}`,
  cribHand: 'crib',
  allDiscards: 'All fifteen discards',
  fewDiscards: 'The best five',
  badScore: (text: string): string => `“${text}” is not a score. Write one like 90-75: our score, then the opponent’s.`,
  badTruth: (text: string, name: string): string => `“${text}” is not a value of ${name}. Write true or false.`,
  badWhole: (text: string, name: string): string => `“${text}” is not a value of ${name}. Write a whole number.`,
  badAddress: (text: string, name: string): string => `“${text}” is not a value of ${name}. Write an address.`,
  rankedByPoints: 'Sorted by points: hand, crib and play together.',
  rankedAt: (ours: number, theirs: number): string => `Sorted by the chance of winning from ${ours}–${theirs}.`,
  cribKey: 'Crib',
  badDrill: (kind: string): string => `“${kind}” is not a kind of question. Write throw or count.`,
  badDay: (text: string): string => `“${text}” is not a date. Write it like 2026-11-23.`,
  engineFailed: 'The counting engine could not be started.',
});
