import { isCard, rankOfSeen, thrownBy } from '../../../element/game/seen_cards.js';
import type { GameStep, ShownSeat } from '../../../element/game/steps.js';
import type { gameWords as english } from '../../../element/game/words.js';
import { leftOf, playersOf, showerOf, sideOf, sidesOf } from '../../../engine/game.js';
import type { DealRecord, Player, ReadGameAnswer, SeenCard } from '../../../engine/types.js';
import { whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { listed } from './discards.js';
import { de } from './grammar.js';
import { frenchWords, theCard, theRank } from './words.js';

// The French messages of `<cribbage-game>`, which tell a recorded game step by step.

const seenName = (card: SeenCard): string =>
  isCard(card) ? frenchWords.cardName(card) : frenchWords.rankName(rankOfSeen(card));

const theSeen = (card: SeenCard): string => (isCard(card) ? theCard(card) : theRank(rankOfSeen(card)));

const nameOf = ({ players }: ReadGameAnswer, who: Player): string => players['abcd'.indexOf(who)] ?? '';

const unseen = (count: number): string => (count === 1 ? 'une carte non vue' : `${whole(count)} cartes non vues`);

/** Returns the name of a side: of its player, or of two partners. */
const sideName = (game: ReadGameAnswer, side: Player): string =>
  playersOf(game.players.length)
    .filter((who) => sideOf(who, game.players.length) === side)
    .map((who) => nameOf(game, who))
    .join(' et ');

const scores = (game: ReadGameAnswer, { score }: GameStep): string =>
  sidesOf(game.players.length)
    .map((side) => `${sideName(game, side)} ${whole(score[side] ?? 0)}`)
    .join(', ');

const threw = (game: ReadGameAnswer, deal: DealRecord, who: Player): string => {
  const cards = thrownBy(deal, who);
  return `${nameOf(game, who)} écarte ${cards.length === 0 ? unseen(game.players.length === 2 ? 2 : 1) : listed(cards.map(theSeen))}.`;
};

const handName = (game: ReadGameAnswer, deal: DealRecord, seat: ShownSeat): string =>
  `${seat === 'crib' ? 'Le crib' : 'La main'} ${de(nameOf(game, showerOf(deal.dealer, seat, game.players.length)))}`;

const cut = (game: ReadGameAnswer, { dealer, starter, heels }: DealRecord): string => {
  const card = starter ? `La retourne est ${theSeen(starter)}.` : '';
  return heels > 0 ? `${card} ${whole(heels)} pour ${nameOf(game, dealer)}.` : card;
};

const happened = (game: ReadGameAnswer, deal: DealRecord, step: GameStep): string => {
  switch (step.what) {
    case 'deal':
      return `Donne ${whole(step.deal)}. ${nameOf(game, deal.dealer)} donne. ${scores(game, step)}.`;
    case 'throw':
      return playersOf(game.players.length)
        .map((_, at) => threw(game, deal, leftOf(deal.dealer, game.players.length, at + 1)))
        .join(' ');
    case 'cut':
      return cut(game, deal);
    case 'card': {
      const { by, card, count, points } = step.played;
      const pegged = points > 0 ? ` pour ${whole(points)}` : '';
      return `${nameOf(game, by)} joue ${theSeen(card)}\u00a0: ${whole(count)}${pegged}.`;
    }
    case 'peg':
      return `${nameOf(game, step.by)} marque ${whole(step.points)}.`;
    case 'show':
      return `${handName(game, deal, step.seat)}\u00a0: ${whole(step.points)}.`;
  }
};

const won = (game: ReadGameAnswer): string => {
  const { winner, score, doubleSkunk, skunk } = game;
  if (!winner) return '';
  const skunked = doubleSkunk ? '\u00a0: une double moufette' : skunk ? '\u00a0: une moufette' : '';
  const sides = sidesOf(game.players.length);
  const behind = Math.max(...sides.filter((side) => side !== winner).map((side) => score[side] ?? 0));
  const lead = whole((score[sideOf(winner, game.players.length)] ?? 0) - behind);
  return `${sideName(game, winner)} ${game.players.length === 4 ? 'gagnent' : 'gagne'} par ${lead}${skunked}.`;
};

export const frenchTold: Translation<typeof english> = {
  nameOf,
  table: 'Table',
  handName,
  happened,
  won,
  deal: (number) => `Donne ${whole(number)}`,
  dealer: 'donneur',
  steps: 'Étapes de la partie',
  first: 'Première étape',
  back: 'Étape précédente',
  next: 'Étape suivante',
  last: 'Dernière étape',
  at: (step, steps) => `${whole(step)} sur ${whole(steps)}`,
  crib: 'Crib',
  starter: 'Retourne',
  play: 'Jeu',
  nowHas: (game, { score, pegged }) =>
    playersOf(game.players.length)
      .filter((who) => (pegged[who] ?? 0) > 0)
      .map((who) => sideOf(who, game.players.length))
      .map((side) => `${sideName(game, side)} ${game.players.length === 4 ? 'ont' : 'a'} ${whole(score[side] ?? 0)}.`)
      .join(' '),
  noCards: 'pas encore de cartes',
  cards: (cards, hidden) => [...cards.map(seenName), ...(hidden > 0 ? [unseen(hidden)] : [])].join(', '),
  laid: (by, card, points) =>
    `${by}\u00a0: ${seenName(card)}${points > 0 ? `, ${whole(points)} ${frenchWords.points(points)}` : ''}`,
  holes: (name, holes, pegged, target) =>
    `${name}\u00a0: ${whole(holes)} sur ${whole(target)}${pegged > 0 ? `, dont ${whole(pegged)} à l’instant` : ''}`,
  badPlace: (text) =>
    `«\u00a0${text}\u00a0» n’est pas un endroit de la partie. Écrivez par exemple 2.5\u00a0: la donne, puis l’étape dans la donne.`,
  badLine: (line, message) => `Ligne ${whole(line)}\u00a0: ${message}`,
};
