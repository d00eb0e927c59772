import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side } from '../../../dist/engine/index.js';
import { emptyCount, withCount } from '../../../web/app/session/count_slice.js';
import type { Game, ShowSeat } from '../../../web/app/session/game.js';
import { dealOf, isShown, newGame, showSeats } from '../../../web/app/session/game.js';
import { cleanName, printRecord } from '../../../web/app/session/record_text.js';
import { newSession, type Session } from '../../../web/app/session/session.js';
import { dealNext, pegPoints, pegShow, sayDealer } from '../../../web/app/session/session_updates.js';
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

// Enters the thirteen cards of a show, some of them unseen.
const shown: fc.Arbitrary<Change> = fc
  .tuple(fc.shuffledSubarray(deck, { minLength: 13, maxLength: 13 }), fc.constantFrom(4, 4, 4, 2), fc.nat(9))
  .map(([cards, size, blank]) => (session) => {
    const hand = (at: number) => cards.slice(at, at + size);
    const hands = { pone: hand(0), dealer: hand(4), crib: hand(8), any: [] };
    return withCount(session, {
      ...emptyCount,
      seat: 'pone',
      hands,
      starter: blank === 0 ? null : (cards[12] ?? null),
    });
  });

const side = fc.constantFrom<Side>('us', 'them');
const pegged = fc.tuple(side, fc.integer({ min: 1, max: 4 }));
const doing = <Of>(any: fc.Arbitrary<Of>, change: (session: Session, of: Of) => Session): fc.Arbitrary<Change> =>
  any.map((of) => (session: Session) => change(session, of));
const change = fc.oneof(
  shown,
  doing(pegged, (session, [by, points]) => pegPoints(session, by, points)),
  doing(fc.constantFrom(...showSeats), pegShow),
  doing(fc.boolean(), sayDealer),
  fc.constant<Change>(dealNext),
);

test('any sequence of steps makes a record that the engine reads, with the score of a referee', async () => {
  let pegged = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 20 }),
      fc.boolean(),
      fc.nat(60),
      fc.nat(60),
      async (done, weDeal, ours, theirs) => {
        const { game } = done.reduce((session, each) => each(session), newSession(weDeal, { ours, theirs }));
        const score = countedBy(game);
        if (Math.max(score.ours, score.theirs) >= 121) return; // the game is over, so no further deal is possible
        expect(await scoreOf(game)).toEqual(score);
        pegged += game.deals.some((deal) => showSeats.some((seat) => isShown(deal, seat))) ? 1 : 0;
      },
    ),
    { numRuns: 600, seed: 51 },
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
    const { game } = pegPoints(sayDealer(dealNext(pegged), true), 'them', 5);
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
    hands: { ...hands, any: [] },
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
