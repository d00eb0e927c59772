import { newSitting, type Sitting } from '../../record/sitting.js';
import { type Screen, withoutCards } from '../screen.js';

/** The review of a record. It is no part of the sitting, and what it does comes later with its rules. */
export const review: Screen<Sitting> = {
  ...withoutCards,
  isEmpty: () => true,
  questions: (state) => state.review?.rules.questions(state) ?? [],
  print: (_, state) => state.review?.rules.link(state) ?? '',
  split:
    (...parts) =>
    async () => ({ sitting: newSitting(), record: parts.flat().join('/') }),
  text: (state) => state.review?.rules.text(state) ?? '',
  announce: (state) => state.review?.rules.announce(state) ?? '',
};
