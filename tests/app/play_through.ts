import { initialState, type State } from '../../web/app/state.js';
import { readSettings } from '../../web/app/storage.js';
import { type Action, update } from '../../web/app/update.js';
import type { Card } from '../../web/engine/index.js';

export const start: State = initialState(readSettings(null));

export const cardsOf = (text: string): readonly Card[] => text.split(' ') as unknown as readonly Card[];

export const taps = (text: string): readonly Action[] => cardsOf(text).map((card) => ({ type: 'cardTapped', card }));

export const reach = (actions: readonly Action[], from: State = start): State => actions.reduce(update, from);
