import { describe, expect, test } from 'vitest';
import type { Discard, Objective } from '../../dist/engine/index.js';
import { boardInWords } from '../../web/app/features/board/announcements.js';
import { outlookOf } from '../../web/app/features/board/feature.js';
import { discardsOf } from '../../web/app/features/discard/feature.js';
import { adviceOf } from '../../web/app/features/pegging/feature.js';
import { adviceWords } from '../../web/app/messages/advice.js';
import { strings } from '../../web/app/messages/app.js';
import { elementSnippet, embedAddress } from '../../web/app/root/embed_snippets.js';
import type { Action } from '../../web/app/root/reducer.js';
import { printText } from '../../web/app/root/registry.js';
import { openLink, printRoute, splitRoute } from '../../web/app/root/route.js';
import { isFresh, newSession } from '../../web/app/session/session.js';
import { readStored, writeStored } from '../../web/app/state/serialize_state.js';
import type { State } from '../../web/app/state/state.js';
import { signedFine } from '../../web/ui/figures.js';
import { discardWords } from '../../web/ui/messages/discards.js';
import { worthWords } from '../../web/ui/messages/worth.js';
import { engine, follow, goTo, peg, playThrough, reach, start, taps, undo } from './play_through.js';

const playFor = (objective: Objective): Action => ({ type: 'objectiveChosen', objective });
const six = taps('5D JH 6S 4H 5S 2C');
const acc = reach([goTo('board'), playFor('acc')]);

const asked = ({ results }: State, name: string) =>
  [...results.keys()].filter((key) => key.startsWith(`${name} `)).map((key) => JSON.parse(key.slice(name.length)));

describe('the objective of the game', () => {
  test('is a win until it is chosen, is a step of the record, and stays for the next game', async () => {
    expect(start.session.objective).toBe('win');
    const next = await playThrough(engine, [peg('us', 121), { type: 'gameBegun' }], acc);
    expect([next.session.won.length, next.session.objective]).toEqual([1, 'acc']);
    expect(reach([undo], acc).session).toEqual(start.session);
    expect(reach([playFor('acc')], acc).past).toBe(acc.past);
    expect(isFresh(acc.session)).toBe(false);
  });

  test('goes into every question whose answer depends on it', async () => {
    const objective = 'acc';
    const scored = await playThrough(engine, [peg('us', 60), peg('them', 55)], acc);
    expect(asked(scored, 'winChance')).toEqual([{ ours: 60, theirs: 55, weDeal: true, objective }]);
    const six = await playThrough(engine, [goTo('discard'), ...taps('5D JH 6S 4H 5S 2C')], scored);
    expect(asked(six, 'valueDiscards')).toMatchObject([{ ours: 60, theirs: 55, objective }]);
    const play = await playThrough(engine, [goTo('play'), ...taps('4H 5S 5D 6S 9C 7S')], scored);
    expect(asked(play, 'valuePlays')).toMatchObject([
      { quick: true, objective },
      { quick: false, objective },
    ]);
  });

  test('is asked by nobody of a win alone', async () => {
    const won = await playThrough(engine, [playFor('win'), goTo('discard'), ...taps('5D JH 6S 4H 5S 2C')], acc);
    expect(asked(won, 'valueDiscards')[0]).not.toHaveProperty('objective');
  });
});

describe('a stored game', () => {
  const written = (change: (row: Record<string, unknown>) => unknown) => {
    const parsed = JSON.parse(writeStored(acc, 'board', 1));
    change(parsed.rows.at(-1));
    return readStored(JSON.stringify(parsed))?.session;
  };

  test('keeps what it is for', () => expect(written(() => {})).toEqual(acc.session));

  test('is for the win if it is of an earlier version', () =>
    expect(written((row) => delete row.objective)).toEqual(newSession()));

  test.each([null, 'gin', 'constructor', 1, ['acc'], { acc: true }])('is for the win if its objective is %j', (value) =>
    expect(
      written((row) => {
        row.objective = value;
      }),
    ).toEqual(newSession()),
  );
});

describe('a link', () => {
  test.each([
    'v1/board/0-0/acc',
    'v1/board/60-55/theirs/money',
    'v1/board/121-60/acc',
    'v1/discard/5DJH6S4H5S2C/acc',
    'v1/discard/5DJH6S4H5S2C/theirs/random/points/money/60-55',
    'v1/play/4H5S5D6S-9C/acc',
    'v1/play/4H5S5D6S.2CJH-9C/mine/7S4H4C/money/60-55',
  ])('says it, and opens with it: %s', async (link) => expect(printRoute(await follow(engine, link))).toBe(link));

  test('without an objective is for the win, whatever our game is for', async () => {
    const position = await follow(engine, 'v1/discard/5DJH6S4H5S2C', acc);
    expect([position.session.objective, position.suspended?.session.objective]).toEqual(['win', 'acc']);
    expect(printRoute(await follow(engine, 'v1/board/60-55/win'))).toBe('v1/board/60-55');
  });

  test('to a count has no objective, and is refused with one', () => {
    const counted = reach([goTo('count'), ...taps('5H 5D JC 5C 5S')], acc);
    expect(printRoute(counted)).toBe('v1/count/5H5DJC5C-5S');
    expect(splitRoute('v1/count/5H5DJC5C-5S/acc')).toBeUndefined();
  });

  test('for another site leaves it out, because the frame and the element rank for the win', async () => {
    const state = await playThrough(engine, [goTo('discard'), ...six], acc);
    expect(embedAddress(state, 'https://example.org/')).toMatch(/#v1\/discard\/5DJH6S4H5S2C$/);
    expect(elementSnippet(state, 'https://example.org/')).toContain('>5D JH 6S 4H 5S 2C</cribbage-discard>');
  });

  test('with an unknown word is read as before', async () => {
    expect(splitRoute('v1/board/60-55/gin')).toBeUndefined();
    const link = splitRoute('v1/discard/5DJH6S4H5S2C/mine/gin');
    expect((link && (await openLink(link, engine)))?.session.objective).toBe('win');
  });
});

describe('the worth on a screen', () => {
  test('comes after the chance of winning, on Game', async () => {
    const state = await playThrough(engine, [peg('us', 60), peg('them', 55)], acc);
    const { chance, worth } = await engine.winChance({ ours: 60, theirs: 55, weDeal: true, objective: 'acc' });
    expect(outlookOf(state)).toMatchObject({ chance, worth });
    const said = `I win ${Math.round(chance * 100)}%, worth ${signedFine(worth)} game points`;
    expect(printText(state)).toBe(`Me 60, them 55, I deal: ${said}.`);
    expect(boardInWords.announce(state)).toBe(`I deal: ${said}.`);
  });

  test('is the order of the list of Discard and a column of its text, beside the chance', async () => {
    const state = await playThrough(engine, [goTo('discard'), ...six], acc);
    const choices = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true, objective: 'acc' });
    expect(discardsOf(state)).toEqual(choices);
    const lines = printText(state).split('\n');
    expect(lines).toContain('Me 0, them 0; sorted by worth in game points');
    for (const { thrown, points, winChance = 0, worth = 0 } of choices)
      expect(lines).toContain(
        [thrown.join(' '), signedFine(points), discardWords.chance(winChance), signedFine(worth)].join('  '),
      );
  });

  test('is said of the best card of Pegging', async () => {
    const state = await playThrough(engine, [goTo('play'), ...taps('4H 5S 5D 6S 9C 7S')], acc);
    const [best] = adviceOf(state)?.legal ?? [];
    const { winChance = 0, worth = 0 } = best ?? {};
    const said = `I win ${strings.percent(winChance)}, worth ${signedFine(worth)} game points`;
    expect(printText(state)).toContain(`Best: ${best?.card}, ${said}`);
  });
});

describe('words of worth', () => {
  const choice = async (objective: Objective) => {
    const [best] = await engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: true, objective });
    return { ...(best as Discard), points: 9.5, winChance: 0.636, worth: 0.84 };
  };

  test('have the unit of what the game is for', async () => {
    expect(adviceWords.announceDiscard(await choice('acc'), true, 'acc')).toContain(
      ', +9.5 points, 63.6% to win, worth +0.84 game points',
    );
    expect(adviceWords.announceDiscard(await choice('money'), true, 'money')).toContain('worth +0.84 stakes');
    expect(adviceWords.announceDiscard(await choice('win'), true)).not.toContain('worth');
    expect([worthWords.worth(-0.051, 'acc'), worthWords.worth(0.584, 'win')]).toEqual(['−0.05', '58.4%']);
  });

  test('say by ear how far a throw is behind, in that unit', async () => {
    const behind = { isBest: false, by: -0.2, order: 'winChance', tied: false, objective: 'acc' } as const;
    expect(discardWords.discardName('A', await choice('acc'), true, behind)).toBe(
      'Throw A: 9.50 points, 63.6 percent to win, worth +0.84 game points, 0.20 game points behind',
    );
    expect(discardWords.discardName('A', await choice('acc'), true, { ...behind, tied: true })).toContain('a tie');
    expect(discardWords.difference(-0.2, 'winChance', false, 'acc')).toBe('−0.20');
  });

  test('give the lead the number that is not shown beside it', async () => {
    const best = await choice('acc');
    expect(discardWords.leadNumbers(best, true, 'winChance', 'acc')).toMatch(/ = 9\.50 points, 63\.6% to win$/);
    expect(discardWords.leadNumbers(best, true, 'points', 'acc')).toMatch(
      /, 63\.6% to win, worth \+0\.84 game points$/,
    );
    expect(discardWords.leadNumbers(best, true, 'winChance')).toMatch(/ = 9\.50 points$/);
  });
});
