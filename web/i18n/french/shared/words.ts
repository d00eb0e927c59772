import { rankOf, suitOf } from '../../../engine/cards.js';
import type { Card, NearMiss, Rank, Suit } from '../../../engine/types.js';
import { whole } from '../../../ui/figures.js';
import type { words as english } from '../../../ui/messages/ui.js';
import type { Translation } from '../../locale.js';
import { plural } from './grammar.js';
import { ofPoints } from './worth.js';

// French messages about cards and counts.

const rankNames: Readonly<Record<Rank, string>> = {
  A: 'as',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'valet',
  Q: 'dame',
  K: 'roi',
};

const suitNames: Readonly<Record<Suit, string>> = { S: 'piques', H: 'cœurs', D: 'carreaux', C: 'trèfles' };
const oneSuit: Readonly<Record<Suit, string>> = { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' };

const rankName = (rank: Rank): string => rankNames[rank];
const cardName = (card: Card): string => `${rankNames[rankOf(card)]} de ${oneSuit[suitOf(card)]}`;
const suitName = (card: Card | undefined): string => (card ? suitNames[suitOf(card)] : '');

/** Names a rank with its article: `le 5`, `l’as`, `la dame`. */
export const theRank = (rank: Rank): string =>
  `${rank === 'A' ? 'l’' : rank === 'Q' ? 'la ' : 'le '}${rankNames[rank]}`;

/** Names a card with its article: `le 5 de cœur`, `l’as de pique`, `la dame de carreau`. */
export const theCard = (card: Card): string => `${theRank(rankOf(card))} de ${oneSuit[suitOf(card)]}`;

// Says that a card has none of these suits: `n’est pas un pique`, `n’est ni un pique ni un cœur`.
const isNone = (cards: readonly Card[]): string => {
  const [first = '', ...more] = cards.map((card) => `un ${oneSuit[suitOf(card)]}`);
  return more.length === 0 ? `n’est pas ${first}` : `n’est ni ${[first, ...more].join(' ni ')}`;
};

const nearMiss = ({ kind, cards }: NearMiss): string => {
  const suit = suitName(cards[0]);
  switch (kind) {
    case 'cribFlush':
      return `Quatre ${suit} ne font pas une couleur dans le crib\u00a0: il en faut cinq.`;
    case 'starterFlush':
      return `Trois ${suit} et la retourne ne font pas une couleur\u00a0: il en faut quatre en main.`;
    case 'heels':
      return 'Un valet à la retourne est le valet retourné, pas le bon valet\u00a0: qui donne a marqué 2 à la coupe.';
    case 'otherJack':
      return `Pas de bon valet\u00a0: la retourne ${isNone(cards)}.`;
  }
};

export const frenchWords: Translation<typeof english> = {
  rankName,
  suitNames,
  cardName,
  starter: 'retourne',
  pad: 'Cartes',
  undo: 'Annuler',
  clear: 'Effacer',
  deal: 'Hasard',
  cardAdds: (card, added) => `${cardName(card)}\u00a0: ajoute ${whole(added)} comme retourne`,
  handFull: 'Il y a déjà quatre cartes et la retourne. Pour en retirer une, touchez-la de nouveau.',
  dealtFull: 'Il y a déjà six cartes. Pour en retirer une, touchez-la de nouveau.',
  countPrompt: 'Touchez quatre cartes, puis la retourne.',
  discardPrompt: 'Touchez les six cartes reçues.',
  more: (left) => `Encore ${whole(left)} ${plural(left, 'carte', 'cartes')}`,
  starterNext: 'Maintenant, la retourne.',
  soFar: 'jusqu’ici',
  nothingCounts: 'rien ne compte',
  points: (total) => plural(total, 'point', 'points'),
  total: whole,
  spoken: (spoken) => `«\u00a0${spoken}\u00a0»`,
  several: (count) => `il y en a ${whole(count)}`,
  nearMiss,
  whyNot: 'Pourquoi pas plus',
  brokenLink: (message) => `Ce lien est illisible. ${message}`,
  seatTitles: {
    pone: 'Première main',
    second: 'Deuxième main',
    third: 'Troisième main',
    dealer: 'Main du donneur',
    crib: 'Crib',
  },
  unknownLink: 'Ce lien n’est pas de Fifteen Two.',
  cut: (least, most, mean) =>
    `Avec la retourne\u00a0: de ${whole(least)} à ${whole(most)}, ${ofPoints(mean)} en moyenne`,
  cutOver: (count) => ` sur ${whole(count)} ${plural(count, 'retourne', 'retournes')}`,
  bestCuts: 'au mieux',
  worstCuts: 'au pire',
  makes: (total) => `pour ${whole(total)}`,
  andMore: (count) => `et ${whole(count)} ${plural(count, 'autre', 'autres')}`,
  announceTotal: (total, spoken) => `${whole(total)}. ${spoken}`,
};
