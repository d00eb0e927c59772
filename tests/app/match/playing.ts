import { isOpponentDue } from '../../../web/app/features/match/feature.js';
import { type Phase, phaseOf } from '../../../web/app/features/match/phase.js';
import { selectMatch, selectMatchStanding, selectPlay } from '../../../web/app/features/match/selectors.js';
import { readMatchState, writeMatchState } from '../../../web/app/features/match/serialize.js';
import { levels } from '../../../web/app/features/match/settings.js';
import { type Action, reduce } from '../../../web/app/root/reducer.js';
import { dealOf } from '../../../web/app/session/game.js';
import { canPlay, cardsInHand, type MatchSettings, usualSettings } from '../../../web/app/session/match.js';
import { emptyMatchState, type MatchAction, type MatchState } from '../../../web/app/state/slices/match.js';
import type { State } from '../../../web/app/state/state.js';
import type { Engine, Level } from '../../../web/engine/index.js';
import { answered, goTo, reach } from '../play_through.js';

export { levels };

/** The app on its Game screen, with the game against the engine loaded. */
export const atBoard: State = reach([goTo('board'), { type: 'partLoaded', match: emptyMatchState }]);

export const inMatch = (action: MatchAction): Action => ({ type: 'match', action });

/** Returns the state after all answers have come and the opponent has moved as far as possible. */
export const settled = async (engine: Engine, state: State): Promise<State> => {
  const known = await answered(engine, state);
  return isOpponentDue(known) ? settled(engine, reduce(known, inMatch({ type: 'opponentMoved' }))) : known;
};

export const begun = (
  engine: Engine,
  level: Level,
  seed?: number,
  swapped = false,
  settings?: Partial<MatchSettings>,
): Promise<State> => {
  const chosen = {
    ...(seed !== undefined && { seed }),
    ...(settings && { settings: { ...usualSettings, ...settings } }),
  };
  return settled(engine, reduce(atBoard, inMatch({ type: 'matchStarted', level, swapped, ...chosen })));
};

export const stage = (state: State): Phase => {
  const match = selectMatch(state);
  if (!match) throw new Error('no game');
  return phaseOf(state, match);
};

export const match = (state: State) => {
  const is = selectMatch(state);
  if (!is) throw new Error('no game');
  return is;
};

/** Returns the state of the match after it was stored and read again. */
export const stored = (table: MatchState | null): MatchState =>
  readMatchState(writeMatchState(table ?? emptyMatchState, 1))?.table ?? emptyMatchState;

export const tapped = (engine: Engine, state: State, card: string): Promise<State> =>
  settled(engine, reduce(state, { type: 'cardTapped', card: card as never }));

export const next = (engine: Engine, state: State): Promise<State> =>
  settled(engine, reduce(state, inMatch({ type: 'nextPressed' })));

/** Returns the next actions of a player who throws the first two cards, plays the first card that fits, and claims no points. */
export const actionsOf = async (engine: Engine, state: State): Promise<readonly Action[]> => {
  const is = match(state);
  const press = inMatch({ type: 'nextPressed' });
  const tap = (card: string): Action => ({ type: 'cardTapped', card: card as never });
  switch (stage(state)) {
    case 'throw':
      return [...(await sixOf(engine, state)).slice(0, 2).map(tap), press];
    case 'play': {
      const count = selectPlay(state, is)?.answer.count ?? 0;
      const card = cardsInHand(dealOf(is.game)).find((each) => canPlay(each, count));
      if (!card) throw new Error('our turn, and nothing fits');
      return [tap(card)];
    }
    case 'claim':
      return [inMatch({ type: 'claimChosen', points: 0 }), press];
    case 'over':
      return [];
    default:
      return [press];
  }
};

export const stepOn = async (engine: Engine, state: State): Promise<State> => {
  let there = state;
  for (const action of await actionsOf(engine, state)) there = await settled(engine, reduce(there, action));
  return there;
};

export const sixOf = async (engine: Engine, state: State): Promise<readonly string[]> => {
  const { seed, game } = match(state);
  const { hands } = await engine.deal({ seed: (seed ?? 0) + game.deals.length });
  return hands[dealOf(game).weDeal ? 1 : 0];
};

export const goOnTo = async (engine: Engine, wanted: Phase, state: State): Promise<State> => {
  let there = state;
  while (stage(there) !== wanted) there = await stepOn(engine, there);
  return there;
};

export const score = (state: State) => selectMatchStanding(state, match(state)).score;
