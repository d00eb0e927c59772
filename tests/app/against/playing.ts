import { isTheirsDue } from '../../../web/app/features/match/feature.js';
import { type Stage, stageOf } from '../../../web/app/features/match/phase.js';
import { matchOf, playedNow, standingNow } from '../../../web/app/features/match/selectors.js';
import { levels } from '../../../web/app/features/match/settings.js';
import { update } from '../../../web/app/root/reducer.js';
import { dealOf } from '../../../web/app/session/game.js';
import { fits, held, type Terms } from '../../../web/app/session/match.js';
import { emptyTable } from '../../../web/app/state/slices/match.js';
import type { State } from '../../../web/app/state/state.js';
import type { Engine, Level } from '../../../web/engine/index.js';
import { answered, goTo, reach } from '../play_through.js';

export { levels };

/** The app with this part in it, on its Game screen. */
export const atBoard: State = reach([goTo('board'), { type: 'partLoaded', against: emptyTable }]);

/** As the app goes on by itself: every answer comes, and the opponent answers as soon as it can. */
export const settled = async (engine: Engine, state: State): Promise<State> => {
  const known = await answered(engine, state);
  return isTheirsDue(known) ? settled(engine, update(known, { type: 'against', deed: { do: 'theirs' } })) : known;
};

export const begun = (engine: Engine, level: Level, seed?: number, swapped = false, terms?: Terms): Promise<State> =>
  settled(
    engine,
    update(atBoard, {
      type: 'against',
      deed: { do: 'start', level, swapped, ...(seed !== undefined && { seed }), ...(terms && { terms }) },
    }),
  );

export const stage = (state: State): Stage => {
  const match = matchOf(state);
  if (!match) throw new Error('no game');
  return stageOf(state, match);
};

export const match = (state: State) => {
  const is = matchOf(state);
  if (!is) throw new Error('no game');
  return is;
};

export const tapped = (engine: Engine, state: State, card: string): Promise<State> =>
  settled(engine, update(state, { type: 'cardTapped', card: card as never }));

export const next = (engine: Engine, state: State): Promise<State> =>
  settled(engine, update(state, { type: 'against', deed: { do: 'next' } }));

/** One step of somebody who throws the first two, lays the first card that fits, and counts nothing. */
export const stepOn = async (engine: Engine, state: State): Promise<State> => {
  const is = match(state);
  switch (stage(state)) {
    case 'throw': {
      const six = await sixOf(engine, state);
      let there = state;
      for (const card of six.slice(0, 2)) there = await tapped(engine, there, card);
      return next(engine, there);
    }
    case 'play': {
      const count = playedNow(state, is)?.answer.count ?? 0;
      const card = held(dealOf(is.game)).find((each) => fits(each, count));
      if (!card) throw new Error('our turn, and nothing fits');
      return tapped(engine, state, card);
    }
    case 'claim':
      return next(engine, update(state, { type: 'against', deed: { do: 'claim', points: 0 } }));
    case 'over':
      return state;
    default:
      return next(engine, state);
  }
};

export const sixOf = async (engine: Engine, state: State): Promise<readonly string[]> => {
  const { seed, game } = match(state);
  const { hands } = await engine.deal({ seed: (seed ?? 0) + game.deals.length });
  return hands[dealOf(game).weDeal ? 1 : 0];
};

/** As it goes by itself until something is to be done there. */
export const goOnTo = async (engine: Engine, wanted: Stage, state: State): Promise<State> => {
  let there = state;
  while (stage(there) !== wanted) there = await stepOn(engine, there);
  return there;
};

export const score = (state: State) => standingNow(state, match(state)).score;
