import type { Skill } from '../../exercises/skills.js';
import type { InWords } from '../features/feature.js';
import type { MatchFeature } from '../features/match/feature.js';
import type { PracticeFeature } from '../features/practice/reducer.js';
import type { ReviewFeature } from '../features/review/reducer.js';
import type { Action } from '../state/actions.js';
import type { ResumableMatch } from '../state/slices/match.js';
import type { State, Told, View } from '../state/state.js';

// This file holds the features that are loaded after the first screen. A feature is added here before its slice enters
// the state, so that no state with this slice is reduced without the feature.

export interface LateFeatures {
  readonly match: MatchFeature;
  readonly review: ReviewFeature;
  readonly practice: PracticeFeature;
  readonly skillsInView: (state: State) => readonly Skill[];
  /** Returns what was told of the record after an action. `touches` is true if the action came from a player. */
  readonly tell: (before: State, after: State, action: Action, touches: boolean) => Told;
  /** Says how a series at the table stands. */
  readonly announceSeries: (state: State) => string;
  /** The answers in words of the screens that are loaded late, by name. */
  readonly inWords: Partial<Readonly<Record<View, InWords>>>;
}

const loaded: Partial<LateFeatures> = {};

export const addFeatures = (features: Partial<LateFeatures>): void => {
  Object.assign(loaded, features);
};

/** Returns a feature by the name of its slice; undefined until it is loaded. */
export const lateFeature = <Name extends 'match' | 'review' | 'practice'>(
  state: Pick<State, Name>,
  name: Name,
): LateFeatures[Name] | undefined => (state[name] ? loaded[name] : undefined);

/** Returns the game against the engine, while it is shown in place of the board. */
export const matchInFront = (state: State): MatchFeature | undefined => {
  const match = lateFeature(state, 'match');
  return match?.isFront(state) ? match : undefined;
};

/** Returns the games against the engine that can be resumed, last played first. */
export const resumableMatches = (state: State): readonly ResumableMatch[] =>
  lateFeature(state, 'match')?.resumableMatches(state) ?? [];

/** Announces the steps of the record that an action has added, once that feature is loaded. */
export const withTold = (before: State, after: State, action: Action, touches: boolean): State => {
  const told = loaded.tell?.(before, after, action, touches) ?? after.told;
  return told === after.told ? after : { ...after, told };
};

/** Returns the answer of a screen in words, if that part is loaded late. */
export const lateInWords = (view: View): InWords | undefined => loaded.inWords?.[view];

/** Says how the series at the table stands; empty for single games, and until that part is loaded. */
export const seriesAnnouncement = (state: State): string => loaded.announceSeries?.(state) ?? '';

/** Adds the skills of the current screen to an action that asks for more hands like the one in view. */
export const withSkillsInView = (state: State, action: Action): Action =>
  action.type === 'practice' && action.action.type === 'moreLikeThisAsked'
    ? { ...action, action: { kinds: loaded.skillsInView?.(state) ?? [], ...action.action } }
    : action;
