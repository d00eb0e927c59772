import type { Objective, Order } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import { percentFine, signedFine } from '../figures.js';

// The words for what a choice is worth beside its points, part of `words`: the chance of winning or, where skunks count too, what the
// game is expected to bring me, less what it brings them.

const units: Readonly<Record<Exclude<Objective, 'win'>, string>> = { acc: 'game points', money: 'stakes' };

const unit = (order: Order, objective: Objective): string => {
  if (order === 'points') return 'points';
  return objective === 'win' ? 'to win' : units[objective];
};

export const worthWords = messages('worth', {
  /** `58.4%`, or `+0.84` where the game is for more than a win. */
  worth: (worth: number, objective: Objective): string =>
    objective === 'win' ? percentFine(worth) : signedFine(worth),
  worthUnit: unit,
  /** What is said after the chance of winning: nothing where a win is all. */
  alsoWorth: (worth: number | undefined, objective: Objective): string =>
    objective === 'win' ? '' : `, worth ${signedFine(worth ?? 0)} ${units[objective]}`,
  /** What a won game counts. */
  counting: {
    win: 'every win counts the same',
    acc: '2 for a win, 3 for a skunk',
    money: '1 stake for a win, 2 for a skunk, 4 for a double skunk',
  } satisfies Record<Objective, string>,
});
