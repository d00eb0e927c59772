import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { strings } from '../../../web/app/messages/app.js';
import { emptyCount, withCount } from '../../../web/app/session/count_slice.js';
import type { Game, ShowSeat } from '../../../web/app/session/game.js';
import {
  dealOf,
  isShown,
  newGame,
  people,
  seatsOf,
  showSeats,
  sizeOf,
  type TableSize,
} from '../../../web/app/session/game.js';
import { cleanName, printRecord } from '../../../web/app/session/record_text.js';
import { newSession, type Session } from '../../../web/app/session/session.js';
import { dealNext, pegPoints, pegShow, sayDealer, sitDown } from '../../../web/app/session/session_updates.js';
import { type Card, ranks, suits } from '../../../web/engine/index.js';
import { cardsOf, engine } from '../play_through.js';
import { countedBy } from './referee.js';

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));

const read = (game: Game) => engine.readGame({ record: printRecord(game) });
const scoreOf = async (game: Game) => {
  const { a, b } = (await read(game)).score;
  return { ours: a, theirs: b };
};

type Change = (session: Session) => Session;

// Enters the cards of a show, some of them unseen.
const shown: fc.Arbitrary<Change> = fc
  .tuple(fc.shuffledSubarray(deck, { minLength: 21, maxLength: 21 }), fc.constantFrom(4, 4, 4, 2), fc.nat(9))
  .map(([cards, size, blank]) => (session) => {
    const hand = (at: number) => cards.slice(4 * at, 4 * at + size);
    const seats = seatsOf(dealOf(session.game));
    return withCount(session, {
      ...emptyCount,
      seat: 'pone',
      hands: { ...emptyCount.hands, ...Object.fromEntries(seats.map((seat, at) => [seat, hand(at)])) },
      starter: blank === 0 ? null : (cards[20] ?? null),
    });
  });

// A place at the table, of a person who sits there however many play.
const place = fc.nat(11);
const personAtPlace = ({ game }: Session, at: number) => people[at % sizeOf(dealOf(game))] ?? 'us';
const pegged = fc.tuple(place, fc.integer({ min: 1, max: 4 }));
const doing = <Of>(any: fc.Arbitrary<Of>, change: (session: Session, of: Of) => Session): fc.Arbitrary<Change> =>
  any.map((of) => (session: Session) => change(session, of));
const change = fc.oneof(
  shown,
  doing(pegged, (session, [at, points]) => pegPoints(session, personAtPlace(session, at), points)),
  doing(place, (session, at) => {
    const seats = seatsOf(dealOf(session.game));
    return pegShow(session, seats[at % seats.length] ?? 'pone');
  }),
  doing(place, (session, at) => sayDealer(session, personAtPlace(session, at))),
  fc.constant<Change>(dealNext),
);

test('any sequence of steps makes a record that the engine reads, with the score of a referee', async () => {
  let pegged = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 20 }),
      fc.constantFrom<TableSize>(2, 2, 3, 4),
      fc.boolean(),
      fc.nat(60),
      fc.nat(60),
      async (done, size, weDeal, ours, theirs) => {
        const table = newSession(weDeal, { ours, theirs });
        const start = size === 2 ? table : sitDown(table, size, strings.playerNumber);
        const { game } = done.reduce((session, each) => each(session), start);
        const score = countedBy(game);
        if (Math.max(...score) >= 121) return; // the game is over, so no further deal is possible
        const { a, b, c } = (await read(game)).score;
        expect([a, b, ...(c === undefined ? [] : [c])]).toEqual(score);
        pegged += game.deals.some((deal) => showSeats.some((seat) => isShown(deal, seat))) ? 1 : 0;
      },
    ),
    { numRuns: 900, seed: 51 },
  );
  expect(pegged).toBeGreaterThan(100);
});

describe('the deals of a record', () => {
  const pegged = pegPoints(newSession(true), 'us', 3);

  test('change the dealer by themselves', async () => {
    const { game } = pegPoints(dealNext(pegged), 'them', 5);
    expect((await read(game)).deals.map(({ dealer }) => dealer)).toEqual(['a', 'b']);
    expect(await scoreOf(game)).toEqual({ ours: 3, theirs: 5 });
  });

  test('have an empty one between two of the same dealer', async () => {
    const { game } = pegPoints(sayDealer(dealNext(pegged), 'us'), 'them', 5);
    expect(printRecord(game)).toBe(
      'The player here - The opponent to 121\n1. 0*-0\npegs: dealer 3\n2.\n3.\npegs: pone 5',
    );
    expect((await read(game)).deals.map(({ dealer }) => dealer)).toEqual(['a', 'b', 'a']);
    expect(await scoreOf(game)).toEqual({ ours: 3, theirs: 5 });
  });

  test('begin at the score that was told', async () => {
    const game = newGame(false, { ours: 60, theirs: 55 });
    expect(printRecord(game)).toBe('The player here - The opponent to 121\n1. 60-55*');
    expect(await scoreOf(game)).toEqual({ ours: 60, theirs: 55 });
  });
});

describe('the shows of a deal', () => {
  const hands = { pone: cardsOf('4S 5H 5D 6C'), dealer: cardsOf('TC QC KC 4D'), crib: cardsOf('AS 2S 3S 9D') };
  const session = withCount(newSession(true), {
    ...emptyCount,
    seat: 'pone',
    hands: { ...emptyCount.hands, ...hands },
    starter: 'KH',
  });
  const showsOf = ({ game }: Session) => dealOf(game).steps.flatMap((step) => ('show' in step ? [step.show] : []));

  test('stay in order, whatever order they were pegged in', async () => {
    const orders =
      'pone dealer crib, pone crib dealer, dealer pone crib, dealer crib pone, crib pone dealer, crib dealer pone';
    for (const order of orders.split(', ').map((seats) => seats.split(' ') as ShowSeat[])) {
      const pegged = order.reduce(pegShow, pegPoints(session, 'us', 1));
      expect(showsOf(pegged)).toEqual(['pone', 'dealer', 'crib']);
      expect(await scoreOf(pegged.game)).toEqual({ ours: 1 + 2 + 7, theirs: 16 });
    }
  });

  test('are pegged once each', () =>
    expect(
      showsOf(['pone', 'pone', 'dealer', 'pone'].reduce((each, seat) => pegShow(each, seat as ShowSeat), session)),
    ).toEqual(['pone', 'dealer']));

  test('are passed over if they were not pegged', async () => {
    const pegged = pegShow(session, 'crib');
    expect(printRecord(pegged.game)).toMatch(/show: - - \?$/);
    expect(await scoreOf(pegged.game)).toEqual({ ours: 7, theirs: 0 });
  });
});

test.each([
  ['Ann', 'Ann'],
  ['  Ann', 'Ann'],
  ['Ann: (the) 1st / *', 'Ann the 1st  '],
  ['A name that is much too long', 'A name that is m'],
  ['<b>Ben</b>', 'bBenb'],
  ['fifteen letters𝔸𝔹', 'fifteen letters𝔸'],
  [7, ''],
  [undefined, ''],
])('the name %j becomes %j', (given, clean) => expect(cleanName(given)).toBe(clean));
