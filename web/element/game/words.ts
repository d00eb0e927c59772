import { leftOf, playersOf, showerOf, sideOf, sidesOf } from '../../engine/game.js';
import type { DealRecord, Player, ReadGameAnswer, SeenCard } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import { whole } from '../../ui/figures.js';
import { words } from '../../ui/messages/ui.js';
import { isCard, rankOfSeen, thrownBy } from './seen_cards.js';
import type { GameStep, ShownSeat } from './steps.js';

// The messages of `<cribbage-game>`, which tell a recorded game step by step.

const seenName = (card: SeenCard): string => (isCard(card) ? words.cardName(card) : words.rankName(rankOfSeen(card)));

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

const nameOf = ({ players }: ReadGameAnswer, who: Player): string => players['abcd'.indexOf(who)] ?? '';

const unseen = (count: number): string => (count === 1 ? 'an unseen card' : `${whole(count)} unseen cards`);

/** Returns the name of a side: of its player, or of two partners. */
const sideName = (game: ReadGameAnswer, side: Player): string =>
  playersOf(game.players.length)
    .filter((who) => sideOf(who, game.players.length) === side)
    .map((who) => nameOf(game, who))
    .join(' and ');

const scores = (game: ReadGameAnswer, { score }: GameStep): string =>
  sidesOf(game.players.length)
    .map((side) => `${sideName(game, side)} ${whole(score[side] ?? 0)}`)
    .join(', ');

const threw = (game: ReadGameAnswer, deal: DealRecord, who: Player): string => {
  const cards = thrownBy(deal, who);
  const known = cards.length === 0 ? unseen(game.players.length === 2 ? 2 : 1) : `the ${listed(cards.map(seenName))}`;
  return `${nameOf(game, who)} throws ${known}.`;
};

const handName = (game: ReadGameAnswer, deal: DealRecord, seat: ShownSeat): string =>
  `${nameOf(game, showerOf(deal.dealer, seat, game.players.length))}’s ${seat === 'crib' ? 'crib' : 'hand'}`;

const cut = (game: ReadGameAnswer, { dealer, starter, heels }: DealRecord): string => {
  const card = starter ? `The starter is the ${seenName(starter)}.` : '';
  return heels > 0 ? `${card} ${whole(heels)} for ${nameOf(game, dealer)}.` : card;
};

const happened = (game: ReadGameAnswer, deal: DealRecord, step: GameStep): string => {
  switch (step.what) {
    case 'deal':
      return `Deal ${whole(step.deal)}. ${nameOf(game, deal.dealer)} deals. ${scores(game, step)}.`;
    case 'throw':
      return playersOf(game.players.length)
        .map((_, at) => threw(game, deal, leftOf(deal.dealer, game.players.length, at + 1)))
        .join(' ');
    case 'cut':
      return cut(game, deal);
    case 'card': {
      const { by, card, count, points } = step.played;
      const pegged = points > 0 ? ` for ${whole(points)}` : '';
      return `${nameOf(game, by)} plays the ${seenName(card)}: ${whole(count)}${pegged}.`;
    }
    case 'peg':
      return `${nameOf(game, step.by)} pegs ${whole(step.points)}.`;
    case 'show':
      return `${handName(game, deal, step.seat)}: ${whole(step.points)}.`;
  }
};

const won = (game: ReadGameAnswer): string => {
  const { winner, score, doubleSkunk, skunk } = game;
  if (!winner) return '';
  const skunked = doubleSkunk ? ': a double skunk' : skunk ? ': a skunk' : '';
  const sides = sidesOf(game.players.length);
  const behind = Math.max(...sides.filter((side) => side !== winner).map((side) => score[side] ?? 0));
  const lead = whole((score[sideOf(winner, game.players.length)] ?? 0) - behind);
  return `${sideName(game, winner)} ${game.players.length === 4 ? 'win' : 'wins'} by ${lead}${skunked}.`;
};

export const gameWords = messages('told', {
  nameOf,
  table: 'Table',
  handName,
  happened,
  won,
  deal: (number: number): string => `Deal ${whole(number)}`,
  dealer: 'dealer',
  steps: 'Steps of the game',
  first: 'First step',
  back: 'Back',
  next: 'Next step',
  last: 'Last step',
  at: (step: number, steps: number): string => `${whole(step)} of ${whole(steps)}`,
  crib: 'Crib',
  starter: 'Starter',
  play: 'Play',
  /** Tells screen readers the new scores after a step. */
  nowHas: (game: ReadGameAnswer, { score, pegged }: GameStep): string =>
    playersOf(game.players.length)
      .filter((who) => (pegged[who] ?? 0) > 0)
      .map((who) => sideOf(who, game.players.length))
      .map(
        (side) => `${sideName(game, side)} ${game.players.length === 4 ? 'have' : 'has'} ${whole(score[side] ?? 0)}.`,
      )
      .join(' '),
  noCards: 'no cards yet',
  /** Lists the seen cards of a row for screen readers, and says how many were not seen. */
  cards: (cards: readonly SeenCard[], hidden: number): string =>
    [...cards.map(seenName), ...(hidden > 0 ? [unseen(hidden)] : [])].join(', '),
  laid: (by: string, card: SeenCard, points: number): string =>
    `${by}: ${seenName(card)}${points > 0 ? `, ${whole(points)} ${words.points(points)}` : ''}`,
  holes: (name: string, holes: number, pegged: number, target: number): string =>
    `${name}: ${whole(holes)} of ${whole(target)}${pegged > 0 ? `, ${whole(pegged)} just pegged` : ''}`,
  badPlace: (text: string): string =>
    `“${text}” is not a place in a game. Write one like 2.5: the deal, then the step in the deal.`,
  badLine: (line: number, message: string): string => `Line ${whole(line)}: ${message}`,
});
