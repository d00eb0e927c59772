import type { playerWords } from '../../../app/messages/players.js';
import { type Person, people, type Score } from '../../../app/session/game.js';
import type { Names } from '../../../app/session/record_text.js';
import { percentWhole, whole } from '../../../ui/figures.js';
import type { Translation } from '../../locale.js';
import { de } from '../shared/grammar.js';

// French sentences about the two players, their scores and their chances. A sentence about a player has two forms. The
// form for the player who holds the phone starts with a pronoun. The form for the opponent starts with the verb,
// because the opponent's name is put before it.

export const nameOf = (by: Person, names: Names): string => names[by] || (by === 'us' ? 'Moi' : 'L’autre');

/** Begins a sentence about a player: `says('us', names, 'J’ai', 'a')` is `J’ai`, `L’autre a` or `Anne a`. */
export const says = (by: Person, names: Names, mine: string, theirs: string): string =>
  names[by] ? `${names[by]} ${theirs}` : by === 'us' ? mine : `L’autre ${theirs}`;

/** Names the player within a sentence: `moi`, `l’autre`, `Anne`. */
export const player = (by: Person, names: Names): string => names[by] || (by === 'us' ? 'moi' : 'l’autre');

/**
 * Says what belongs to a player: `own('us', names, 'mon crib', 'le crib')` is `mon crib`, `le crib de l’autre` or `le
 * crib d’Anne`.
 */
export const own = (by: Person, names: Names, mine: string, theirs: string): string => {
  if (names[by]) return `${theirs} ${de(names[by])}`;
  return by === 'us' ? mine : `${theirs} de l’autre`;
};

/** Returns the text with a capital, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the text with a small first letter, for the middle of a sentence. A name stays as it is. */
export const small = (text: string): string =>
  /^(?:(?:L’autre|Je|Moi|Mon|Ma|Mes|Le|La|Les)(?= |$)|J’)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export const deals = (by: Person, names: Names): string => says(by, names, 'Je donne', 'donne');

export const percent = (chance: number): string =>
  chance < 0.005
    ? `moins de ${percentWhole(0.01)}`
    : chance > 0.995
      ? `plus de ${percentWhole(0.99)}`
      : percentWhole(chance);

export const scores = ({ ours, theirs }: Score, names: Names): string =>
  `${nameOf('us', names)} ${whole(ours)}, ${player('them', names)} ${whole(theirs)}`;

export const winLabel = (names: Names): string => says('us', names, 'Je gagne à', 'gagne à');

export const win = (chance: number, names: Names): string => `${winLabel(names)} ${percent(chance)}`;

const refused = (sentence: string, plain: Names, names: Names): string =>
  people.reduce(
    (said, who) =>
      plain[who] ? said.replaceAll(plain[who], names[who] || (who === 'us' ? 'La personne ici' : 'L’autre')) : said,
    sentence,
  );

export const frenchPlayers: Translation<typeof playerWords> = {
  percent,
  nameOf,
  deals,
  scores,
  win,
  refused,
  playerNumber: (place) => `Joueur ${place}`,
};
