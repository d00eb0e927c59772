import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Discard } from '../../web/engine/index.js';
import { disagreementOf } from '../../web/ui/discards/reasons.js';
import { bestBy } from '../../web/ui/discards/throw.js';
import { cardErrorOf, errorAt, errorOf, widthOf } from '../../web/ui/error_margins.js';
import { reasonWords } from '../../web/ui/messages/discard_reasons.js';
import { cardsOf, engine } from './play_through.js';

// Makes a discard with the fields under test. `hands` maps each score of the hand to the number of starters that give it.
const made = (
  points: number,
  winChance: number,
  hands: Readonly<Record<number, number>>,
  { crib = 4, ours = 2, theirs = 3, tied = false } = {},
): Discard => {
  const histogram = Array.from({ length: 30 }, (_, at) => hands[at] ?? 0);
  const sum = histogram.reduce((total, starters, at) => total + starters * at, 0);
  const [least, most] = [histogram.findIndex(Boolean), histogram.findLastIndex(Boolean)];
  return {
    thrown: cardsOf('2C JH') as Discard['thrown'],
    kept: cardsOf('4H 5S 5D 6S') as Discard['kept'],
    hand: { now: least, mean: sum / 46, sum, count: 46, min: least, max: most, histogram },
    crib: { mean: crib, histogram: [] },
    play: { ours, theirs },
    points,
    tied,
    winChance,
    worth: winChance,
  };
};

// Makes the discard with the best win chance. The engine also marks the best discard as `tied`.
const winner = (...[points, winChance, hands, parts]: Parameters<typeof made>) =>
  made(points, winChance, hands, { ...parts, tied: true });

const why = (choices: readonly Discard[], weDeal: boolean, score: { ours: number; theirs: number }) => {
  const found = disagreementOf(choices, weDeal, score);
  return found && reasonWords.whyOtherWins(found);
};

describe('the throw for points and the throw for winning', () => {
  test('agree when one is tied with the other', () => {
    const brings = made(9, 0.5, { 8: 46 });
    for (const [wins, other] of [
      [winner(9, 0.6, { 8: 46 }), brings],
      [winner(9 - errorOf.points / 2, 0.6, { 8: 46 }), brings],
      [winner(5, 0.51, { 8: 46 }), winner(9, 0.5, { 8: 46 })],
    ] as const)
      expect(disagreementOf([wins, other], true, { ours: 100, theirs: 100 })).toBeUndefined();
  });

  test('differ by the hand that is enough with more starters', () => {
    const [wins, brings] = [winner(8, 0.6, { 4: 20, 12: 26 }), made(9, 0.5, { 8: 40, 12: 6 })];
    expect(why([wins, brings], false, { ours: 109, theirs: 115 })).toBe(
      'I count first and need 12 more points to win; they need 6. With this throw my hand is enough to win on 26 of 46 cuts, against 6 with the other throw.',
    );
  });

  test('differ by the play, named before the hand when the opponent counts first', () => {
    const wins = winner(8, 0.6, { 4: 20, 12: 26 }, { ours: 3, theirs: 2.5 });
    const brings = made(9, 0.5, { 8: 40, 12: 6 });
    expect(why([wins, brings], true, { ours: 109, theirs: 115 })).toBe(
      'I need 12 more points to win; they need 6 and count first. With this throw I peg 1.00 points more and they peg 0.50 points less in the play, which comes before the show.',
    );
    expect(why([winner(8, 0.6, { 8: 46 }, { ours: 1, theirs: 1 }), brings], false, { ours: 80, theirs: 115 })).toBe(
      'I count first and need 41 more points to win; they need 6. With this throw they peg 2.00 points less in the play, which comes before the show.',
    );
  });

  test('differ by the points that count before the crib', () => {
    const [wins, brings] = [winner(8, 0.6, { 8: 46 }, { crib: 1 }), made(9, 0.5, { 6: 46 }, { crib: 5 })];
    expect(why([wins, brings], true, { ours: 80, theirs: 81 })).toBe(
      'I need 41 more points to win; they need 40 and count first. With this throw 2.00 more points come before the crib, which counts last.',
    );
  });

  test('are named without a reason when none is found', () => {
    const [wins, brings] = [winner(8, 0.6, { 6: 46 }), made(9, 0.5, { 8: 46 })];
    expect(why([wins, brings], true, { ours: 118, theirs: 120 })).toBe(
      'I need 3 more points to win; they need 1 and count first.',
    );
  });

  test('are the first of the engine’s two orders', async () => {
    for (const [ours, theirs, weDeal] of [
      [117, 118, false],
      [110, 118, true],
      [90, 116, false],
    ] as const)
      for (let seed = 1; seed <= 10; ++seed) {
        const [dealt] = (await engine.deal({ seed })).hands;
        const six = { dealt, weDeal, ours, theirs };
        const byWin = await engine.valueDiscards({ ...six, order: 'winChance' });
        const byPoints = await engine.valueDiscards({ ...six, order: 'points' });
        expect(bestBy(byWin, 'winChance')?.winChance).toBe(byWin[0]?.winChance);
        expect(bestBy(byWin, 'points')?.points).toBe(byPoints[0]?.points);
        const found = disagreementOf(byWin, weDeal, { ours, theirs });
        if (found) expect([found.forWinning, found.forPoints.thrown]).toEqual([byWin[0], byPoints[0]?.thrown]);
      }
  });
});

describe('if skunks count too', () => {
  const score = { ours: 90, theirs: 40 };
  const worth = (choice: Discard, of: number): Discard => ({ ...choice, worth: of });
  const found = (more: number, chance: number, tied = false) => {
    const brings = worth(made(9, 0.9, { 8: 46 }, { tied }), 2);
    return disagreementOf([worth(winner(8, 0.9 + chance, { 8: 46 }), 2 + more), brings], false, score);
  };

  test('a tie is as wide as the chance of it, times what that moves', () => {
    for (const [objective, width] of [
      ['acc', 5],
      ['money', 3],
    ] as const)
      for (const ours of [60, 95, 115])
        expect(errorAt('winChance', { ours, theirs: 50 }, objective)).toBe(
          width * errorAt('winChance', { ours, theirs: 50 }),
        );
    expect(errorAt('points', score, 'acc')).toBe(errorOf.points);
  });

  test('worth and points disagree unless they are tied, and worth alone decides', () => {
    expect(found(0.01, 0, true)).toBeUndefined();
    expect(found(0.03, -0.01)?.forWinning.points).toBe(8);
  });

  test('the sentence gives both figures, and says that skunks decide if it wins no more often', () => {
    const less = found(0.2, -0.01);
    if (!less) throw new Error('they agree');
    expect(reasonWords.beatsPoints(score, 'acc')).toBe('By worth at 90–40, throw');
    expect(reasonWords.isMore(less, 'acc')).toBe('is worth 0.20 more game points, and wins 1.0 fewer games in 100.');
    expect(reasonWords.whyOtherWins(less)).toBe(
      'I count first and need 31 more points to win; they need 81. Skunks make the difference.',
    );
    expect(found(0.2, 0.05)?.reason?.kind).not.toBe('skunks');
  });
});

test('a tie on the screen is as wide as the engine’s, at every score and for every objective', () => {
  const source = readFileSync('cpp/cribbage/deal/ties.h', 'utf8');
  const steps = [...source.matchAll(/nearest <= (\d+) \? ([\d.]+)/g)].map((found) => found.slice(1).map(Number));
  const figure = (found: RegExp): number => Number(found.exec(source)?.[1]);
  const beyond = figure(/nearest <= 31 [^;]*: ([\d.]+);/);
  expect(steps.length).toBeGreaterThan(1);
  for (let ours = 0; ours <= 120; ++ours) {
    const tie = steps.find(([holes = 0]) => 121 - ours <= holes)?.[1] ?? beyond;
    expect(errorAt('winChance', { ours, theirs: 0 }), `${ours}`).toBe(tie);
  }
  expect(figure(/tieOfPoints = ([\d.]+)/)).toBe(errorOf.points);
  expect(figure(/tieOfCards = ([\d.]+)/)).toBe(cardErrorOf.winChance);
  expect(figure(/tieOfNets = ([\d.]+)/)).toBe(cardErrorOf.net);
  expect(widthOf).toEqual({
    win: figure(/Objective::win \? (\d)/),
    acc: figure(/Objective::acc \? (\d)/),
    money: figure(/Objective::acc \? \d : (\d)/),
  });
});

test('the engine ties throws within the error, and puts the tied one with the most points first', async () => {
  for (const [ours, theirs, objective] of [
    [0, 0, 'win'],
    [100, 95, 'acc'],
    [112, 116, 'money'],
    [119, 114, 'win'],
  ] as const)
    for (let seed = 1; seed <= 8; ++seed) {
      const [dealt] = (await engine.deal({ seed })).hands;
      const choices = await engine.valueDiscards({ dealt, weDeal: false, ours, theirs, objective });
      const most = Math.max(...choices.map(({ worth = 0 }) => worth));
      for (const { worth = 0, tied } of choices)
        expect(tied).toBe(most - worth <= errorAt('winChance', { ours, theirs }, objective));
      expect(bestBy(choices, 'winChance')).toBe(choices[0]);
    }
});
