import { messages } from '../../i18n/locale.js';
import { percentWhole } from '../../ui/figures.js';
import { words } from '../../ui/messages/ui.js';
import { type Person, people, type Score } from '../session/game.js';
import type { Names } from '../session/record_text.js';

// Words and sentences about the players, their scores and their win chances.

const { total: whole } = words;

// Prints a chance in whole percent; near 0 and near 1 it has words of its own.
export const percent = (chance: number): string =>
  chance < 0.005 ? 'under 1%' : chance > 0.995 ? 'over 99%' : percentWhole(chance);

const unnamed: Readonly<Partial<Record<Person, string>>> = { us: 'Me', them: 'Them' };

// True for the names of two partners.
const isPair = (name: string): boolean => name.includes(' + ');

// Names a player. Without a name of their own, the player who holds the phone is `Me`, and the other one is `Them`.
export const nameOf = (by: Person, names: Names): string => names[by] || (unnamed[by] ?? '');
export const does = (by: Person, names: Names, ours: string, theirs: string, named: string): string => {
  const name = names[by];
  if (name) return `${name} ${isPair(name) ? theirs : named}`;
  return by === 'us' ? `I ${ours}` : `They ${theirs}`;
};
export const forPlayer = (by: Person, names: Names): string => `for ${names[by] || (by === 'us' ? 'me' : 'them')}`;
export const ofPlayer = (by: Person, names: Names): string =>
  names[by] ? `${names[by]}’s` : by === 'us' ? 'My' : 'Their';
export const deals = (by: Person, names: Names): string => does(by, names, 'deal', 'deal', 'deals');
export const small = (text: string): string =>
  /^(They|My|Their) ?/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const scores = ({ ours, theirs }: Score, names: Names): string =>
  `${nameOf('us', names)} ${whole(ours)}, ${names.them || 'them'} ${whole(theirs)}`;
export const win = (chance: number, names: Names): string =>
  `${does('us', names, 'win', '', 'wins')} ${percent(chance)}`;
// Puts the players' own names into a sentence of the engine. `plain` are the names by which the engine knows them.
const refused = (sentence: string, plain: Names, names: Names): string =>
  people.reduce((said, who) => (plain[who] ? said.replaceAll(plain[who], names[who] || plain[who]) : said), sentence);

/** Says the score of each side in any language, as in `Ann 12, Ben 13, Cas 15`. */
export const allScores = (holes: readonly (readonly [name: string, score: number])[]): string =>
  holes.map(([name, score]) => `${name} ${whole(score)}`).join(', ');

/** Names a person at a table of three or four who has not said a name. */
const playerNumber = (place: number): string => `Player ${place}`;

/** The texts that are shown on their own. The other functions of this file only make parts of English sentences. */
export const playerWords = messages('players', {
  percent,
  nameOf,
  deals,
  scores,
  win,
  refused,
  playerNumber,
});
