import type { Card, Engine } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import type { Ranking } from '../session/discard_slice.js';
import type { Score } from '../session/game.js';
import { newSitting, type Sitting } from '../session/session.js';
import type { Step } from '../state/actions.js';
import type { Question } from '../state/queries.js';
import type { State } from '../state/state.js';
import type { Open } from './link_parts.js';

/** Of a screen that has no cards. */
export const withoutCards = {
  partOf: ({ sitting }: { readonly sitting: Sitting }): Sitting => sitting,
  withPart: (_: Sitting, part: Sitting): Sitting => part,
  tap: (part: Sitting): Sitting => part,
  give: (): string => strings.noCardsHere,
  clear: (part: Sitting): Sitting => part,
  deal: async (): Promise<undefined> => undefined,
  here: (): readonly Card[] => [],
  elsewhere: (): readonly Card[] => [],
  takesCards: false,
  takesRanks: false,
  isWhole: (): boolean => true,
  mayFold: (): boolean => false,
};

/** What a part of the app that is no part of the sitting says of itself, once it is there. */
interface Apart {
  readonly questions: (state: State) => readonly Question[];
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

/** The screen of a part that comes later with its rules, and reads its own links. */
export const screenApart = (rulesOf: (state: State) => Apart | undefined): Screen<Sitting> => ({
  ...withoutCards,
  isEmpty: () => true,
  questions: (state) => rulesOf(state)?.questions(state) ?? [],
  print: (_, state) => rulesOf(state)?.link(state) ?? '',
  split:
    (...parts) =>
    async () => ({ sitting: newSitting(), record: parts.flat().join('/') }),
  text: (state) => rulesOf(state)?.text(state) ?? '',
  announce: (state) => rulesOf(state)?.announce(state) ?? '',
});

/**
 * What a screen sees of a sitting, its part, and what it does with it. A sentence in place of a part says why nothing changed;
 * how a screen looks is in its `view`.
 */
export interface Screen<Part> {
  readonly partOf: (state: { readonly sitting: Sitting; readonly ranking: Ranking }) => Part;
  /** The sitting with this part in place of its own. */
  readonly withPart: (sitting: Sitting, part: Part) => Sitting;
  /** A key of the pad. */
  readonly tap: (part: Part, card: Card) => Part | string;
  /** Cards that come all at once. */
  readonly give: (part: Part, cards: readonly Card[]) => Part | string;
  readonly clear: (part: Part) => Part | string;
  /** Cards from a shuffled pack, as a step. */
  readonly deal: (engine: Pick<Engine, 'deal' | 'valueDiscards'>, part: Part) => Promise<Step | undefined>;
  /** The cards in front of the player. */
  readonly here: (part: Part) => readonly Card[];
  /** Cards that are somewhere else in this deal, or cannot be here. */
  readonly elsewhere: (part: Part) => readonly Card[];
  /** Cards may be entered here. */
  readonly takesCards: boolean;
  /** Cards that are typed may come again: ours, and then the same as they are laid. */
  readonly takesAgain?: boolean;
  /** Ranks without suits are counted too. */
  readonly takesRanks: boolean;
  /** Nothing more is expected on the pad. */
  readonly isWhole: (part: Part) => boolean;
  /** There is nothing to clear and nothing to show. */
  readonly isEmpty: (part: Part) => boolean;
  /** More cards may come, but the player may fold the pad away. */
  readonly mayFold: (part: Part) => boolean;
  /** Everything the screen shows, as questions, most wanted first. */
  readonly questions: (state: State) => readonly Question[];
  /** That the answer to this question is an error means that what was done last could not be done. */
  readonly refuses?: (state: State, key: string) => boolean;
  /** What is answered depends on the score; it is the last part of a link. */
  readonly score?: (state: State) => Score;
  /** What is answered depends on what the game is for; a link says it. */
  readonly weighs?: true;
  /** What a link says after `v1/<screen>/`. */
  readonly print: (part: Part, state: State) => string;
  /** Takes that apart: what comes before the next slash, and what after it, slash by slash; undefined where it is not one of ours. */
  readonly split: (rest: string, more: readonly string[]) => Open | undefined;
  /** What is on the screen as plain text, to paste into a message. */
  readonly text: (state: State) => string;
  /** Said once when an answer arrives. */
  readonly announce: (state: State) => string;
  /** Said after that, when it is settled: advice. */
  readonly advise?: (state: State) => string;
}
