import { strings } from '../messages/app.js';
import { againstWords } from '../messages/match.js';
import { countingLossesOf } from '../session/claims.js';
import { type Deal, dealOf, type Game, isForMore, peopleOf } from '../session/game.js';
import { type Match, wholeGame } from '../session/match.js';
import { type Names, noNames, printRecord, unnamed } from '../session/record_text.js';
import { noSource, type RecordSource } from './slices/review.js';
import type { State } from './state.js';

// This file makes records for the review, from the game at the table or from the game against the engine. In both kinds
// of record, our name comes first.

/** Names that a player in a record cannot have: words that begin a line, and the seats, alone or before other words. */
const reserved = /^((crib|cut|final|pegs?|play|shows?|starter)$|(pone|dealer)(\s|$))/i;

const mostBytes = 40;

/** Turns a name into one that a record can hold. If that is impossible, returns `other`. */
const inRecord = (name: string, other: string): string => {
  let plain = name.replace(/\s+([-–—]+\s+)*/g, ' ').replace(/^[-–—\s]+|[-–—\s]+$/g, '');
  while (new TextEncoder().encode(plain).length > mostBytes) plain = [...plain].slice(0, -1).join('').trimEnd();
  return /^\p{L}/u.test(plain) && !reserved.test(plain) ? plain : other;
};

const namesIn = ({ us, them }: Names): Names => {
  const names = { us: inRecord(us, unnamed.us), them: inRecord(them, unnamed.them) };
  return names.us.toLowerCase() === names.them.toLowerCase() ? unnamed : names;
};

// Returns the names of more than two people in a record. If two are alike, or one could be misread, all are numbered.
const namesOfMore = (names: Names, deal: Deal): Names => {
  const inIt = peopleOf(deal).map(
    (who, at) => [who, inRecord(names[who] ?? '', strings.playerNumber(at + 1))] as const,
  );
  const isClear = inIt.every(([who, name]) =>
    inIt.every(([other, longer]) => other === who || !`${longer} `.toLowerCase().startsWith(`${name} `.toLowerCase())),
  );
  const numbered = peopleOf(deal).map((who, at) => [who, strings.playerNumber(at + 1)] as const);
  return { ...noNames, ...Object.fromEntries(isClear ? inIt : numbered) };
};

/** Returns the names of two players at the table as a record has them; empty for a player who has none. */
export const namesOfTable = (names: Names): Names => {
  const { us, them } = namesIn(names);
  return { us: us === unnamed.us ? '' : us, them: them === unnamed.them ? '' : them };
};

/** Returns the record of a game that was played at the table. */
export const sourceOfGame = (game: Game, names: Names): RecordSource => {
  const deal = dealOf(game);
  if (isForMore(deal)) return { ...noSource, text: printRecord(game, namesOfMore(names, deal)), typed: false };
  const inIt = namesIn(names);
  return {
    ...noSource,
    text: printRecord(game, inIt),
    typed: false,
    me: inIt.us === unnamed.us ? 'a' : null,
  };
};

/** Returns the record of the game that is kept at the table. */
export const sourceOfTable = ({ session: { game, names } }: Pick<State, 'session'>): RecordSource =>
  sourceOfGame(game, names);

export const sourceOfMatch = (state: Pick<State, 'session'>, match: Match): RecordSource => ({
  ...noSource,
  text: printRecord(wholeGame(match), namesIn(matchNames(state, match))),
  typed: false,
  me: 'a',
  level: match.level,
  hints: match.hints,
  missed: countingLossesOf(match),
});

/** Returns the players' names in a game against the engine: our name at the table, and the opponent's level. */
export const matchNames = ({ session }: Pick<State, 'session'>, { level }: Match): Names => ({
  us: session.names.us,
  them: againstWords.levelNames[level],
});
