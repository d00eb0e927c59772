import type { Score } from '../session/game.js';
import { newSession } from '../session/session.js';
import type { Query } from '../state/queries.js';
import type { State } from '../state/state.js';
import type { CardEntry, Entered } from './card_entry.js';
import type { Open } from './link_parts.js';

/** The interface of a screen. Its appearance is in its `view`. */
export interface Feature {
  /** How cards are entered; absent on a screen without cards. */
  readonly cards?: CardEntry;
  /** True if there is nothing to clear and nothing to show. */
  readonly isEmpty: (state: Entered) => boolean;
  /** The queries for everything the screen shows, most important first. */
  readonly queries: (state: State) => readonly Query[];
  /** True if an error in answer to the query with this key means that the last action broke the rules. */
  readonly rejectsLastAction?: (state: State, key: string) => boolean;
  /** The score that the answers depend on. It is the last part of a link. */
  readonly score?: (state: State) => Score;
  /** True if the answers depend on the objective. A link then contains it. */
  readonly dependsOnObjective?: true;
  /** Prints the part of the link after `v1/<screen>/`. */
  readonly printLink: (state: State) => string;
  /**
   * Parses the part of a link that `printLink` printed: `rest` before the next slash, and the parts after it. Undefined
   * if this is no link of the screen.
   */
  readonly readLink: (rest: string, more: readonly string[]) => Open | undefined;
  /** The screen as plain text, to paste into a message. */
  readonly text: (state: State) => string;
  /** The announcement made once when an answer arrives. */
  readonly announce: (state: State) => string;
  /** The advice to announce afterwards, once it is settled. */
  readonly advise?: (state: State) => string;
}

interface LateFeature {
  readonly queries: (state: State) => readonly Query[];
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

/** Returns the screen of a lazily loaded feature. The feature reads its own links. */
export const lateScreen = (featureOf: (state: State) => LateFeature | undefined): Feature => ({
  isEmpty: () => true,
  queries: (state) => featureOf(state)?.queries(state) ?? [],
  printLink: (state) => featureOf(state)?.link(state) ?? '',
  readLink:
    (...parts) =>
    async () => ({ session: newSession(), record: parts.flat().join('/') }),
  text: (state) => featureOf(state)?.text(state) ?? '',
  announce: (state) => featureOf(state)?.announce(state) ?? '',
});
