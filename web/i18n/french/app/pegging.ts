import type { playWords } from '../../../app/messages/pegging.js';
import type { Names } from '../../../app/session/record_text.js';
import type { PlayReason, Rank, Side } from '../../../engine/index.js';
import { percentWhole, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { frenchDiscards } from '../shared/discards.js';
import { de } from '../shared/grammar.js';
import { frenchWords, theCard } from '../shared/words.js';
import { nameOf, percent, player, says, small } from './players.js';

const { rankName } = frenchWords;

const reasons: Readonly<Record<PlayReason, string>> = {
  fifteen: 'quinze pour deux',
  thirtyOne: 'trente-et-un pour deux',
  pair: 'paire pour deux',
  pairRoyal: 'brelan pour six',
  doublePairRoyal: 'carré pour douze',
  run3: 'suite de trois',
  run4: 'suite de quatre',
  run5: 'suite de cinq',
  run6: 'suite de six',
  run7: 'suite de sept',
  go: 'go pour un',
  lastCard: 'dernière carte pour un',
};

const reason = (each: PlayReason): string => reasons[each];

const aRank = (rank: Rank): string => `${rank === 'Q' ? 'une' : 'un'} ${rankName(rank)}`;

const plays = (by: Side, names: Names): string => says(by, names, 'Je joue', 'joue');

const leads = (by: Side, names: Names): string => says(by, names, 'J’entame', 'entame');

export const frenchPlay: Translation<typeof playWords> = {
  reason,
  playPrompt: 'Touchez les quatre cartes gardées.',
  lays: (by, names) => `${plays(by, names)}\u00a0:`,
  laysRank: (by, names, rank) => `${plays(by, names)} ${aRank(rank)}`,
  laysPast: (by, names, rank) => `${plays(by, names)} ${aRank(rank)}, après un go`,
  go: 'Go',
  saysGo: (by, names) => says(by, names, 'Je dis go', 'dit go'),
  fallen: 'Cartes jouées, dans l’ordre',
  fell: (by, names, card, count, scored) =>
    `${nameOf(by, names)}\u00a0: ${card}, compte ${whole(count)}${scored > 0 ? `, ${whole(scored)} ${frenchWords.points(scored)}` : ''}`,
  theyHold: (names) => says('them', names, 'Je tiens', 'tient'),
  holds: (rank, chance) => {
    if (chance === 0) return `pas ${de(rankName(rank))}`;
    return `${rankName(rank)} ${chance === 1 ? percentWhole(1) : percent(chance)}`;
  },
  countNow: (count) => `Compte ${whole(count)}`,
  pegged: (us, them, names) => `${nameOf('us', names)} ${whole(us)} · ${nameOf('them', names)} ${whole(them)}`,
  turn: ({ toPlay, count }, names) => {
    if (!toPlay) return 'Toutes les cartes sont jouées';
    return count === 0 ? leads(toPlay, names) : `C’est à ${player(toPlay, names)}`;
  },
  goThenLead: (by, leader, card, names) =>
    `Go\u00a0: 1 pour ${player(by, names)}. ${leads(leader, names)}\u00a0: ${card}.`,
  justPegged: (by, why, names) => `${nameOf(by, names)}\u00a0: ${why.map(reason).join(', ')}.`,
  bestPlay: (card, prospects) => `Meilleure carte\u00a0: ${card}, ${small(prospects)}`,
  layCard: (card, net, best = false) =>
    `Jouer ${theCard(card)}${net === undefined ? '' : `, ${frenchDiscards.netPoints(net)}`}${best ? ', la meilleure' : ''}`,
};
