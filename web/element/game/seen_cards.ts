import type { Card, DealRecord, Player, Rank, SeenCard } from '../../engine/types.js';
import type { GameStep } from './steps.js';

// Finds where the cards of a deal are after each step of a recorded game. Some cards may never have been seen.

const handSize = 4;
/** Returns how many cards each player is dealt. */
export const dealtTo = (players: number): number => (players === 2 ? 6 : 5);
const cribSize = 4;

export const isCard = (card: SeenCard): card is Card => card.length === 2;
export const rankOfSeen = (card: SeenCard): Rank => card[0] as Rank;

/** A card in a hand. `card` is undefined if only its back was seen. */
export interface Held {
  readonly card: SeenCard | undefined;
  readonly played: boolean;
}

export const thrownBy = ({ thrown }: DealRecord, who: Player): readonly SeenCard[] => thrown[who] ?? [];

// Returns `cards` without `others`. Two cards of unknown suit may be equal, so each card of `others` removes only one.
const without = (cards: readonly SeenCard[], others: readonly SeenCard[]): readonly SeenCard[] => {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const backs = (count: number): readonly Held[] => Array(Math.max(0, count)).fill({ card: undefined, played: false });

/** Returns a player's hand after a step. Played cards keep their places. */
export const handAfter = (
  deal: DealRecord,
  who: Player,
  { what, fell }: GameStep,
  players: number,
): readonly Held[] => {
  const dealt = deal.dealt[who] ?? [];
  const kept = what === 'deal' ? dealt : without(dealt, thrownBy(deal, who));
  const played = deal.play.slice(0, fell).flatMap(({ by, card }) => (by === who ? [card] : []));
  const inShow = what === 'show';
  const held = kept.map((card) => {
    const at = inShow ? -1 : played.indexOf(card);
    if (at >= 0) played.splice(at, 1);
    return { card, played: at >= 0 };
  });
  return [...held, ...backs((what === 'deal' ? dealtTo(players) : handSize) - kept.length)];
};

/** Returns the crib after a step; empty before the throw. */
export const cribAfter = ({ crib = [] }: DealRecord, { what }: GameStep): readonly Held[] =>
  what === 'deal' ? [] : [...crib.map((card) => ({ card, played: false })), ...backs(cribSize - crib.length)];

/** Returns the starter after a step; undefined before the cut. */
export const starterAfter = ({ starter }: DealRecord, { what }: GameStep): SeenCard | undefined =>
  what === 'deal' || what === 'throw' ? undefined : starter;

/** Returns the four cards of a hand or crib for the show, and the starter; undefined unless all suits are known. */
export const shownCards = (
  deal: DealRecord,
  seat: 'crib' | Player,
): { readonly hand: readonly Card[]; readonly starter: Card } | undefined => {
  const cards = seat === 'crib' ? (deal.crib ?? []) : without(deal.dealt[seat] ?? [], thrownBy(deal, seat));
  const hand = cards.filter(isCard);
  const { starter } = deal;
  return hand.length === handSize && cards.length === handSize && starter && isCard(starter)
    ? { hand, starter }
    : undefined;
};
