import { type Card, type Rank, suits } from '../../engine/cards.js';
import type { Side } from '../../engine/index.js';
import {
  type Deal,
  type DealStep,
  dealOf,
  handOf,
  handSize,
  isCard,
  ourSeat,
  type ShowSeat,
  type Turn,
  theirSeat,
  turnsOf,
  withDeal,
} from './game.js';
import type { Session } from './session.js';

/** The part of a session that the Pegging screen sees. */
export interface PlayGame {
  readonly weDeal: boolean;
  readonly kept: readonly Card[];
  /** Our two cards in the crib, if known. The opponent cannot hold them. */
  readonly thrown: readonly Card[];
  readonly starter: Card | null;
  /** The turns in order. A `go` is the opponent's; our own go need not be recorded. */
  readonly played: readonly Turn[];
  /** The opponent's cards, if their hand is known. */
  readonly theirs: readonly Card[];
}

export const emptyPlay: PlayGame = { weDeal: true, kept: [], thrown: [], starter: null, played: [], theirs: [] };

export const playOf = ({ game }: Session): PlayGame => {
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

// Replaces the turns of a deal. Points entered as numbers keep their place among the turns that stay.
const stepsWith = ({ steps }: Deal, played: readonly Turn[]): readonly DealStep[] => {
  let at = 0;
  let same = true;
  const staying = steps.filter((step) => {
    if (!('turn' in step)) return true;
    same = same && step.turn === played[at];
    if (same) at += 1;
    return same;
  });
  return [...staying, ...played.slice(at).map((turn) => ({ turn }))];
};

// Puts the play back into the session. A card is in only one place, so a card entered on this screen is removed from the
// other hands.
export const withPlay = (session: Session, { weDeal, kept, thrown, played, ...play }: PlayGame): Session => {
  const deal = dealOf(session.game);
  const starter = play.starter && kept.includes(play.starter) ? null : play.starter;
  const isHere = (card: Card) => kept.includes(card) || card === starter;
  const said = (of: ShowSeat) => (deal.hands[of] ?? []).filter((card) => !isHere(card));
  const hands = {
    pone: said('pone'),
    dealer: said('dealer'),
    crib: said('crib'),
    [ourSeat({ ...deal, weDeal })]: kept,
  };
  const changed = { ...deal, weDeal, hands, thrown, starter, steps: stepsWith(deal, played) };
  return { ...session, game: withDeal(session.game, changed) };
};

export const bySide = ({ kept }: Pick<PlayGame, 'kept'>, turn: Turn): Side =>
  isCard(turn) && kept.includes(turn) ? 'us' : 'them';

/**
 * Returns the turns in order, with a suit for each card. If a suit is unknown, takes a suit whose card is not known to
 * be elsewhere.
 */
export const toldTurns = (play: PlayGame): readonly (Card | 'go')[] => {
  const { kept, thrown, starter, theirs, played } = play;
  const taken = new Set<Card>([...kept, ...thrown, ...theirs, ...(starter ? [starter] : []), ...played.filter(isCard)]);
  const standIn = (rank: Rank): Card => {
    const free = suits.map((suit): Card => `${rank}${suit}`).find((card) => !taken.has(card)) ?? `${rank}S`;
    taken.add(free);
    return free;
  };
  return played.map((turn) => (turn === 'go' || isCard(turn) ? turn : standIn(turn)));
};

/** Returns the played cards. An opponent's card may have a made-up suit. */
export const playedCards = (play: PlayGame): readonly Card[] =>
  toldTurns(play).filter((turn): turn is Card => turn !== 'go');

export const theirCards = (play: PlayGame): readonly Card[] =>
  playedCards(play).filter((card) => !play.kept.includes(card));

/** True if the opponent may still hold a card of this rank: an unseen card or, if their hand is known, a card of it. */
export const mayHold = ({ kept, thrown, starter, theirs, played }: PlayGame, rank: Rank): boolean => {
  const seen = [...kept, ...thrown, starter, ...played];
  const isLeft = (card: Card) => !seen.includes(card) && (theirs.length < handSize || theirs.includes(card));
  const left = suits.map((suit): Card => `${rank}${suit}`).filter(isLeft);
  return left.length > played.filter((turn) => turn === rank).length;
};

/** Plays a card of this rank for the opponent: a card they are known to hold, or one without a suit. */
export const playRank = (play: PlayGame, rank: Rank): PlayGame | undefined => {
  if (!mayHold(play, rank)) return undefined;
  const known = play.theirs.find((card) => card.startsWith(rank) && !play.played.includes(card));
  return { ...play, played: [...play.played, known ?? rank] };
};

/** True if both hands have been played out. */
export const isPlayedOut = (play: PlayGame): boolean => playedCards(play).length === 2 * handSize;

/** True if our four cards and the starter are known, so the play may begin. */
export const mayBegin = ({ kept, starter }: PlayGame): boolean => kept.length === handSize && starter !== null;

/** Returns the cards on the table: ours, the starter, and those the opponent has played, if their suits are known. */
export const cardsInPlay = (play: PlayGame): readonly Card[] => [
  ...play.kept,
  ...(play.starter ? [play.starter] : []),
  ...play.played.filter(isCard).filter((card) => !play.kept.includes(card)),
];
