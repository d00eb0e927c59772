import fc from 'fast-check';
import { type Deal, type DealStep, type Game, showSeats } from '../../../web/app/session/game.js';
import { objectives, type Result, type Session, seats } from '../../../web/app/session/session.js';
import { allViews, type Past, type SessionHistory } from '../../../web/app/state/state.js';
import { type Card, ranks, suits } from '../../../web/engine/index.js';

// Generates games of every shape that can be stored, legal or not.

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));

const side = fc.constantFrom('us' as const, 'them' as const);
const cards = (most: number) => fc.shuffledSubarray(deck, { maxLength: most });

const step: fc.Arbitrary<DealStep> = fc.oneof(
  fc.record({ turn: fc.oneof(fc.constantFrom(...deck), fc.constantFrom(...ranks), fc.constant('go' as const)) }),
  fc.record({ by: side, points: fc.integer({ min: 1, max: 121 }) }),
  fc.record({ show: fc.constantFrom(...showSeats) }),
);

const deal: fc.Arbitrary<Deal> = fc.record({
  weDeal: fc.boolean(),
  dealt: cards(6),
  thrown: cards(2),
  hands: fc.record({ pone: cards(4), dealer: cards(4), crib: cards(4) }),
  starter: fc.option(fc.constantFrom(...deck)),
  steps: fc.array(step, { maxLength: 14 }),
});

const game: fc.Arbitrary<Game> = fc.record({
  start: fc.record({ ours: fc.nat(120), theirs: fc.nat(120) }),
  deals: fc.array(deal, { minLength: 1, maxLength: 5 }),
});

const name = fc.constantFrom('', 'Ann', 'Ben', 'Grand-père', 'O’Neill 2', 'Κώστας', '李');

const result: fc.Arbitrary<Result> = fc.oneof(
  fc.record({ winner: side }),
  fc.record({ winner: side, skunk: fc.constantFrom('skunk' as const, 'doubleSkunk' as const) }),
);

const session: fc.Arbitrary<Session> = fc.record({
  names: fc.record({ us: name, them: name }),
  game,
  won: fc.array(result, { maxLength: 4 }),
  keepsScore: fc.boolean(),
  seat: fc.constantFrom(...seats),
  lone: fc.record({ hand: cards(4), starter: fc.option(fc.constantFrom(...deck)) }),
  loose: cards(52),
  ranks: fc.constantFrom('', 'A2233444', '10 j q, Q'),
  objective: fc.constantFrom(...objectives),
});

export const view = fc.constantFrom(...allViews);

const past: fc.Arbitrary<readonly Past[]> = fc.array(fc.record({ view, session }), { maxLength: 5 });

export const anyStored: fc.Arbitrary<SessionHistory> = fc.record({ session, past });
