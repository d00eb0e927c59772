import type { Objective, Order } from '../../../engine/types.js';
import { percentFine, points, signedFine } from '../../../ui/figures.js';
import type { worthWords as english } from '../../../ui/messages/worth.js';
import type { Translation } from '../../locale.js';
import { plural } from './grammar.js';

// French messages about the worth of a choice (its win chance, or game points or stakes) and about points.

/** Prints points with their unit, as in `0,45 point` or `2,00 points`. */
export const ofPoints = (value: number): string => `${points(value)} ${plural(value, 'point', 'points')}`;

type Unit = 'points' | Exclude<Objective, 'win'>;

const units: Readonly<Record<Unit, readonly [one: string, more: string]>> = {
  points: ['point', 'points'],
  acc: ['point de partie', 'points de partie'],
  money: ['mise', 'mises'],
};

const inUnit = (text: string, value: number, unit: Unit): string => `${text} ${plural(value, ...units[unit])}`;

/** Prints a value with its unit, as in `0,12 point de partie`. For the objective `win`, the unit is always points. */
export const ofUnit = (value: number, order: Order, objective: Objective): string =>
  inUnit(points(value), value, order === 'points' || objective === 'win' ? 'points' : objective);

export const frenchWorth: Translation<typeof english> = {
  worth: (worth, objective) => (objective === 'win' ? percentFine(worth) : signedFine(worth)),
  worthUnit: (order, objective) => {
    if (order === 'points') return units.points[1];
    return objective === 'win' ? 'de gain' : units[objective][1];
  },
  alsoWorth: (worth = 0, objective) =>
    objective === 'win' ? '' : `, valeur de ${inUnit(signedFine(worth), worth, objective)}`,
  counting: {
    win: 'toutes les victoires se valent',
    acc: '2 pour une victoire, 3 pour une moufette',
    money: '1 mise pour une victoire, 2 pour une moufette, 4 pour une double moufette',
  },
};
