import { CribbageError } from '../engine/in_process.js';
import type { Card, ScoreShowAnswer, Spoken } from '../engine/types.js';
import { engineWords } from '../ui/messages/engine.js';
import type { WantedAnswer } from './cribbage_element.js';
import { textOf } from './properties.js';

/** A hand as the engine has read it, with its short and its long count. A starter alone has no count. */
export interface CountedHandAnswer {
  readonly cards: readonly Card[];
  readonly starter: Card | undefined;
  readonly crib: boolean;
  readonly show: ScoreShowAnswer | undefined;
  readonly long: ScoreShowAnswer | undefined;
}

export const handProperties = {
  cards: { reflect: true },
  starter: { reflect: true },
  crib: { type: Boolean, reflect: true },
};

/** A hand as a page has set it, before it is read. */
export interface HandAttributes {
  readonly cards: unknown;
  readonly starter: unknown;
  readonly crib: boolean;
}

/**
 * Returns a question that lets the engine read and count a hand; undefined if there is neither a card nor a
 * starter.
 */
export const askCount = (given: HandAttributes): WantedAnswer<CountedHandAnswer> | undefined => {
  const [hand, starter, crib] = [textOf(given.cards), textOf(given.starter), given.crib];
  if (hand === '' && starter === '') return undefined;
  return {
    key: JSON.stringify([hand, starter, crib]),
    ask: async (engine) => {
      const question = { ...(starter !== '' && { starter }), crib };
      const count = async (spoken: Spoken) =>
        hand === '' ? undefined : engine.scoreShow({ hand, ...question, spoken });
      const [show, long] = [await count('short'), await count('long')];
      const read = async (text: string) => {
        const { cards, error } = await engine.parseCards({ text });
        if (error) throw new CribbageError(error.code, error.text, error.message, error);
        return cards;
      };
      return { cards: await read(hand), starter: (await read(starter))[0], crib, show, long };
    },
  };
};

export const countDetail = ({ cards, starter, crib }: CountedHandAnswer, show: ScoreShowAnswer) => ({
  cards,
  starter: starter ?? null,
  crib,
  points: show.points,
  spoken: engineWords.spoken(show),
  combinations: show.combinations,
});
