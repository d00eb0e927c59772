import { createEngine } from '../../dist/engine/index.js';
import { readSettings } from '../../web/app/effects/stored_state.js';
import { activeQueries } from '../../web/app/root/active_queries.js';
import { late } from '../../web/app/root/late.js';
import { addFeatures } from '../../web/app/root/late_features.js';
import { type Action, reduce, withQueries } from '../../web/app/root/reducer.js';
import { openLink, splitRoute } from '../../web/app/root/route.js';
import { type CountGame, countOf } from '../../web/app/session/count_slice.js';
import { type Deal, dealOf } from '../../web/app/session/game.js';
import { selectScore, standingQueries } from '../../web/app/state/score_selectors.js';
import { initialState, type State } from '../../web/app/state/state.js';
import type { Card, Engine, Side } from '../../web/engine/index.js';

addFeatures(late);

/** The engine for all tests of the app's state. */
export const engine = await createEngine();

export const start: State = withQueries(initialState(readSettings(null)));

export const cardsOf = (text: string): readonly Card[] => text.split(' ') as unknown as readonly Card[];

export const taps = (text: string): readonly Action[] => cardsOf(text).map((card) => ({ type: 'cardTapped', card }));

export const goTo = (view: State['view']): Action => ({ type: 'viewChosen', view });

export const peg = (by: Side, points: number): Action => ({ type: 'pegged', by, points });

/** Begins to keep score, so that the Count screen shows the hands of a deal. */
export const keepingScore: readonly Action[] = [{ type: 'scoreKept' }, goTo('count')];

export const undo: Action = { type: 'undone' };

export const reach = (actions: readonly Action[], from: State = start): State => actions.reduce(reduce, from);

/** Returns the state with the answers to all its queries. Calls `see` with each state on the way. */
export const answered = async (
  engine: Engine,
  state: State,
  see: (state: State) => void = () => {},
): Promise<State> => {
  let known = state;
  for (let asked = activeQueries(known); ; asked = activeQueries(known)) {
    const open = asked.find(({ key }) => !known.results.has(key));
    if (!open) return known;
    const { key, name, question } = open;
    const method = engine[name] as (question: unknown) => Promise<never>;
    const reply = await method(question).then(
      (ok) => ({ ok }),
      (error) => ({ error }),
    );
    known = reduce(known, { type: 'answered', key, reply });
    see(known);
  }
};

/** Like `reach`, but waits for the engine's answers after each step, because the score comes from the engine, too. */
export const playThrough = async (engine: Engine, actions: readonly Action[], from: State = start): Promise<State> => {
  let state = await answered(engine, from);
  for (const action of actions) state = await answered(engine, reduce(state, action));
  return state;
};

/** Returns the state with the answer about its score, and no other answers. */
export const counted = async (engine: Engine, state: State): Promise<State> => {
  let known = state;
  for (const { key, question } of standingQueries(state)) {
    const reply = await engine.readGame(question as never).then(
      (ok) => ({ ok }),
      (error) => ({ error }),
    );
    known = reduce(known, { type: 'answered', key, reply });
  }
  return known;
};

export const follow = async (engine: Engine, link: string, from: State = start): Promise<State> => {
  const split = splitRoute(link);
  if (!split) throw new Error(`${link} is not one of ours`);
  return counted(engine, reduce(from, { type: 'linkOpened', ...(await openLink(split, engine)) }));
};

export const score = (state: State): string => Object.values(selectScore(state)).join('–');

/** Returns the hands that the Count screen shows: those of the deal or, before there is a game, the hand alone. */
export const hands = ({ session }: State): CountGame['hands'] => countOf(session).hands;

export const table = ({ session }: State): Deal => dealOf(session.game);
