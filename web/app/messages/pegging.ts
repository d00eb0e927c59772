import type { Card, PlayReason, Rank, ScorePlayAnswer, Side } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { discardWords } from '../../ui/messages/discards.js';
import { words } from '../../ui/messages/ui.js';
import type { Person } from '../session/game.js';
import type { Names } from '../session/record_text.js';
import { does, forPlayer, nameOf, ofPlayer, percent } from './players.js';

const { cardName, rankName, total: whole } = words;

const reasons: Readonly<Record<PlayReason, string>> = {
  fifteen: 'fifteen for two',
  thirtyOne: 'thirty-one for two',
  pair: 'pair for two',
  pairRoyal: 'pair royal for six',
  doublePairRoyal: 'double pair royal for twelve',
  run3: 'run of three',
  run4: 'run of four',
  run5: 'run of five',
  run6: 'run of six',
  run7: 'run of seven',
  go: 'go for one',
  lastCard: 'last card for one',
};

const reason = (each: PlayReason): string => reasons[each];

export const playWords = messages('play', {
  reason,
  playPrompt: 'Tap the four cards you kept.',
  lays: (by: Side, names: Names): string => `${does(by, names, 'play', 'play', 'plays')}:`,
  laysRank: (by: Side, names: Names, rank: Rank): string =>
    `${does(by, names, 'play', 'play', 'plays')} ${rankName(rank)}`,
  laysPast: (by: Side, names: Names, rank: Rank): string =>
    `${does(by, names, 'play', 'play', 'plays')} ${rankName(rank)}, after a go`,
  go: 'Go',
  saysGo: (by: Person, names: Names): string => `${does(by, names, 'say', 'say', 'says')} go`,
  fallen: 'Cards in the order played',
  fell: (by: Side, names: Names, card: string, count: number, points: number): string =>
    `${nameOf(by, names)}: ${card}, count ${whole(count)}${points > 0 ? `, ${whole(points)} ${words.points(points)}` : ''}`,
  theyHold: (names: Names): string => does('them', names, 'hold', 'hold', 'holds'),
  holds: (rank: Rank, chance: number): string =>
    chance === 0 ? `no ${rankName(rank)}` : `${rankName(rank)} ${chance === 1 ? '100%' : percent(chance)}`,
  countNow: (count: number): string => `Count ${whole(count)}`,
  pegged: (us: number, them: number, names: Names): string =>
    `${nameOf('us', names)} ${whole(us)} · ${nameOf('them', names)} ${whole(them)}`,
  turn: ({ toPlay, count }: Pick<ScorePlayAnswer, 'toPlay' | 'count'>, names: Names): string => {
    if (!toPlay) return 'All cards are played';
    return count === 0 ? does(toPlay, names, 'lead', 'lead', 'leads') : `${ofPlayer(toPlay, names)} turn`;
  },
  /** Says the point for a go that was not entered, and the card that gave the go away, as in `Go: 1 for Ann. Ben leads 7.` */
  goThenLead: (by: Side, leader: Side, card: string, names: Names): string =>
    `Go: 1 ${forPlayer(by, names)}. ${does(leader, names, 'lead', 'lead', 'leads')} ${card}.`,
  justPegged: (by: Side, why: readonly PlayReason[], names: Names): string =>
    `${nameOf(by, names)}: ${why.map(reason).join(', ')}.`,
  bestPlay: (card: string, prospects: string): string => `Best: ${card}, ${prospects}`,
  /** Names the button that plays this card. Includes the card's net points once they are known. */
  layCard: (card: Card, net?: number, best = false): string =>
    `Play the ${cardName(card)}${net === undefined ? '' : `, ${discardWords.netPoints(net)}`}${best ? ', best' : ''}`,
});
