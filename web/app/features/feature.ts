import type { Card, Engine } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import type { Ranking } from '../session/discard_slice.js';
import type { Score } from '../session/game.js';
import { newSession, type Session } from '../session/session.js';
import type { SessionAction } from '../state/actions.js';
import type { Query } from '../state/queries.js';
import type { State } from '../state/state.js';
import type { Open } from './link_parts.js';

/** Of a screen that has no cards. */
export const withoutCards = {
  select: ({ session }: { readonly session: Session }): Session => session,
  replace: (_: Session, part: Session): Session => part,
  tap: (part: Session): Session => part,
  give: (): string => strings.noCardsHere,
  clear: (part: Session): Session => part,
  deal: async (): Promise<undefined> => undefined,
  cardsShown: (): readonly Card[] => [],
  cardsElsewhere: (): readonly Card[] => [],
  takesCards: false,
  takesRanks: false,
  isComplete: (): boolean => true,
  mayFold: (): boolean => false,
};

/** What a part of the app that is no part of the session says of itself, once it is there. */
interface Apart {
  readonly queries: (state: State) => readonly Query[];
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

/** The screen of a part that comes later with its rules, and reads its own links. */
export const screenApart = (featureOf: (state: State) => Apart | undefined): Feature<Session> => ({
  ...withoutCards,
  isEmpty: () => true,
  queries: (state) => featureOf(state)?.queries(state) ?? [],
  printLink: (_, state) => featureOf(state)?.link(state) ?? '',
  readLink:
    (...parts) =>
    async () => ({ session: newSession(), record: parts.flat().join('/') }),
  text: (state) => featureOf(state)?.text(state) ?? '',
  announce: (state) => featureOf(state)?.announce(state) ?? '',
});

/**
 * What a screen sees of a session, its part, and what it does with it. A sentence in place of a part says why nothing changed;
 * how a screen looks is in its `view`.
 */
export interface Feature<Part> {
  readonly select: (state: { readonly session: Session; readonly ranking: Ranking }) => Part;
  /** The session with this part in place of its own. */
  readonly replace: (session: Session, part: Part) => Session;
  /** A key of the pad. */
  readonly tap: (part: Part, card: Card) => Part | string;
  /** Cards that come all at once. */
  readonly give: (part: Part, cards: readonly Card[]) => Part | string;
  readonly clear: (part: Part) => Part | string;
  /** Cards from a shuffled pack, as a step. */
  readonly deal: (engine: Pick<Engine, 'deal' | 'valueDiscards'>, part: Part) => Promise<SessionAction | undefined>;
  /** The cards in front of the player. */
  readonly cardsShown: (part: Part) => readonly Card[];
  /** Cards that are somewhere else in this deal, or cannot be here. */
  readonly cardsElsewhere: (part: Part) => readonly Card[];
  /** Cards may be entered here. */
  readonly takesCards: boolean;
  /** Cards that are typed may come again: ours, and then the same as they are laid. */
  readonly mayRepeat?: boolean;
  /** Ranks without suits are counted too. */
  readonly takesRanks: boolean;
  /** Nothing more is expected on the pad. */
  readonly isComplete: (part: Part) => boolean;
  /** There is nothing to clear and nothing to show. */
  readonly isEmpty: (part: Part) => boolean;
  /** More cards may come, but the player may fold the pad away. */
  readonly mayFold: (part: Part) => boolean;
  /** Everything the screen shows, as questions, most wanted first. */
  readonly queries: (state: State) => readonly Query[];
  /** That the answer to this question is an error means that what was done last could not be done. */
  readonly rejectsLastAction?: (state: State, key: string) => boolean;
  /** What is answered depends on the score; it is the last part of a link. */
  readonly score?: (state: State) => Score;
  /** What is answered depends on what the game is for; a link says it. */
  readonly dependsOnObjective?: true;
  /** What a link says after `v1/<screen>/`. */
  readonly printLink: (part: Part, state: State) => string;
  /** Takes that apart: what comes before the next slash, and what after it, slash by slash; undefined where it is not one of ours. */
  readonly readLink: (rest: string, more: readonly string[]) => Open | undefined;
  /** What is on the screen as plain text, to paste into a message. */
  readonly text: (state: State) => string;
  /** Said once when an answer arrives. */
  readonly announce: (state: State) => string;
  /** Said after that, when it is settled: advice. */
  readonly advise?: (state: State) => string;
}
