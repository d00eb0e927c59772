import type { Card } from '../../engine/index.js';
import type { State, View } from '../model/state.js';
import { board } from './board/screen.js';
import { count } from './count/screen.js';
import { discard } from './discard/screen.js';
import { play } from './play/screen.js';
import type { Screen } from './screen.js';

/** Every screen there is, in the order of the row at the bottom: another one is a file, and a line here and in `views`. */
export const screens: { readonly [Name in View]: Screen<Name> } = { count, discard, play, board };

export const views = Object.keys(screens) as readonly View[];

// The screen in front with its own part of the game; `Name` ties the two together.
const inFront = <Name extends View, Value>(
  { view, game }: Pick<State, 'game'> & { readonly view: Name },
  read: (screen: Screen<Name>, game: State['game'][Name]) => Value,
): Value => read(screens[view], game[view]);

/** Nothing more is expected on the pad. */
export const isWhole = (state: State): boolean => inFront(state, (screen, game) => screen.isWhole(game));

/** There is nothing to clear and nothing to show. */
export const isEmpty = (state: State): boolean => inFront(state, (screen, game) => screen.isEmpty(game));

/** The cards in front of the player. */
export const cardsInFront = (state: State): readonly Card[] => inFront(state, (screen, game) => screen.here(game));

/** Cards of this deal that are somewhere else. */
export const cardsSeen = (state: State): readonly Card[] => inFront(state, (screen, game) => screen.elsewhere(game));

/** The player may fold the pad away though more cards may come. */
export const mayFold = (state: State): boolean => inFront(state, (screen, game) => screen.mayFold(game));

export const canUndo = ({ view, past }: State): boolean => past[view].length > 0;

/** What is on the screen as plain text, to paste into a message. */
export const printText = (state: State): string => screens[state.view].text(state);
