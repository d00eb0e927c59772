import type { Card } from '../../engine/index.js';
import { board } from '../features/board/feature.js';
import type { Entered } from '../features/card_entry.js';
import { count } from '../features/count/feature.js';
import { discard } from '../features/discard/feature.js';
import { type Feature, type InWords, lateScreen } from '../features/feature.js';
import { pegging } from '../features/pegging/feature.js';
import type { State, View } from '../state/state.js';
import { lateFeature, lateInWords } from './late_features.js';

const screens: { readonly [Name in View]: Feature } = {
  count,
  discard,
  play: pegging,
  board,
  practice: lateScreen((state) => lateFeature(state, 'practice')),
  review: lateScreen((state) => lateFeature(state, 'review')),
};

/** Returns the screen of this name. A new screen needs a folder, and a line here and in `lazy_views`. */
export const screenOf = (view: View): Feature => screens[view];

type Seen = Entered & Pick<State, 'view'>;

/** True once no more cards are expected on the pad. */
export const isComplete = (state: Seen): boolean => screenOf(state.view).cards?.isComplete(state) ?? true;

/** True if there is nothing to clear and nothing to show. */
export const isEmpty = (state: Seen): boolean => screenOf(state.view).isEmpty(state);

/** Returns the entered cards that the current screen shows. */
export const cardsInFront = (state: Seen): readonly Card[] => screenOf(state.view).cards?.cardsShown(state) ?? [];

/** Returns the cards that the screen refuses: they are elsewhere in this deal, or the current hand cannot hold them. */
export const cardsSeen = (state: Seen): readonly Card[] => screenOf(state.view).cards?.cardsElsewhere(state) ?? [];

/** True if the player may fold the pad away although more cards may come. */
export const mayFold = (state: Seen): boolean => screenOf(state.view).cards?.mayFold(state) ?? false;

/** Returns the answer on the current screen in words; undefined until that part is loaded. */
export const inWords = ({ view }: State): InWords | undefined => screenOf(view).inWords ?? lateInWords(view);

/** Returns the screen as plain text, to paste into a message; empty until that part is loaded. */
export const printText = (state: State): string => inWords(state)?.text(state) ?? '';
