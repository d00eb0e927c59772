import fc from 'fast-check';
import {
  type Deal,
  type DealStep,
  dealtBy,
  type Game,
  people,
  peopleOf,
  seatsOf,
} from '../../../web/app/session/game.js';
import { type Result, seriesLengths } from '../../../web/app/session/series.js';
import { objectives, type Session } from '../../../web/app/session/session.js';
import { allViews, type Past, type SessionHistory } from '../../../web/app/state/state.js';
import { type Card, ranks, suits } from '../../../web/engine/index.js';

// Generates games of every shape that can be stored, legal or not.

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));

const cards = (most: number) => fc.shuffledSubarray(deck, { maxLength: most });

/** The table of two, three or four people. */
type Size = Pick<Deal, 'size'>;

const stepAt = (table: Size): fc.Arbitrary<DealStep> =>
  fc.oneof(
    fc.record({ turn: fc.oneof(fc.constantFrom(...deck), fc.constantFrom(...ranks), fc.constant('go' as const)) }),
    fc.record({ by: fc.constantFrom(...peopleOf(table)), points: fc.integer({ min: 1, max: 121 }) }),
    fc.record({ show: fc.constantFrom(...seatsOf(table)) }),
  );

const handsAt = ({ size }: Size): fc.Arbitrary<Deal['hands']> => {
  const hands = { pone: cards(4), dealer: cards(4), crib: cards(4) };
  return size ? fc.record({ ...hands, second: cards(4), third: cards(4) }) : fc.record(hands);
};

const dealAt = (table: Size): fc.Arbitrary<Deal> =>
  fc
    .record({
      dealer: fc.constantFrom(...peopleOf(table)),
      dealt: cards(6),
      thrown: cards(2),
      hands: handsAt(table),
      starter: fc.option(fc.constantFrom(...deck)),
      steps: fc.array(stepAt(table), { maxLength: 14 }),
    })
    .map(({ dealer, ...rest }) => ({ ...table, ...dealtBy(dealer), ...rest }));

const gameAt = (table: Size): fc.Arbitrary<Game> =>
  fc.record({
    start: fc
      .record({ ours: fc.nat(120), theirs: fc.nat(120), third: fc.nat(120) })
      .map(({ third, ...score }) => ({ ...score, ...(table.size === 3 && third > 0 && { third }) })),
    deals: fc.array(dealAt(table), { minLength: 1, maxLength: 5 }),
  });

const name = fc.constantFrom('', 'Ann', 'Ben', 'Grand-père', 'O’Neill 2', 'Κώστας', '李');

const person = fc.constantFrom(...people);

const result: fc.Arbitrary<Result> = fc.oneof(
  fc.record({ winner: person }),
  fc.record({ winner: person, skunk: fc.constantFrom('skunk' as const, 'doubleSkunk' as const) }),
);

const sessionAt = (table: Size): fc.Arbitrary<Session> =>
  fc.record({
    names: table.size
      ? fc.record({ us: name, them: name, third: fc.constant('Cas') })
      : fc.record({ us: name, them: name }),
    game: gameAt(table),
    games: fc.constantFrom(...seriesLengths),
    won: fc.array(result, { maxLength: 4 }),
    keepsScore: fc.boolean(),
    seat: fc.constantFrom(...seatsOf(table), 'any' as const),
    lone: fc.record({ hand: cards(4), starter: fc.option(fc.constantFrom(...deck)) }),
    loose: cards(52),
    ranks: fc.constantFrom('', 'A2233444', '10 j q, Q'),
    objective: fc.constantFrom(...objectives),
  });

const session = fc.oneof(sessionAt({}), sessionAt({ size: 3 }), sessionAt({ size: 4 }));

export const view = fc.constantFrom(...allViews);

const past: fc.Arbitrary<readonly Past[]> = fc.array(fc.record({ view, session }), { maxLength: 5 });

export const anyStored: fc.Arbitrary<SessionHistory> = fc.record({ session, past });
