import type { Kind } from '../../practice/kinds.js';
import type { Rules } from '../features/match/feature.js';
import type { PracticeRules } from '../features/practice/reducer.js';
import type { ReviewRules } from '../features/review/reducer.js';
import type { Action } from '../state/actions.js';
import type { Going } from '../state/slices/match.js';
import type { State } from '../state/state.js';

// The parts of the app that are loaded after the first screen. Each is added here before its slice comes into the state, so a state
// with that slice is always reduced in the same way.

export interface LateFeatures {
  readonly against: Rules;
  readonly review: ReviewRules;
  readonly practice: PracticeRules;
  readonly skillsInView: (state: State) => readonly Kind[];
}

const loaded: Partial<LateFeatures> = {};

export const addFeatures = (features: Partial<LateFeatures>): void => {
  Object.assign(loaded, features);
};

/** A feature by the name of its slice; undefined until it is loaded. */
export const lateFeature = <Name extends 'against' | 'review' | 'practice'>(
  state: Pick<State, Name>,
  name: Name,
): LateFeatures[Name] | undefined => (state[name] ? loaded[name] : undefined);

/** The game against the engine, while it is in front in place of the board. */
export const matchInFront = (state: State): Rules | undefined => {
  const match = lateFeature(state, 'against');
  return match?.isFront(state) ? match : undefined;
};

/** The games against the engine that a player may go on with, the last one first. */
export const goingOn = (state: State): readonly Going[] => lateFeature(state, 'against')?.goingOn(state) ?? [];

/** The action, with the skills that the screen in view exercises if it asks for more of the same. */
export const withSkillsInView = (state: State, action: Action): Action =>
  action.type === 'practice' && action.deed.do === 'such'
    ? { ...action, deed: { kinds: loaded.skillsInView?.(state) ?? [], ...action.deed } }
    : action;
