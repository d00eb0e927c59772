import type { Objective, Order } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import { percentFine, signedFine } from '../figures.js';

// Messages about the worth of a choice. They are part of `words`. The worth is the win chance. If skunks count too, it is
// the number of game points or stakes that I can expect to win, less the number that the opponent can expect.

const units: Readonly<Record<Exclude<Objective, 'win'>, string>> = { acc: 'game points', money: 'stakes' };

const unit = (order: Order, objective: Objective): string => {
  if (order === 'points') return 'points';
  return objective === 'win' ? 'to win' : units[objective];
};

export const worthWords = messages('worth', {
  /** Prints a worth, as in `58.4%` or, if skunks count too, as in `+0.84`. */
  worth: (worth: number, objective: Objective): string =>
    objective === 'win' ? percentFine(worth) : signedFine(worth),
  worthUnit: unit,
  /** The worth as a text that follows the win chance; empty if only winning counts. */
  alsoWorth: (worth: number | undefined, objective: Objective): string =>
    objective === 'win' ? '' : `, worth ${signedFine(worth ?? 0)} ${units[objective]}`,
  /** Says how much a won game counts. */
  counting: {
    win: 'every win counts the same',
    acc: '2 for a win, 3 for a skunk',
    money: '1 stake for a win, 2 for a skunk, 4 for a double skunk',
  } satisfies Record<Objective, string>,
});
