import type { Score } from '../../engine/game.js';
import type { Objective } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';
import type { Disagreement, Reason } from '../discards/reasons.js';
import { points, tenths, whole } from '../figures.js';
import { listed } from './discards.js';
import { worthWords } from './worth.js';

// Messages about a throw that is worth more than the one with the most points. They are loaded with the list, so they
// are not part of `words`.

const reason = (why: Reason): string => {
  switch (why.kind) {
    case 'reaches':
      return `its hand is enough with ${whole(why.starters)} of 46 starters, the other’s with ${whole(why.others)}`;
    case 'play': {
      const more = why.more > 0 ? [`I peg ${points(why.more)} more`] : [];
      const less = why.less > 0 ? [`they peg ${points(why.less)} less`] : [];
      return `with it ${listed([...more, ...less])} in the play, which comes first`;
    }
    case 'sooner':
      return `${points(why.points)} more of its points come before the crib, which counts last`;
    case 'skunks':
      return 'skunks make the difference';
  }
};

// The holes that both sides need, and the reason for the throw that wins most.
const whyOtherWins = ({ need, theirNeed, weDeal, reason: why }: Disagreement): string => {
  const needs = weDeal
    ? `I need ${whole(need)}, they need ${whole(theirNeed)} and count first`
    : `I need ${whole(need)} and count first, they need ${whole(theirNeed)}`;
  return `${needs}${why ? `; ${reason(why)}` : ''}.`;
};

const games = (more: number): string => `${tenths(more * 100)} games in 100`;

// `is worth 0.12 game points more, and wins 0.3 games in 100 fewer.`
const isMore = ({ worth, chance }: Disagreement, objective: Objective): string => {
  if (objective === 'win') return `wins ${games(chance)} more.`;
  const wins = `wins ${games(Math.abs(chance))} ${chance < 0 ? 'fewer' : 'more'}`;
  return `is worth ${points(worth)} ${worthWords.worthUnit('winChance', objective)} more, and ${wins}.`;
};

export const reasonWords = messages('reasons', {
  beatsPoints: ({ ours, theirs }: Score, objective: Objective): string =>
    `${objective === 'win' ? 'To win' : 'For worth'} at ${whole(ours)}–${whole(theirs)}, throw`,
  bringsMore: (more: number): string => `brings ${points(more)} points more,`,
  isMore,
  whyOtherWins,
});
