import type { Objective } from '../../../engine/types.js';
import type { Disagreement, Reason } from '../../../ui/discards/reasons.js';
import { tenths, whole } from '../../../ui/figures.js';
import type { reasonWords as english } from '../../../ui/messages/discard_reasons.js';
import type { Translation } from '../../locale.js';
import { listed } from './discards.js';
import { plural } from './grammar.js';
import { ofPoints, ofUnit } from './worth.js';

// Messages that say why another throw is worth more than the one with the most points. On the screen, they stand
// between the cards of both throws.

const reason = (why: Reason): string => {
  switch (why.kind) {
    case 'reaches': {
      const starters = `${whole(why.starters)} ${plural(why.starters, 'retourne', 'retournes')} sur 46`;
      return `Avec cet écart, ma main suffit pour gagner avec ${starters}, contre ${whole(why.others)} avec l’autre écart`;
    }
    case 'play': {
      const more = why.more > 0 ? [`je marque ${ofPoints(why.more)} de plus`] : [];
      const less = why.less > 0 ? [`l’autre marque ${ofPoints(why.less)} de moins`] : [];
      return `Avec cet écart, ${listed([...more, ...less])} au jeu, qui vient avant le compte des mains`;
    }
    case 'sooner':
      return `Avec cet écart, j’ai ${ofPoints(why.points)} de plus avant le crib, qui compte en dernier`;
    case 'skunks':
      return 'Les moufettes font la différence';
  }
};

// Says how many holes each side needs to win, and why the throw with the most points is not the one that is worth most.
const whyOtherWins = ({ need, theirNeed, weDeal, reason: why }: Disagreement): string => {
  const mine = `Il me manque ${whole(need)} ${plural(need, 'trou', 'trous')} pour gagner`;
  const theirs = `il en manque ${whole(theirNeed)} à l’autre`;
  const needs = weDeal ? `${mine}; ${theirs}, qui compte en premier.` : `${mine} et je compte en premier; ${theirs}.`;
  return why ? `${needs} ${reason(why)}.` : needs;
};

// Says a difference between two win chances in games, as in `2,3 parties de plus sur 100`.
const games = (chance: number): string => {
  const more = Math.abs(chance) * 100;
  return `${tenths(more)} ${plural(more, 'partie', 'parties', 1)} ${chance < 0 ? 'de moins' : 'de plus'} sur 100`;
};

// Compares the worth and the wins of a throw with those of the throw with the most points, as in `vaut 0,12 point de
// partie de plus et gagne 0,3 partie de moins sur 100.`
const isMore = ({ worth, chance }: Disagreement, objective: Objective): string => {
  const wins = `gagne ${games(chance)}.`;
  return objective === 'win' ? wins : `vaut ${ofUnit(worth, 'winChance', objective)} de plus et ${wins}`;
};

export const frenchReasons: Translation<typeof english> = {
  beatsPoints: ({ ours, theirs }, objective) =>
    `Pour ${objective === 'win' ? 'gagner' : 'la valeur'} à ${whole(ours)}–${whole(theirs)}, écartez`,
  bringsMore: (more) => `rapporte ${ofPoints(more)} de plus,`,
  isMore,
  whyOtherWins,
};
