import type { Card, Side } from '../../engine/index.js';
import {
  type Deal,
  dealOf,
  handOf,
  handSize,
  ourSeat,
  type Step,
  type Turn,
  theirSeat,
  turnsOf,
  withDeal,
} from '../record/game.js';
import type { Sitting } from '../record/sitting.js';

/** What the Pegging screen sees of a sitting. */
export interface PlayGame {
  readonly weDeal: boolean;
  readonly kept: readonly Card[];
  /** Our two in the crib, where we know them: nobody else holds them. */
  readonly thrown: readonly Card[];
  readonly starter: Card | null;
  /** In order. A `go` is theirs; our own need not be said. */
  readonly played: readonly Turn[];
  /** The opponent's cards, where a hand of theirs is known. */
  readonly theirs: readonly Card[];
}

export const emptyPlay: PlayGame = { weDeal: true, kept: [], thrown: [], starter: null, played: [], theirs: [] };

export const playOf = ({ game }: Sitting): PlayGame => {
  const deal = dealOf(game);
  const { weDeal, hands, thrown, starter } = deal;
  return {
    weDeal,
    kept: hands[ourSeat(deal)],
    thrown,
    starter,
    played: turnsOf(deal),
    theirs: handOf(deal, theirSeat(deal)),
  };
};

// Points that were pegged by hand stay where they were among the cards that stay.
const stepsWith = ({ steps }: Deal, played: readonly Turn[]): readonly Step[] => {
  let at = 0;
  let same = true;
  const kept = steps.filter((step) => {
    if (!('turn' in step)) return true;
    same = same && step.turn === played[at];
    if (same) at += 1;
    return same;
  });
  return [...kept, ...played.slice(at).map((turn) => ({ turn }))];
};

export const withPlay = (sitting: Sitting, { weDeal, kept, thrown, starter, played }: PlayGame): Sitting => {
  const deal = dealOf(sitting.game);
  const hands = { ...deal.hands, [ourSeat({ ...deal, weDeal })]: kept };
  const changed = { ...deal, weDeal, hands, thrown, starter, steps: stepsWith(deal, played) };
  return { ...sitting, game: withDeal(sitting.game, changed) };
};

export const bySide = ({ kept }: Pick<PlayGame, 'kept'>, turn: Turn): Side =>
  turn !== 'go' && kept.includes(turn) ? 'us' : 'them';

export const laidCards = ({ played }: PlayGame): readonly Card[] =>
  played.filter((turn): turn is Card => turn !== 'go');

export const theirCards = (play: PlayGame): readonly Card[] =>
  laidCards(play).filter((card) => !play.kept.includes(card));

/** Both hands are laid out. */
export const isLaidOut = (play: PlayGame): boolean => laidCards(play).length === 2 * handSize;

/** Our four and the starter are known, so the play may begin. */
export const mayBegin = ({ kept, starter }: PlayGame): boolean => kept.length === handSize && starter !== null;

/** Cards on the table that are neither ours nor the starter's: theirs. */
export const cardsInPlay = (play: PlayGame): readonly Card[] => [
  ...play.kept,
  ...(play.starter ? [play.starter] : []),
  ...theirCards(play),
];
