import type { Card, Discard } from '../../engine/types.js';
import { discardWords } from '../messages/discards.js';

/** Returns the throw of these two cards, in any order. */
export const throwWith = (choices: readonly Discard[], chosen: readonly Card[]): Discard | undefined =>
  choices.find(({ thrown }) => chosen.every((card) => thrown.includes(card)));

/** Says how a throw compares with the best one or, if it is the best, with the next. `choices` are sorted best first. */
export const comparedWords = (choices: readonly Discard[], mine: Discard, weDeal: boolean): string => {
  const [best, next] = choices;
  const other = mine === best ? next : best;
  return other ? discardWords.against(mine, other, weDeal, mine === best) : '';
};
