import { percentFine, tenths, whole } from '../../ui/figures.js';

// `+4.1 %`, of a chance of winning.
const change = (by: number): string => {
  const shown = tenths(Math.abs(by) * 100);
  if (shown === '0.0') return '0';
  return `${by < 0 ? '−' : '+'}${shown}%`;
};

/** What is said in the review of a game. */
export const reviewWords = {
  review: 'Review',
  judgingGame: 'Judging the game …',
  judging: (done: number, all: number): string => `Judging deal ${whole(Math.min(done + 1, all))} of ${whole(all)} …`,
  sum: (before: number, luck: number, ours: number, theirs: number): string =>
    `From ${percentFine(before)}: cards ${change(luck)}, my decisions ${change(-ours)}, theirs ${change(theirs)}.`,
  curve: (chances: readonly number[]): string => {
    const [least, most] = [Math.min(...chances), Math.max(...chances)];
    return `My chance of winning through the game: between ${percentFine(least)} and ${percentFine(most)}`;
  },
  mistakes: (count: number): string => (count === 1 ? 'What mattered most' : `The ${whole(count)} that mattered most`),
  noMistakes: 'I gave nothing away that the numbers can tell.',
  dealNumber: (deal: number): string => `Deal ${whole(deal)}`,
  threw: 'I threw',
  laid: 'I laid',
  best: 'best is',
  cost: (lost: number): string => `−${tenths(lost * 100)}%`,
  look: 'Look',
  byDeal: 'Chances of winning, deal by deal',
  columns: ['Deal', 'Cards', 'Mine', 'Theirs', 'After'],
  change,
  chance: percentFine,
  note: 'Cards, my decisions and theirs add up to the result. A decision costs what the best one wins more, against an expert who knows no more than a player may. Estimates.',
} as const;
