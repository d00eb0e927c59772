import type { PlayReason, Rank } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { words } from '../../ui/messages/ui.js';
import { strings } from './app.js';
import { playWords } from './pegging.js';

const aRank = (rank: Rank): string => `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${words.rankName(rank)}`;

const anyOf = (ranks: readonly Rank[]): string => {
  const [first, ...more] = ranks;
  const [last, ...middle] = more.reverse();
  const named = [...(first ? [aRank(first)] : []), ...middle.reverse().map(words.rankName)].join(', ');
  return last ? `${named} or ${words.rankName(last)}` : named;
};

const listed = (reasons: readonly PlayReason[]): string => reasons.map(playWords.reason).join(', ');

/** The ranks with which the opponent can answer a card for the same points. */
export interface Answers {
  readonly ranks: readonly Rank[];
  readonly reasons: readonly PlayReason[];
  /** The rank among them that the opponent holds most often, and how often they hold it. */
  readonly likeliest: Rank;
  readonly chance: number;
}

/** Messages that say what a card of the play brings at once, and what the opponent can answer. */
export const choiceReasonWords = messages('choiceReasons', {
  pegs: (rank: Rank, points: number, reasons: readonly PlayReason[]): string =>
    `The ${words.rankName(rank)} pegs ${points > 0 ? `${words.total(points)} now, ${listed(reasons)}` : 'nothing now'}`,
  answer: ({ ranks, reasons, likeliest, chance }: Answers): string => {
    const share = `${strings.percent(chance)} of their hands have`;
    const odds = ranks.length === 1 ? `${share} one` : `${share} ${aRank(likeliest)}`;
    return `they can answer with ${anyOf(ranks)} (${listed(reasons)}): ${odds}`;
  },
  safe: 'no card they may hold scores on it',
});
