import type { Side } from '../../engine/index.js';
import {
  type Deal,
  type DealStep,
  dealAfter,
  dealerOf,
  type Game,
  handOf,
  handSize,
  isCard,
  isForMore,
  isShown,
  lastHole,
  nextDealer,
  ourSeat,
  type Person,
  peopleOf,
  personAt,
  scorerOf,
  seatsOf,
  sidesOf,
  sizeOf,
  type Turn,
  theirSeat,
  turnsOf,
} from './game.js';
import { isObject } from './parse_untrusted.js';

// This file prints a game as a record, in the format of docs/RECORD.md, for the engine to count. A hand is written
// without its points, so that correcting a card corrects the points too.

export type Names = Readonly<Record<Side, string>> & Readonly<Partial<Record<Person, string>>>;

export const noNames: Names = { us: '', them: '' };

const longestName = 16;

/** Cleans a name that a player typed: characters that a record cannot hold are removed. */
export const cleanName = (text: unknown): string =>
  typeof text === 'string'
    ? [...text.replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, '').trimStart()].slice(0, longestName).join('')
    : '';

/** Reads stored names. A name that cannot be read is empty. */
export const readNames = (value: unknown): Names => {
  const given: Partial<Record<Person, unknown>> = isObject(value) ? value : {};
  const more = (['third', 'fourth'] as const).filter((who) => cleanName(given[who]) !== '');
  return {
    us: cleanName(given.us),
    them: cleanName(given.them),
    ...Object.fromEntries(more.map((who) => [who, cleanName(given[who])])),
  };
};

/** Names for the players in the engine's sentences, for example about an impossible step. */
export const plainNames: Names = {
  us: 'The player here',
  them: 'The opponent',
  third: 'The third player',
  fourth: 'The fourth player',
};

const lineOf = (name: string, cards: readonly string[], thrown: readonly string[] = []): readonly string[] => {
  if (cards.length + thrown.length === 0) return [];
  return [`${name}: ${cards.join(' ')}${thrown.length > 0 ? ` / ${thrown.join(' ')}` : ''}`];
};

const cardLines = (deal: Deal, names: Names): readonly string[] => {
  // Before the throw, our dealt cards are left out, because they say nothing about points.
  const { thrown, hands } = deal;
  if (isForMore(deal))
    return seatsOf(deal).flatMap((seat) =>
      lineOf(seat === 'crib' ? seat : (names[personAt(deal, seat)] ?? ''), handOf(deal, seat)),
    );
  const theirs = handOf(deal, theirSeat(deal));
  const crib = handOf(deal, 'crib').filter((card) => !thrown.includes(card));
  const ours = lineOf(names.us, hands[ourSeat(deal)], thrown);
  // If two of the four crib cards are ours, the others are the opponent's.
  const split = thrown.length === 2 && crib.length === 2 && theirs.length === handSize;
  return split
    ? [...ours, ...lineOf(names.them, theirs, crib)]
    : [...ours, ...lineOf(names.them, theirs), ...lineOf('crib', crib)];
};

// If the opponent says go right after playing a card, we said go in between, but that was not recorded. Both goes are written, so that the
// engine pegs the point for go now.
const turnLine = (deal: Deal, turn: Turn, last: Turn | undefined): string => {
  const ours = last !== undefined && isCard(last) && deal.hands[ourSeat(deal)].includes(last);
  return turn === 'go' && last !== undefined && !ours ? 'go go' : turn;
};

// Prints the steps of a deal. Shows are written in the order of the seats. `-` stands for a hand that the engine must not
// count: it was skipped, its cards are being changed, or its player undercounted it. In the last case, the next line
// pegs the points that the player counted.
const stepLines = (deal: Deal, names: Names): readonly string[] => {
  // Names one of two players by seat, because a name may end in a number.
  const nameFor = (by: Person) => (isForMore(deal) ? names[by] : by === dealerOf(deal) ? 'dealer' : 'pone');
  const pegsLine = (by: Person, points: number) => `pegs: ${nameFor(by)} ${points}`;
  let told = 0;
  const turns = turnsOf(deal);
  let fell = 0;
  const lineFor = (step: DealStep): string => {
    if ('turn' in step) return `play: ${turnLine(deal, step.turn, turns[fell++ - 1])}`;
    if ('by' in step) return pegsLine(step.by, step.points);
    const at = seatsOf(deal).indexOf(step.show);
    const before = Array.from({ length: Math.max(0, at - told) }, () => '-');
    const { show, claimed, missed } = step;
    const points = isShown(deal, show) && !missed ? '?' : '-';
    told = Math.max(told, at + 1);
    const line = `show: ${[...before, points].join(' ')}`;
    return missed && claimed ? `${line}\n${pegsLine(personAt(deal, show), claimed)}` : line;
  };
  return deal.steps.map(lineFor);
};

const headOf = (number: number, starter: string | null, score = ''): string =>
  [`${number}.`, score, starter ?? ''].filter((part) => part !== '').join(' ');

// Prints the names. Partners are joined by a plus. Of four players, the first dealer has a star.
const playersLine = (deal: Deal | undefined, names: Names): string => {
  if (!deal || !isForMore(deal)) return `${names.us} - ${names.them}`;
  const star = (who: Person) => (sizeOf(deal) === 4 && who === dealerOf(deal) ? '*' : '');
  return sidesOf(deal)
    .map((side) =>
      peopleOf(deal)
        .filter((who) => scorerOf(deal, who) === side)
        .map((who) => `${names[who]}${star(who)}`)
        .join(' + '),
    )
    .join(' - ');
};

const firstScore = ({ ours, theirs, third = 0 }: Game['start'], deal: Deal): string => {
  const holes: Partial<Record<Person, number>> = { us: ours, them: theirs, third };
  const star = (who: Person) => (who === scorerOf(deal, dealerOf(deal)) ? '*' : '');
  return sidesOf(deal)
    .map((who) => `${holes[who] ?? 0}${star(who)}`)
    .join('-');
};

/**
 * Prints a game as text. If the dealers are not in turn, deals are missing, so empty deals are written between the two.
 */
export const printRecord = ({ start, deals, target }: Game, names: Names = plainNames): string => {
  const lines = [`${playersLine(deals[0], names)} to ${target ?? lastHole}`];
  let number = 0;
  let before: Deal | undefined;
  for (const deal of deals) {
    for (let last = before; last && nextDealer(last) !== dealerOf(deal); last = dealAfter(last))
      lines.push(headOf(++number, null));
    const first = firstScore(start, deal);
    lines.push(
      headOf(++number, deal.starter, number === 1 ? first : ''),
      ...cardLines(deal, names),
      ...stepLines(deal, names),
    );
    before = deal;
  }
  return lines.join('\n');
};

/** The names that a record has for players without names. The app recognises such players by these names. */
export const unnamed: Names = { us: 'Me', them: 'Them' };
