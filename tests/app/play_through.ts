import { readSettings } from '../../web/app/effects/storage.js';
import { initialState, type State } from '../../web/app/model/state.js';
import { questionsOf } from '../../web/app/update/questions.js';
import { type Action, update } from '../../web/app/update/update.js';
import type { Card, Engine } from '../../web/engine/index.js';

export const start: State = initialState(readSettings(null));

export const cardsOf = (text: string): readonly Card[] => text.split(' ') as unknown as readonly Card[];

export const taps = (text: string): readonly Action[] => cardsOf(text).map((card) => ({ type: 'cardTapped', card }));

export const reach = (actions: readonly Action[], from: State = start): State => actions.reduce(update, from);

/** A state with the answers to all it asks. */
export const answered = async (engine: Engine, state: State): Promise<State> => {
  let known = state;
  for (let asked = questionsOf(known); ; asked = questionsOf(known)) {
    const open = asked.find(({ key }) => !known.results.has(key));
    if (!open) return known;
    const { key, name, question } = open;
    const method = engine[name] as (question: unknown) => Promise<never>;
    const reply = await method(question).then(
      (ok) => ({ ok }),
      (error) => ({ error }),
    );
    known = update(known, { type: 'answered', key, reply });
  }
};
