import type { Card, Level } from '../../engine/index.js';
import { words } from '../../ui/words.js';

const { cardName } = words;

const levelNames: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  pub: 'Pub',
  club: 'Club',
  expert: 'Expert',
};

/** What is said in a game against the engine. */
export const againstWords = {
  levelNames,
  notMine: (card: Card): string => `The ${cardName(card)} is not one of my cards.`,
  theirTurn: 'It is not my turn.',
  tooHigh: (card: Card): string => `The ${cardName(card)} would go past 31.`,
  noUndo: 'They have answered that already.',
} as const;
