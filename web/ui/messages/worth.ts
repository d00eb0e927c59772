import type { Objective, Order } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import { percentFine, signedFine } from '../figures.js';

// Messages for the worth of a choice besides its points, part of `words`. The worth is the win chance or, if skunks
// count too, the expected gain of the game for me less that for the opponent.

const units: Readonly<Record<Exclude<Objective, 'win'>, string>> = { acc: 'game points', money: 'stakes' };

const unit = (order: Order, objective: Objective): string => {
  if (order === 'points') return 'points';
  return objective === 'win' ? 'to win' : units[objective];
};

export const worthWords = messages('worth', {
  /** Prints a worth, as in `58.4%`, or `+0.84` if the objective is more than winning. */
  worth: (worth: number, objective: Objective): string =>
    objective === 'win' ? percentFine(worth) : signedFine(worth),
  worthUnit: unit,
  /** The text after the win chance; empty if only winning counts. */
  alsoWorth: (worth: number | undefined, objective: Objective): string =>
    objective === 'win' ? '' : `, worth ${signedFine(worth ?? 0)} ${units[objective]}`,
  /** The value of a won game. */
  counting: {
    win: 'every win counts the same',
    acc: '2 for a win, 3 for a skunk',
    money: '1 stake for a win, 2 for a skunk, 4 for a double skunk',
  } satisfies Record<Objective, string>,
});
