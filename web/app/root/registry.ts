import type { Card } from '../../engine/index.js';
import { board } from '../features/board/feature.js';
import { count } from '../features/count/feature.js';
import { discard } from '../features/discard/feature.js';
import type { Feature } from '../features/feature.js';
import { nextInDeal } from '../features/next_step.js';
import { play } from '../features/pegging/feature.js';
import { dealOf, isBare } from '../session/game.js';
import type { State, View } from '../state/state.js';
import { practice } from './practice_screen.js';
import { review } from './review_screen.js';

const screens = { count, discard, play, board, practice, review };

// Each screen sees a part of its own; who asks one for its part gives it back to the same.
/** The screen of this name: another one is a folder, and a line here and in `later_views`. */
export const screenOf = (view: View): Feature<never> => screens[view] as unknown as Feature<never>;

type Seen = Pick<State, 'view' | 'session' | 'ranking'>;

const inFront = <Value>(state: Seen, read: (screen: Feature<never>, part: never) => Value): Value => {
  const screen = screenOf(state.view);
  return read(screen, screen.select(state));
};

/** Nothing more is expected on the pad. */
export const isComplete = (state: Seen): boolean => inFront(state, (screen, part) => screen.isComplete(part));

/** There is nothing to clear and nothing to show. */
export const isEmpty = (state: Seen): boolean => inFront(state, (screen, part) => screen.isEmpty(part));

/** The cards in front of the player. */
export const cardsInFront = (state: Seen): readonly Card[] => inFront(state, (screen, part) => screen.cardsShown(part));

/** Cards that are somewhere else in this deal, or cannot be here. */
export const cardsSeen = (state: Seen): readonly Card[] =>
  inFront(state, (screen, part) => screen.cardsElsewhere(part));

/** The player may fold the pad away though more cards may come. */
export const mayFold = (state: Seen): boolean => inFront(state, (screen, part) => screen.mayFold(part));

/** Random cards may be dealt: nothing lies on the table, or its deal is done. */
export const mayDeal = (state: State): boolean =>
  isBare(dealOf(state.session.game)) || nextInDeal(state).action?.type === 'dealEnded';

/** What is on the screen as plain text, to paste into a message. */
export const printText = (state: State): string => screenOf(state.view).text(state);
