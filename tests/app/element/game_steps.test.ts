import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { cribAfter, handAfter, shownCards, starterAfter } from '../../../web/element/game/seen_cards.js';
import { stepsOf } from '../../../web/element/game/steps.js';

// The steps in which an element shows a recorded game. Each point that the engine counts must belong to one step.

const engine = await createEngine();
const readFile = (name: string) => engine.readGame({ record: readFileSync(`tests/cases/games/${name}.txt`, 'utf8') });
const read = (...lines: readonly string[]) => engine.readGame({ record: ['Ann - Ben', ...lines].join('\n') });
type Step = ReturnType<typeof stepsOf>[number];

/** Reads a record of one deal. Returns the deal and its steps, and the cards of a hand after a step, by default the last. */
const readDeal = async (...lines: readonly string[]) => {
  const game = await read(...lines);
  const [steps, deal] = [stepsOf(game), game.deals[0] as (typeof game.deals)[number]];
  const last = steps.at(-1) as Step;
  const held = (who: 'a' | 'b', step = last) => handAfter(deal, who, step, game.players.length);
  const played = (who: 'a' | 'b', step = last) => held(who, step).flatMap(({ card, played }) => (played ? [card] : []));
  return { deal, steps, last, held, played };
};

test.each(['board', 'paper', 'skunk'])('the steps of %s peg what its deals pegged, card for card', async (name) => {
  const game = await readFile(name);
  const steps = stepsOf(game);
  for (const [at, deal] of game.deals.entries()) {
    const told = steps.filter((step) => step.deal === at + 1);
    expect(told.map(({ step }) => step)).toEqual(told.map((_, step) => step));
    expect(told[0]?.score).toEqual(deal.before);
    expect(told.at(-1)?.score).toEqual(deal.after);
    expect(told.flatMap((step) => (step.what === 'card' ? [step.played] : []))).toEqual(deal.play);
    const pegged = told.reduce((sum, step) => sum + (step.pegged.a ?? 0) + (step.pegged.b ?? 0), 0);
    expect(pegged).toBe(deal.pegs.reduce((sum, { points }) => sum + points, 0));
    for (const step of told)
      if (step.what === 'card' && step.score.a < game.target && step.score.b < game.target)
        expect(step.pegged).toEqual({ [step.played.by]: step.played.points });
  }
});

test('the last step of a game that is over is the one that won it', async () => {
  const game = await readFile('paper');
  const steps = stepsOf(game);
  expect(game.winner).toBe('b');
  expect(steps.findIndex(({ score }) => score.b === game.target)).toBe(steps.length - 1);
});

test('the point of a go belongs to the card it is for, and not to the next one', async () => {
  const game = await read('1. 0-0*', 'play: T K 8 go go Q');
  const cards = stepsOf(game).filter(({ what }) => what === 'card');
  expect(cards.map(({ pegged }) => pegged.a ?? 0)).toEqual([0, 0, 1, 0]);
});

test('points pegged without cards are a step at their place in the record', async () => {
  const game = await read('1. 0-0* 5H', 'pegs: Ann 3 Ben 2', 'show: 4 8 2');
  expect(
    stepsOf(game)
      .map(({ what, score }) => `${what} ${score.a}-${score.b}`)
      .join(', '),
  ).toBe('deal 0-0, throw 0-0, cut 0-0, peg 3-0, peg 3-2, show 7-2, show 7-10, show 7-12');
});

test('a deal that was passed over is one step', async () => {
  const game = await read('1. 0-0*', '2.');
  expect(stepsOf(game).map(({ deal, what }) => `${deal} ${what}`)).toEqual(['1 deal', '2 deal']);
});

test('a jack that is cut pegs two for the dealer in its step', async () => {
  const game = await read('1. 0-0* JH');
  expect(stepsOf(game).at(-1)).toMatchObject({ what: 'cut', score: { a: 0, b: 2 }, pegged: { b: 2 } });
});

test('unseen cards are backs, and played cards keep their places', async () => {
  const { deal, steps, last, held } = await readDeal('1. 0-0* 9H', 'Ann: 4C 5H ? ? / 2C KH', 'play: 5 T');
  const shown = (who: 'a' | 'b') => held(who).map(({ card, played }) => `${card ?? '?'}${played ? ' played' : ''}`);
  expect(shown('a')).toEqual(['4C', '5H played', '?', '?']);
  expect(shown('b')).toEqual(['T played', '?', '?', '?']);
  expect(held('a', steps[0])).toHaveLength(6);
  expect([starterAfter(deal, steps[1] as Step), starterAfter(deal, last)]).toEqual([undefined, '9H']);
});

test('a hand is six cards until two are thrown, is turned up in the order played, and is whole again for its show', async () => {
  const { deal, steps, held, played } = await readDeal(
    '1. 0-0* 9H',
    'Ann: 4C 5H 6S 7D / 2C KH',
    'Ben: 8C 8D TS JS / AS 3S',
    'play: 4C 8C 5H 8D 6S TS 7D JS',
    'show: ? ? ?',
  );
  const at = (what: string) => steps.find((step) => step.what === what) as Step;
  const cards = (who: 'a' | 'b', step: Step) => held(who, step).map(({ card }) => card);
  expect([...cards('a', at('deal'))].sort()).toEqual(['2C', '4C', '5H', '6S', '7D', 'KH']);
  expect(cards('a', at('throw'))).toEqual(['4C', '5H', '6S', '7D']);
  expect(cards('b', at('throw'))).toEqual(['8C', '8D', 'TS', 'JS']);
  const third = steps.filter(({ what }) => what === 'card')[2];
  expect([played('a', third), played('b', third)]).toEqual([['4C', '5H'], ['8C']]);
  expect([played('a', at('show')), cards('a', at('show'))]).toEqual([[], ['4C', '5H', '6S', '7D']]);
  const crib = (step: Step) => cribAfter(deal, step).map(({ card }) => card);
  expect([crib(at('deal')), [...crib(at('throw'))].sort()]).toEqual([[], ['2C', '3S', 'AS', 'KH']]);
});

test('a crib that nobody saw is four backs from the throw on', async () => {
  const { deal, steps, last } = await readDeal('1. 0-0* 9H', 'Ann: 4C 5H 6S 7D / 2C KH');
  expect(cribAfter(deal, steps[0] as Step)).toEqual([]);
  expect(cribAfter(deal, last).map(({ played }) => played)).toEqual(Array(4).fill(false));
});

test('a show is spoken of where all its cards are known to the suit, and of no other', async () => {
  const handsOf = async (...lines: readonly string[]) => {
    const { deal } = await readDeal(...lines);
    return (['a', 'b', 'crib'] as const).map((seat) => shownCards(deal, seat));
  };
  const hands = ['Ann: 4C 5H 6S 7D / 2C KH', 'Ben: 8C 8D TS JS / AS 3S'];
  const shown = await handsOf('1. 0-0* 9H', ...hands);
  expect(shown.map((show) => [...(show?.hand ?? [])].sort().join(' '))).toEqual([
    '4C 5H 6S 7D',
    '8C 8D JS TS',
    '2C 3S AS KH',
  ]);
  expect(shown[0]?.starter).toBe('9H');
  expect(await handsOf('1. 0-0* 9H', 'Ann: 4C 5H 6S 7 / 2C KH')).toEqual(Array(3).fill(undefined));
  expect((await handsOf('1. 0-0*', ...hands))[0]).toBeUndefined();
});

test('a card without a suit leaves the hand of the player who played it, and not the other', async () => {
  const { played } = await readDeal('1. 0-0* 9H', 'Ann: T 5 6 7 / 2 K', 'play: 5 T');
  expect([played('a'), played('b')]).toEqual([['5'], ['T']]);
});
