import type { Card, Discard } from '../../engine/types.js';
import { words } from '../messages/ui.js';

/** The one with these two cards, in any order. */
export const throwWith = (choices: readonly Discard[], chosen: readonly Card[]): Discard | undefined =>
  choices.find(({ thrown }) => chosen.every((card) => thrown.includes(card)));

/** A throw against the best, or the best against the next, in a sentence. They stand best first. */
export const comparedWords = (choices: readonly Discard[], mine: Discard, weDeal: boolean): string => {
  const [best, next] = choices;
  const other = mine === best ? next : best;
  return other ? words.against(mine, other, weDeal, mine === best) : '';
};
