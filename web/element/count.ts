import type { Card, CardsText, ShowAnswer } from '../engine/types.js';
import type { Wanted } from './cribbage_element.js';

/** A hand as it was read, and its count. */
export interface Count {
  readonly cards: readonly Card[];
  readonly starter: Card | undefined;
  readonly show: ShowAnswer;
}

/** A hand as a page gives it. */
export interface Given {
  readonly cards: CardsText;
  readonly starter: CardsText;
  readonly crib: boolean;
}

const isEmpty = (text: CardsText): boolean => (typeof text === 'string' ? text.trim() : text.join('')) === '';

/** The question that counts a hand; none where it has no cards. */
export const askCount = ({ cards, starter, crib }: Given): Wanted<Count> | undefined => {
  if (isEmpty(cards)) return undefined;
  const withStarter = !isEmpty(starter);
  return {
    key: JSON.stringify([cards, starter, crib]),
    ask: async (engine) => {
      const show = await engine.scoreShow({ hand: cards, ...(withStarter && { starter }), crib });
      const read = await engine.parseCards({ text: cards });
      const cut = withStarter ? await engine.parseCards({ text: starter }) : undefined;
      return { cards: read.cards, starter: cut?.cards[0], show };
    },
  };
};
