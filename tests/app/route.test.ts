import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, type Order, ranks, suits } from '../../dist/engine/index.js';
import { reviewFeature } from '../../web/app/features/review/reducer.js';
import { strings } from '../../web/app/messages/app.js';
import { addFeatures } from '../../web/app/root/late_features.js';
import { longestLink, openLink, printRoute, splitRoute } from '../../web/app/root/route.js';
import { type CountGame, emptyCount, withCount } from '../../web/app/session/count_slice.js';
import { opponents, usualRanking, withDiscard } from '../../web/app/session/discard_slice.js';
import { people, seatsOf, type TableSize } from '../../web/app/session/game.js';
import { newSession, type Session } from '../../web/app/session/session.js';
import { sayDealer, sitDown } from '../../web/app/session/session_updates.js';
import { emptyReviewState } from '../../web/app/state/slices/review.js';
import type { State } from '../../web/app/state/state.js';
import { engine, start as nothing, reach } from './play_through.js';

const open = async (fragment: string) => {
  const link = splitRoute(fragment);
  return link && (await openLink(link, engine));
};

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));

// The hands of two, three or four people.
const countGame: fc.Arbitrary<CountGame> = fc
  .tuple(
    fc.constantFrom<TableSize>(2, 2, 3, 4),
    fc.shuffledSubarray(deck, { minLength: 21, maxLength: 21 }),
    fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
    fc.boolean(),
    fc.nat(4),
  )
  .map(([size, cards, sizes, cut, place]) => {
    const of = size === 2 ? {} : { size };
    const seats = seatsOf(of);
    const handAt = (at: number) => cards.slice(4 * at, 4 * at + (sizes[at] ?? 0));
    return {
      ...emptyCount,
      ...of,
      seat: seats[place % seats.length] ?? 'pone',
      hands: { ...emptyCount.hands, ...Object.fromEntries(seats.map((seat, at) => [seat, handAt(at)])) },
      starter: cut ? (cards[20] ?? null) : null,
    };
  });

const anyGame: fc.Arbitrary<CountGame> = fc
  .shuffledSubarray(deck)
  .map((any) => ({ ...emptyCount, seat: 'any', hands: { ...emptyCount.hands, any } }));

const order = fc.constantFrom<Order>('winChance', 'points');

type Opened = Pick<State, 'view' | 'session' | 'ranking'>;

const on = (view: State['view'], session: Session, ranking = usualRanking): Opened => ({ view, session, ranking });

const state: fc.Arbitrary<Opened> = fc.oneof(
  fc.oneof(countGame, anyGame).map((count) => {
    const table = count.size ? sitDown(newSession(), count.size, strings.playerNumber) : newSession();
    return on('count', withCount(table, count));
  }),
  fc
    .tuple(fc.constantFrom<3 | 4>(3, 4), fc.nat(3), fc.nat(120), fc.nat(120), fc.integer({ min: 1, max: 120 }))
    .map(([size, place, ours, theirs, third]) => {
      const table = sayDealer(sitDown(newSession(), size, strings.playerNumber), people[place % size] ?? 'us');
      const start = { ours, theirs, ...(size === 3 && { third }) };
      return on('board', { ...table, game: { ...table.game, start } });
    }),
  fc
    .tuple(fc.shuffledSubarray(deck, { maxLength: 6 }), fc.boolean(), fc.constantFrom(...opponents), order)
    .map(([dealt, weDeal, opponent, order]) => {
      const ranking = { opponent, order };
      return on('discard', withDiscard(newSession(weDeal), { dealt, weDeal, ...ranking }), ranking);
    }),
  fc
    .tuple(fc.nat(120), fc.nat(120), fc.boolean())
    .map(([ours, theirs, weDeal]) => on('board', newSession(weDeal, { ours, theirs }))),
  fc
    .tuple(fc.shuffledSubarray(deck, { minLength: 1, maxLength: 6 }), fc.nat(120), fc.integer({ min: 1, max: 120 }))
    .map(([dealt, ours, theirs]) =>
      on('discard', withDiscard(newSession(true, { ours, theirs }), { dealt, weDeal: true, ...usualRanking })),
    ),
);

describe('a link', () => {
  test('opens the state it was made from, and is at most 128 characters', async () => {
    await fc.assert(
      fc.asyncProperty(state, async (made) => {
        const link = printRoute({ ...nothing, ...made });
        expect(link.length).toBeLessThanOrEqual(longestLink);
        if (link !== '') expect(await open(link)).toEqual(made);
      }),
      { numRuns: 500, seed: 4 },
    );
  });

  test.each([
    ['another version', 'v2/count/5H'],
    ['another screen', 'v1/fly/5H'],
    ['another seat', 'v1/count/5H/cook'],
    ['the crib of nobody', 'v1/discard/5H/nobody'],
    ['too much of it', `v1/count/${'5H'.repeat(70)}`],
    ['starters twice', 'v1/count/5H6H7H8H-9H-TH'],
    ['six hands', 'v1/count/5H.6H.7H.8H.9H.TH'],
    ['a third hand of two players', 'v1/count/5H.6H/third'],
  ])('is refused as not ours with %s', async (_, link) => expect(await open(link)).toBeUndefined());

  test.each([
    ['five cards in a hand', 'v1/count/5H6H7H8H9H-TH', 'wrongCount', '5H 6H 7H 8H 9H'],
    ['a card in two hands', 'v1/count/5H6H7H8H.5H', 'duplicateCard', '5H'],
    ['the starter in a hand', 'v1/count/5H6H7H8H-5H', 'duplicateCard', '5H'],
    ['two starters', 'v1/count/5H6H7H8H-9HTH', 'wrongCount', '9H TH'],
    ['seven cards dealt', 'v1/discard/5H6H7H8H9HTHJH', 'wrongCount', '5H 6H 7H 8H 9H TH JH'],
    ['a bad card', 'v1/count/5H4r', 'badCard', '4r'],
    ['a card twice', 'v1/count/5H5H', 'duplicateCard', '5H'],
    ['bad ranks', 'v1/count/2X/ranks', 'badCard', 'X'],
    // Only the start of a long text is quoted, in whole letters.
    ['a long text', `v1/count/${'🂠'.repeat(50)}`, 'badCard', '🂠'.repeat(10)],
  ])('names its fault with %s', (_, link, code, text) => expect(open(link)).rejects.toMatchObject({ code, text }));

  test('may be percent-encoded and may have parts of a later version', async () => {
    const plain = await open('v1/count/5H6H7H8H-9H/pone');
    expect(await open('v1/count/5%E2%99%A56H7H8H-9H/pone')).toEqual(plain);
    expect(await open('v1/count/5H6H7H8H-9H/pone/90-75')).toEqual(plain);
    expect(await open('v1/count/5H6H7H8H-9H/pone/121-3')).toEqual(plain);
  });

  test('names only the screen if it would be too long to open', async () => {
    const long = reach([{ type: 'ranksGiven', ranks: 'A'.repeat(longestLink) }]);
    expect(printRoute(long)).toBe('v1/count/');
    const most = longestLink - 'v1/count//ranks'.length;
    expect(printRoute(reach([{ type: 'ranksGiven', ranks: 'A'.repeat(most) }])).length).toBe(longestLink);
  });

  test('to a record has 2000 characters at most, written and read', () => {
    const review = 'v1/review/';
    const link = (length: number) => `${review}${'a'.repeat(length - review.length)}`;
    expect([2000, 2001].map((length) => splitRoute(link(length))?.view)).toEqual(['review', undefined]);
    const written = (length: number) => {
      addFeatures({ review: { ...reviewFeature, link: () => link(length).slice(review.length) } });
      return printRoute({ ...nothing, view: 'review', review: emptyReviewState });
    };
    expect([2000, 2001].map(written)).toEqual([link(2000), review]);
  });

  test('opens ranks as they were typed', async () => {
    const typed = reach([{ type: 'ranksGiven', ranks: '10 j q, Q' }]);
    expect(printRoute(typed)).toBe('v1/count/10jqQ/ranks');
    expect((await open(printRoute(typed)))?.session.ranks).toBe('10jqQ');
  });

  test.each(['v1/count/%%%%', 'v1/count/5H6H7H8H-%%%%', 'v1/count/%%%%/any', 'v1/discard/%%%%', 'v1/play/%%%%'])(
    'with text and no card where cards belong says so as of any bad card: %s',
    async (link) => {
      const bad = { code: 'badCard', text: '%%%%', message: (await engine.parseCards({ text: 'X' })).error?.message };
      await expect(open(link)).rejects.toMatchObject({ ...bad, message: bad.message?.replace('X', '%%%%') });
    },
  );
});
