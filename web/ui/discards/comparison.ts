import type { Card } from '../../engine/types.js';
import { discardWords } from '../messages/discards.js';
import type { Throw } from './throw.js';

/** Returns the throw of these two cards, in any order. */
export const throwWith = <Each extends Throw>(choices: readonly Each[], chosen: readonly Card[]): Each | undefined =>
  choices.find(({ thrown }) => chosen.every((card) => thrown.includes(card)));

/** Says how a throw compares with the best one or, if it is the best, with the next. `choices` are sorted best first. */
export const comparedWords = (choices: readonly Throw[], mine: Throw, weDeal: boolean): string => {
  const [best, next] = choices;
  const other = mine === best ? next : best;
  return other ? discardWords.against(mine, other, weDeal, mine === best) : '';
};
