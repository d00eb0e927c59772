import { beforeEach, describe, expect, test } from 'vitest';
import { strings } from '../../../web/app/messages/app.js';
import { engine, Player, textOf } from './drawn.js';

let player: Player;
beforeEach(() => {
  player = new Player(engine);
});

const count = () => player.text('.on-table');
const turn = () => player.text('.turn');
const fallen = () => player.texts('.fallen li');

// The opponent plays a seven, the player plays the four of hearts, and the opponent plays a four.
const begun = async () => {
  await player.go('play');
  await player.tap('4H5S5D6S9C');
  await player.press('They play 7', /^Play the 4 of hearts/, 'They play 4');
};

describe('cards that fall', () => {
  const asked = { kept: '4H5S5D6S', starter: '9C', weDeal: true, played: 'them 7S us 4H them 4S' };
  beforeEach(begun);

  test('say what they pegged and why', () => {
    expect([count(), turn()]).toEqual(['15', expect.stringMatching(/My turn.*Me 0 · Them 4/)]);
    expect(fallen()).toEqual([/7/, /4/, /4\s*\+4/].map((text) => expect.stringMatching(text)));
    expect(player.texts('.fallen li .unseen').at(-1)).toBe('Them: 4, count 15, 4 points');
    expect(player.text('.why')).toBe('Them: fifteen for two, pair for two.');
    // The opponent's cards were entered by rank. The app chooses suits for them, so that none is a card of the player's hand.
    expect(player.fragment).toBe('#v1/play/4H5S5D6S-9C/mine/7S4H4S');
  });

  test('leave each legal card with the engine’s value, which a tap plays', async () => {
    const { legal } = await engine.valuePlays(asked);
    expect(player.buttons(/^Play the 5 of spades, .*best$/)).toHaveLength(1);
    expect(Number(player.texts('.own.best small')[0])).toBeCloseTo(legal[0]?.net ?? Number.NaN, 2);
    expect(player.text('.advice')).not.toContain('first estimate');
    expect(player.text('.best-now')).toContain(strings.win(legal[0]?.winChance ?? 0, { us: '', them: '' }));
    await player.press(/^Play the 6 of spades/);
    expect([count(), turn(), player.buttons(/^Play/)]).toEqual(['21', expect.stringContaining('Their turn'), []]);
  });

  test('say how likely they hold each rank, on either turn', async () => {
    const { theyHold = [] } = await engine.valuePlays(asked);
    const held = () => player.texts('.held li');
    expect([player.names('.held ol'), held().length]).toEqual([['They hold'], 13]);
    const holds = (at: number, name: string) => `${name} ${Math.round(100 * (theyHold[at] ?? 0))}%`;
    expect(held()[2]).toContain(holds(2, '3'));
    expect(held()[5]).toContain(holds(5, '6'));
    await player.press(/^Play the 5 of spades/);
    expect(turn()).toContain('Their turn');
    expect(held()[5]).toContain(holds(5, '6'));
  });

  test('are mixed as the solution mixes them, in a sentence', async () => {
    const share = (legal: readonly { card: string; frequency: number }[], rank: string) =>
      legal.reduce((sum, { card, frequency }) => sum + (card[0] === rank ? frequency : 0), 0);
    let mixed = 0;
    for (const four of ['3H6S7D8C', '4H5S5DJC', '2H3S7DQC', 'AH4S9DTC', '7H7S8D9C']) {
      await player.open(`#v1/play/${four}-KC/theirs`);
      const { legal } = await engine.valuePlays({ kept: four, starter: 'KC', weDeal: false, played: '' });
      const shares = [...new Set(legal.map(({ card }) => card[0] as string))]
        .map((rank) => share(legal, rank))
        .filter((each) => each >= 0.05)
        .sort((a, b) => b - a);
      const said = player.texts('.mix');
      if (shares.length < 2) expect(said).toEqual([]);
      else {
        mixed++;
        expect(said).toHaveLength(1);
        expect(said[0]).toMatch(/^\s*Best mix of cards:/);
        expect([...(said[0] ?? '').matchAll(/(\d+)%/g)].map(([, each]) => Number(each))).toEqual(
          shares.map((each) => Math.round(100 * each)),
        );
      }
    }
    expect(mixed).toBeGreaterThan(0);
  });

  test('are taken back with a sentence if the rules forbid them, and with Undo one at a time', async () => {
    await player.tap('8C');
    expect(player.status).toEqual({ said: expect.stringContaining('8C'), look: 'notice' });
    expect([fallen().length, count()]).toEqual([3, '15']);
    await player.press(/^Play the 5 of spades/, 'They play jack');
    expect(count()).toBe('30');
    for (const left of [4, 3, 2]) {
      await player.press('Undo');
      expect(fallen().length).toBe(left);
    }
  });
});

test('heels are told until the first card falls', async () => {
  await player.go('play');
  await player.tap('4H5S5D6SJC');
  expect(player.text('.heels')).toBe('Heels: 2 for me.');
  await player.press('They play 7');
  expect(player.all('.heels')).toEqual([]);
});

test('a hand that is played out holds no rank, and a rank that they cannot hold is named so', async () => {
  await player.open('#v1/play/4H5S5D6S-9C/mine/7S4H4C5S9S6STS');
  expect([turn(), player.all('.held')]).toEqual([expect.stringContaining('My turn'), []]);
  await player.open('#v1/play/4H6STSJS-9C/mine/KSJS9H-');
  expect(player.texts('.held li')[0]).toContain('no ace');
});

test('a rank that is not in their hand has a key that is off', async () => {
  await player.open('#v1/count/TS9S8S7S.4H5S5D6S-9C');
  await player.go('play');
  const off = (name: string) => player.button(name).attributes['aria-disabled'];
  expect([off('They play 8'), off('They play king')]).toEqual(['false', 'true']);
});

test('ranks that would pass 31 are dimmed, and a tap on one says the go that it gives away', async () => {
  await player.open('#v1/play/4H6STSJS-9C/mine/8SJS4S');
  const dimmed = () =>
    player.all('.rank-key').flatMap((key) => (key.attributes['data-dimmed'] === 'true' ? [textOf(key).trim()] : []));
  expect(dimmed()).toEqual([]);
  await player.press(/^Play the 6 of spades/);
  expect([count(), dimmed().join(' ')]).toEqual(['28', '4 5 6 7 8 9 10 J Q K']);
  const said = 'Go: 1 for me. They lead 7.';
  await player.press('They play 7, after a go');
  expect([count(), player.text('.why'), player.said]).toEqual(['7', said, expect.stringMatching(/^Go: 1 for me: /)]);
  await player.press('Undo');
  expect([count(), player.all('.why')]).toEqual(['28', []]);
});

test('our go comes by itself, theirs by a button, and the count begins again', async () => {
  await player.open('#v1/play/4H6STSJS-9C/mine/KSJS9H');
  expect([count(), turn()]).toEqual(['29', expect.stringContaining('Their turn')]);
  await player.press('They say go');
  expect([turn(), fallen()[2]]).toEqual([expect.stringContaining('I lead'), expect.stringContaining('+1')]);
  expect([player.chip, player.fragment]).toEqual([
    expect.stringContaining('0–1: Me, Them'),
    '#v1/play/4H6STSJS-9C/mine/KSJS9H-',
  ]);
});

test('after the last card the points are pegged, the ranks fold, and the hands are counted', async () => {
  const link = '#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/12-20';
  await player.open(link);
  expect([turn(), player.chip, player.fragment]).toEqual([
    expect.stringMatching(/All cards are played.*Me 1 · Them 2/),
    expect.stringContaining('13–22: Me, Them'),
    link,
  ]);
  expect(player.all('.dock .rank-pad')).toEqual([]);
  await player.press('Count the hands');
  expect([player.state.view, player.cards]).toEqual(['count', 'KS9H2DTH9C']);
});

test('four random cards and a starter are valued where we lead', async () => {
  await player.go('play');
  await player.deal();
  expect(player.all('.own-cards .mark')).toHaveLength(5);
  await player.press('Their crib');
  expect(turn()).toContain('I lead');
  expect(player.texts('.own small')[0]).toMatch(/^[+−]\d\.\d\d$/);
});

test('a game for game points has the worth of the best card, and says it', async () => {
  const link = '#v1/play/4H5S5D6S-9C/mine/7S/acc/60-55';
  await player.open(link);
  expect(player.text('.best-now')).toMatch(/I win \d+%, worth [+−]\d\.\d\d$/);
  expect(player.said).toMatch(/^Best: .*, I win \d+%, worth [+−]\d\.\d\d game points\.$/);
  expect(player.fragment).toBe(link);
  expect(textOf(player.screen)).not.toContain('undefined');
});
