import { afterEach, describe, expect, test } from 'vitest';
import { createEngine, type Rank } from '../../../dist/engine/index.js';
import { announceCount, countText } from '../../../web/app/features/count/queries.js';
import { pageAddress } from '../../../web/app/messages/page_links.js';
import { type Action, reduce } from '../../../web/app/root/reducer.js';
import { isEmpty } from '../../../web/app/root/registry.js';
import type { ShowSeat } from '../../../web/app/session/game.js';
import { statusOf } from '../../../web/app/shell/shell.js';
import { english, speak } from '../../../web/i18n/locale.js';
import { answered, cardsOf, goTo, keepingScore, peg, playThrough, reach, start, taps, undo } from '../play_through.js';

const engine = await createEngine();
afterEach(() => speak(english));

describe('Count says', () => {
  const said = async (...actions: Parameters<typeof playThrough>[1]) =>
    announceCount(await playThrough(engine, actions));

  test('the owner of the hand, its total and its count, once it is whole', async () => {
    const { spoken } = await engine.scoreShow({ hand: '4S 5H 5D 6C', starter: 'JD' });
    const all = await said(...keepingScore, ...taps('4S 5H 5D 6C JD'));
    expect(all).toMatch(/^Heels: 2 for me\. Their hand/);
    expect(all).toContain('16');
    expect(all).toContain(spoken);
  });

  test('no owner and no heels of a hand by itself, but whether it is a crib', async () => {
    const { spoken } = await engine.scoreShow({ hand: '4S 5H 5D 6C', starter: 'JD' });
    expect(await said(...taps('4S 5H 5D 6C JD'))).toBe(`Hand: 16. ${spoken}`);
    expect(await said(...taps('4S 5H 5D 6C JD'), { type: 'seatChosen', seat: 'crib' })).toBe(`Crib: 16. ${spoken}`);
  });

  test('the points of four cards, and their range with a starter', async () => {
    const { min, max } = await engine.valueStarters({ hand: '4S 5H 5D 6C', seen: [] });
    const cut = await said(...taps('4S 5H 5D 6C'));
    for (const part of ['12 so far', min, max]) expect(cut).toContain(`${part}`);
  });

  test('nothing of too few cards', async () => {
    expect(announceCount(reach(taps('4S 5H')))).toBe('');
    expect(await said()).toBe('');
  });

  test('the total of any cards and of ranks, without a hand', async () => {
    const any = await said({ type: 'seatChosen', seat: 'any' }, ...taps('4S 5H 6C'));
    const ranks = await said({ type: 'ranksGiven', ranks: '456' });
    for (const each of [any, ranks]) {
      expect(each).toMatch(/^5\. fifteen two/);
      expect(each).not.toContain('hand');
    }
    expect(announceCount(reach([{ type: 'ranksGiven', ranks: '456' }]))).toBe('');
  });

  test('the cards, the starter and the count as a text', async () => {
    const alone = await playThrough(engine, taps('4S 5H 5D 6C JD'));
    expect(countText(alone)).toMatch(/^Hand: 4S 5H 5D 6C \+ JD\n16: fifteen two/);
    const shown = await playThrough(engine, [...keepingScore, ...taps('4S 5H 5D 6C JD')]);
    expect(countText(shown)).toMatch(/^Their hand: 4S 5H 5D 6C \+ JD\n16: fifteen two/);
    const ranks = await playThrough(engine, [{ type: 'ranksGiven', ranks: '456' }]);
    expect(countText(ranks)).toMatch(/^456\n5: /);
  });
});

describe('a listener hears every card, peg and go of a deal once', () => {
  // Returns everything that the status line says after each action, while the answers arrive one by one. Each of the
  // line's two sentences is heard when it changes.
  const heard = async (actions: readonly Action[]) => {
    let state = await answered(engine, start);
    const all: string[] = [];
    for (const action of actions) {
      const lines: string[] = [];
      const hear = (now: typeof state) => {
        const [was, is] = [statusOf(state), statusOf(now)];
        state = now;
        if (is.said !== was.said) lines.push(is.said);
        if (is.later !== was.later) lines.push(is.later ?? '');
      };
      hear(reduce(state, action));
      await answered(engine, state, hear);
      all.push(lines.filter(Boolean).join(' '));
    }
    return all;
  };
  const kept = { type: 'keptPlayed', kept: cardsOf('5H 5D 6C QS'), thrown: cardsOf('2C 9D') } as const;
  const playsRank = (rank: Rank): Action => ({ type: 'rankPlayed', rank });

  const untilGo = [kept, ...taps('JC'), playsRank('K'), ...taps('QS'), playsRank('5'), ...taps('5H')];
  const afterGo = [playsRank('7'), ...taps('6C'), playsRank('T'), ...taps('5D')];
  const best = (said: string) => said.replace(/Best: .*, I win \d+%/, 'Best');

  test('in the play, whether a go is said or given away by the next card', async () => {
    const before = [
      '',
      'Heels: 2 for me. They lead.',
      'Them: king, count 10. Best.',
      'Me: queen of spades, count 20. Their turn.',
      'Them: 5, count 25. Best.',
      'Me: 5 of hearts, count 30. Me: pair for two. Their turn.',
    ];
    const after = [
      'Me: 6 of clubs, count 13. Their turn.',
      'Them: 10, count 23. Best.',
      'Me: 5 of diamonds, count 28. Me: last card for one. All cards are played.',
    ];
    const said = ['They say go. Me: go for one. They lead.', 'Them: 7, count 7. Best.'];
    const all = await heard([...untilGo, { type: 'goSaid' }, ...afterGo]);
    expect(all.map(best)).toEqual([...before, ...said, ...after]);
    const unsaid = ['Go: 1 for me. They lead 7. Best.'];
    expect((await heard([...untilGo, ...afterGo])).map(best)).toEqual([...before, ...unsaid, ...after]);
  });

  test('before the advice is there, for which we need not wait', async () => {
    const lines: unknown[] = [];
    const asked = reach([kept, ...taps('JC'), playsRank('K')]);
    await answered(engine, asked, (now) => lines.push(statusOf(now)));
    expect(lines).toContainEqual({ said: 'Them: king, count 10.', later: '', look: 'unseen' });
  });

  test('even if the opponent has played all four', async () => {
    const ours = { type: 'keptPlayed', kept: cardsOf('TH 9D 8C QS'), thrown: cardsOf('2C 3D') } as const;
    const count29 = [playsRank('4'), ...taps('TH'), playsRank('3'), ...taps('9D'), playsRank('2'), playsRank('A')];
    const said = await heard([ours, ...taps('KC'), ...count29, ...taps('8C QS')]);
    expect(said.slice(6).map(best)).toEqual([
      'Them: 2, count 28. I say go. Their turn.',
      'Them: ace, count 29. Them: go for one. Best.',
      'Me: 8 of clubs, count 8. Best.',
      'Me: queen of spades, count 18. Me: last card for one. All cards are played.',
    ]);
  });

  test('at the show and on the board', async () => {
    const hand = (cards: string, seat: ShowSeat): readonly Action[] => [...taps(cards), { type: 'showPegged', seat }];
    const shows = [...hand('4S 5H 5D 6C JD', 'pone'), ...hand('2H 2D 3C KS', 'dealer'), ...hand('7H 8D 9C TS', 'crib')];
    const after = [{ type: 'dealEnded' } as const, goTo('board'), peg('us', 3), undo];
    const [, , ...all] = await heard([...keepingScore, ...shows, ...after]);
    expect(all.filter(Boolean).map((said) => said.replace(/ fifteen two.*/, ''))).toEqual([
      '12 so far. With the starter: 12 to 24, 15.96 on average.',
      'Heels: 2 for me. Their hand: 16.',
      'Them: 16 points, now at 16.',
      'My hand: 10.',
      'Me: 10 points, now at 12.',
      'My crib: 7.',
      'Me: 7 points, now at 19.',
      expect.stringMatching(/^Me 19, them 16, they deal: I win/),
      expect.stringMatching(/^Me 22, them 16, they deal: I win/),
      expect.stringMatching(/^Me 19, them 16, they deal: I win/),
    ]);
  });
});

test('a screen is empty until something lies in front of the player there', () => {
  const ranks = reach([{ type: 'ranksGiven', ranks: '456' }]);
  const hand = reach(taps('5H'));
  const others = [goTo('discard'), goTo('play')].map((screen) => reach([screen], hand));
  expect([reach([]), hand, ranks, ...others].map(isEmpty)).toEqual([true, false, false, true, true]);
  const shown = reach([...keepingScore, ...taps('5H')]);
  expect(isEmpty(reach([{ type: 'seatChosen', seat: 'dealer' }], shown))).toBe(true);
  expect(isEmpty(reach([{ type: 'seatChosen', seat: 'crib' }], hand))).toBe(false);
  expect([reach([goTo('board')]), reach([goTo('board'), peg('us', 1)])].map(isEmpty)).toEqual([true, false]);
  const kept = { type: 'keptPlayed', kept: cardsOf('4H 5S 5D 6S'), thrown: cardsOf('JH 2C') } as const;
  expect(isEmpty(reach([kept]))).toBe(false);
});

test('a page beside the app is that of its language', () => {
  expect(pageAddress('help')).toBe('./help.html');
  speak({ ...english, tag: 'fr-CA' });
  expect(pageAddress('help')).toBe('./help.fr.html');
});
