import type { Score } from '../session/game.js';
import { newSession } from '../session/session.js';
import type { Query } from '../state/queries.js';
import type { State } from '../state/state.js';
import type { CardEntry, Entered } from './card_entry.js';
import type { Open } from './link_parts.js';

/** The answer on a screen, in words. */
export interface InWords {
  /**
   * The answer, which a screen reader announces once, when it is final. It never repeats a step of the record.
   */
  readonly announce: (state: State) => string;
  /** The screen as plain text, to paste into a message. */
  readonly text: (state: State) => string;
}

/** Everything that the app must know about a screen, except its looks, which are in its `ScreenView`. */
export interface Feature {
  /** How cards are entered; absent on a screen without cards. */
  readonly cards?: CardEntry;
  /** True if there is nothing to clear and nothing to show. */
  readonly isEmpty: (state: Entered) => boolean;
  /** The queries for everything the screen shows, most important first. */
  readonly queries: (state: State) => readonly Query[];
  /** True if an error in answer to the query with this key means that the last action broke the rules. */
  readonly rejectsLastAction?: (state: State, key: string) => boolean;
  /**
   * The game score that the screen's answers depend on; absent if they depend on none. This score is the last part of
   * the screen's link.
   */
  readonly score?: (state: State) => Score;
  /** True if the answers depend on the objective. The screen's links then contain the objective. */
  readonly dependsOnObjective?: true;
  /** Prints the part of the link after `v1/<screen>/`. */
  readonly printLink: (state: State) => string;
  /**
   * Parses what `printLink` printed: `rest` is the text before the first slash, and `more` are the parts after it.
   * Returns undefined if the link does not belong to this screen.
   */
  readonly readLink: (rest: string, more: readonly string[]) => Open | undefined;
  /** Absent if it is loaded late (`LateFeatures`). */
  readonly inWords?: InWords;
}

interface LateFeature extends InWords {
  readonly queries: (state: State) => readonly Query[];
  readonly link: (state: State) => string;
}

/**
 * Returns the screen of a feature that is loaded later. The screen does not parse its link, but passes the text on as
 * `record`, for the feature to read.
 */
export const lateScreen = (featureOf: (state: State) => LateFeature | undefined): Feature => ({
  isEmpty: () => true,
  queries: (state) => featureOf(state)?.queries(state) ?? [],
  printLink: (state) => featureOf(state)?.link(state) ?? '',
  readLink:
    (...parts) =>
    async () => ({ session: newSession(), record: parts.flat().join('/') }),
  inWords: {
    text: (state) => featureOf(state)?.text(state) ?? '',
    announce: (state) => featureOf(state)?.announce(state) ?? '',
  },
});
