import type { Score } from '../../engine/game.js';
import type { Objective } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import type { Disagreement, Reason } from '../discards/reasons.js';
import { points, tenths, whole } from '../figures.js';
import { listed } from './discards.js';
import { worthWords } from './worth.js';

// Messages that say why another throw is worth more than the one with the most points. They are loaded together with
// the list of discards, so they are not part of `words`.

const reason = (why: Reason): string => {
  switch (why.kind) {
    case 'reaches':
      return `With this throw my hand is enough to win on ${whole(why.starters)} of 46 cuts, against ${whole(why.others)} with the other throw`;
    case 'play': {
      const more = why.more > 0 ? [`I peg ${points(why.more)} points more`] : [];
      const less = why.less > 0 ? [`they peg ${points(why.less)} points less`] : [];
      return `With this throw ${listed([...more, ...less])} in the play, which comes before the show`;
    }
    case 'sooner':
      return `With this throw ${points(why.points)} more points come before the crib, which counts last`;
    case 'skunks':
      return 'Skunks make the difference';
  }
};

// Says how many holes each side needs to win, and why the throw with the most points is not the one that is worth most.
const whyOtherWins = ({ need, theirNeed, weDeal, reason: why }: Disagreement): string => {
  const mine = `need ${whole(need)} more ${need === 1 ? 'point' : 'points'} to win`;
  const needs = weDeal
    ? `I ${mine}; they need ${whole(theirNeed)} and count first.`
    : `I count first and ${mine}; they need ${whole(theirNeed)}.`;
  return why ? `${needs} ${reason(why)}.` : needs;
};

const games = (by: number): string => `${tenths(Math.abs(by) * 100)} ${by < 0 ? 'fewer' : 'more'} games in 100`;

// Compares the worth and the wins of a throw with those of the throw with the most points. An example is `is worth 0.12
// more game points, and wins 0.3 fewer games in 100.`
const isMore = ({ worth, chance }: Disagreement, objective: Objective): string => {
  const wins = `wins ${games(chance)}.`;
  if (objective === 'win') return wins;
  return `is worth ${points(worth)} more ${worthWords.worthUnit('winChance', objective)}, and ${wins}`;
};

export const reasonWords = messages('reasons', {
  beatsPoints: ({ ours, theirs }: Score, objective: Objective): string =>
    `${objective === 'win' ? 'To win' : 'By worth'} at ${whole(ours)}–${whole(theirs)}, throw`,
  bringsMore: (more: number): string => `brings ${points(more)} points more,`,
  isMore,
  whyOtherWins,
});
