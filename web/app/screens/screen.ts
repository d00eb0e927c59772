import type { Card, Engine } from '../../engine/index.js';
import type { BoardGame, Score } from '../games/board.js';
import type { Action } from '../model/actions.js';
import type { Question } from '../model/answers.js';
import type { Game, State, View } from '../model/state.js';
import type { Open } from './link_parts.js';

/** Adds a card, or takes it away where it is there. */
export const toggle = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];

/**
 * What a screen does with its part of the game. A sentence in place of a game says why nothing changed; how a screen
 * looks is in `views`.
 */
export interface Screen<Name extends View> {
  readonly empty: Game[Name];
  /** A key of the pad. */
  readonly tap: (game: Game[Name], card: Card) => Game[Name] | string;
  /** Cards that come all at once. */
  readonly give: (game: Game[Name], cards: readonly Card[]) => Game[Name] | string;
  readonly clear: (game: Game[Name]) => Game[Name];
  /** The next hand; what is on the board says whose crib it is. */
  readonly next: (game: Game[Name], board: BoardGame) => Game[Name];
  /** Cards from a shuffled pack, as an action. */
  readonly deal: (engine: Pick<Engine, 'deal' | 'valueDiscards'>) => Promise<Action | undefined>;
  /** What an action of this screen's own makes of its game; undefined where it is another's. */
  readonly act: (game: Game, action: Action) => Game[Name] | string | undefined;
  /** The cards in front of the player. */
  readonly here: (game: Game[Name]) => readonly Card[];
  /** Cards of this deal that are somewhere else. */
  readonly elsewhere: (game: Game[Name]) => readonly Card[];
  /** The most cards that may be given at once. */
  readonly most: number;
  /** Ranks without suits are counted too. */
  readonly takesRanks: boolean;
  /** Nothing more is expected on the pad. */
  readonly isWhole: (game: Game[Name]) => boolean;
  /** There is nothing to clear and nothing to show. */
  readonly isEmpty: (game: Game[Name]) => boolean;
  /** More cards may come, but the player may fold the pad away. */
  readonly mayFold: (game: Game[Name]) => boolean;
  /** Everything the screen shows, as questions, most wanted first. */
  readonly questions: (state: State) => readonly Question[];
  /** That the answer to this question is an error means that what was done last could not be done. */
  readonly refuses?: (state: State, key: string) => boolean;
  /** What is answered depends on the score; it is the last part of a link. */
  readonly score?: (game: Game) => Score;
  /** What a link says after `v1/<screen>/`. */
  readonly print: (game: Game[Name]) => string;
  /** Takes that apart: what comes before the next slash, and what after it, slash by slash; undefined where it is not one of ours. */
  readonly split: (rest: string, more: readonly string[]) => Open<Name> | undefined;
  /** A link does not describe everything; what it leaves out stays. */
  readonly withRest: (opened: Game[Name], before: Game[Name]) => Game[Name];
  /** What is on the screen as plain text, to paste into a message. */
  readonly text: (state: State) => string;
  /** Said once when an answer arrives. */
  readonly announce: (state: State) => string;
}
