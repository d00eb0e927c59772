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
  /** Everything the screen shows, as queries, most wanted first. */
  readonly queries: (state: State) => readonly Query[];
  /** True if an error in answer to this query means that the last action was against the rules. */
  readonly rejectsLastAction?: (state: State, key: string) => boolean;
  /** The score that the answers depend on. It is the last part of a link. */
  readonly score?: (state: State) => Score;
  /** True if the answers depend on the objective. A link then contains it. */
  readonly dependsOnObjective?: true;
  /** The link after `v1/<screen>/`. */
  readonly printLink: (state: State) => string;
  /**
   * Parses that link: the text before the next slash, and the parts after it. Undefined if it is no link of this
   * screen.
   */
  readonly readLink: (rest: string, more: readonly string[]) => Open | undefined;
  /** The screen as plain text, to paste into a message. */
  readonly text: (state: State) => string;
  /** The announcement made once when an answer arrives. */
  readonly announce: (state: State) => string;
  /** Advice that is announced afterwards, once it is settled. */
  readonly advise?: (state: State) => string;
}

/** The interface of a lazily loaded feature. */
interface LateFeature {
  readonly queries: (state: State) => readonly Query[];
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

/** The screen of a lazily loaded feature, which reads its own links. */
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
