import type { Card, Questions } from '../../engine/index.js';
import type { Ranking } from '../session/discard_slice.js';
import type { Session } from '../session/session.js';
import type { SessionAction } from '../state/actions.js';

/** The part of a state that card entry reads. */
export interface Entered {
  readonly session: Session;
  readonly ranking: Ranking;
}

/** The engine's methods that a screen needs to deal random cards. */
type Dealer = {
  readonly [Name in 'deal' | 'valueDiscards']: (
    question: Questions[Name]['asks'],
  ) => Promise<Questions[Name]['answers']>;
};

/** How cards are entered on a screen. A method that returns a string has changed nothing, and the string says why. */
export interface CardEntry {
  /** Called when a card's key on the pad is tapped. */
  readonly tap: (state: Entered, card: Card) => Session | string;
  /** Called when several cards are given at once, for example pasted. */
  readonly give: (state: Entered, cards: readonly Card[]) => Session | string;
  readonly clear: (state: Entered) => Session | string;
  /** Deals cards from a shuffled pack, and returns them as an action. */
  readonly deal: (dealer: Dealer) => Promise<SessionAction | undefined>;
  readonly cardsShown: (state: Entered) => readonly Card[];
  /** The cards that the screen refuses: cards that are elsewhere in this deal, or that the current hand cannot hold. */
  readonly cardsElsewhere: (state: Entered) => readonly Card[];
  /** True once no more cards are expected on the pad. */
  readonly isComplete: (state: Entered) => boolean;
  /** True if more cards may come, but the player may fold the pad away. */
  readonly mayFold: (state: Entered) => boolean;
  /** True if a text may name a card twice: once in our hand and once as it is played. */
  readonly mayRepeat: boolean;
  /** True if ranks without suits are counted too. */
  readonly takesRanks: boolean;
}

/**
 * Card entry for a screen that works on only one part of the session. `select` extracts that part, and `replace` puts
 * the changed part back into the session.
 */
interface PartEntry<Part> extends Pick<CardEntry, 'deal'> {
  readonly select: (state: Entered) => Part;
  readonly replace: (session: Session, part: Part) => Session;
  readonly tap: (part: Part, card: Card) => Part | string;
  readonly give: (part: Part, cards: readonly Card[]) => Part | string;
  readonly clear: (part: Part) => Part | string;
  readonly cardsShown: (part: Part) => readonly Card[];
  readonly cardsElsewhere?: (part: Part) => readonly Card[];
  readonly isComplete: (part: Part) => boolean;
  readonly mayFold?: (part: Part) => boolean;
  readonly mayRepeat?: boolean;
  readonly takesRanks?: boolean;
}

export const cardEntry = <Part extends object>(of: PartEntry<Part>): CardEntry => {
  const { mayRepeat = false, replace, select, takesRanks = false } = of;
  const changed = ({ session }: Entered, part: Part | string): Session | string =>
    typeof part === 'string' ? part : replace(session, part);
  return {
    tap: (state, card) => changed(state, of.tap(select(state), card)),
    give: (state, cards) => changed(state, of.give(select(state), cards)),
    clear: (state) => changed(state, of.clear(select(state))),
    deal: of.deal,
    cardsShown: (state) => of.cardsShown(select(state)),
    cardsElsewhere: (state) => of.cardsElsewhere?.(select(state)) ?? [],
    isComplete: (state) => of.isComplete(select(state)),
    mayFold: (state) => of.mayFold?.(select(state)) ?? false,
    mayRepeat,
    takesRanks,
  };
};
