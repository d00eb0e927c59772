import { beforeEach, describe, expect, test } from 'vitest';
import { strings } from '../../../web/app/messages/app.js';
import type { Card, Discard, Objective } from '../../../web/engine/index.js';
import { disagreementOf } from '../../../web/ui/discards/reasons.js';
import { errorOf } from '../../../web/ui/error_margins.js';
import { signedFine } from '../../../web/ui/figures.js';
import { reasonWords } from '../../../web/ui/messages/discard_reasons.js';
import { discardWords } from '../../../web/ui/messages/discards.js';
import { all, engine, nameOf, type Part, Player, textOf } from './drawn.js';

const dealt = '5DJH6S4H5S2C';
let player: Player;
beforeEach(() => {
  player = new Player(engine);
});

const signed = (value: number): string => `${value > 0 ? '+' : '−'}${value.toFixed(2).replace('-', '')}`;
const called = (cards: readonly Card[]) => cards.map(strings.cardName).join(', ');
const textIn = (row: Part, of: string) => all(row, of).map(textOf).join();
const isPressed = (name: string | RegExp) => player.button(name).attributes['aria-pressed'] === 'true';
const rows = () =>
  player.all('.discard-row').map((row) => ({
    thrown: row.attributes['data-thrown'],
    points: textIn(row, '.points'),
    win: textIn(row, '.win'),
  }));
const shown = (choices: readonly Discard[]) =>
  choices.map(({ thrown, points, winChance = Number.NaN }) => ({
    thrown: thrown.join(''),
    points: signed(points),
    win: discardWords.chance(winChance),
  }));
const bestOf = (choices: readonly Discard[]) => choices[0] as Discard;

describe('the list', () => {
  test.each([dealt, 'AS2S3S4S5S6S', 'JHJDJCJSTHTD', '7H7D8S8C9H9C', 'KHQDTS9C8H7D'])(
    'has the fifteen discards of the engine, best first, for either crib: %s',
    async (six) => {
      await player.open(`#v1/discard/${six}`);
      for (const [crib, weDeal] of [
        ['My crib', true],
        ['Their crib', false],
      ] as const) {
        await player.press(crib);
        expect(rows()).toEqual(shown(await engine.valueDiscards({ dealt: six, weDeal })));
      }
      expect(player.fragment).toBe(`#v1/discard/${six}/theirs`);
    },
  );

  test('shows a discard that costs more than it earns below zero', async () => {
    await player.open('#v1/discard/2H4D6S8C5DTS/theirs');
    const choices = await engine.valueDiscards({ dealt: '2H4D6S8C5DTS', weDeal: false });
    expect(choices.at(-1)?.points).toBeLessThan(0);
    expect(rows()).toEqual(shown(choices));
  });

  test('is not there of fewer than six cards, and says how many are missing', async () => {
    await player.go('discard');
    for (const [at, card] of (dealt.slice(0, 10).match(/../g) ?? []).entries()) {
      await player.tap(card);
      expect([player.text('.prompt span'), player.all('.discard-row')]).toEqual([strings.more(5 - at), []]);
      expect(player.names('.prompt button')).toEqual(['Clear']);
    }
  });

  test('says by ear what the numbers of a row are', async () => {
    await player.open(`#v1/discard/${dealt}`);
    const [best, other] = (await engine.valueDiscards({ dealt, weDeal: true })) as [Discard, Discard];
    const name = ({ thrown, points, winChance = 0 }: Discard) =>
      `Throw ${called(thrown)}: ${points.toFixed(2)} points, ${(winChance * 100).toFixed(1)} percent to win`;
    const behind = (((best.winChance ?? 0) - (other.winChance ?? 0)) * 100).toFixed(1);
    const names = () => player.names('.discard-row');
    expect(names().slice(0, 2)).toEqual([`${name(best)}, best`, `${name(other)}, ${behind} percent behind`]);
    await player.press('points');
    expect(names()[5]).toMatch(/ percent to win, \d+\.\d\d points behind$/);
    expect(player.texts('.discard-row .difference')[5]).toMatch(/^−\d+\.\d\d pts$/);
  });

  test('is sorted by points or by chances, with the differences and ties of that order', async () => {
    await player.open(`#v1/discard/${dealt}`);
    for (const [button, order] of [
      ['points', 'points'],
      ['win %', 'winChance'],
    ] as const) {
      await player.press(button);
      expect(isPressed(button)).toBe(true);
      const ranked = await engine.valueDiscards({ dealt, weDeal: true });
      const choices = order === 'points' ? [...ranked].sort((a, b) => b.points - a.points) : ranked;
      expect(rows()).toEqual(shown(choices));
      const least = bestOf(choices).points - errorOf.points;
      const tied = choices.filter((choice) => (order === 'points' ? choice.points >= least : choice.tied));
      expect(player.texts('.discard-row .difference').filter((text) => text.includes('tie')).length).toBe(
        tied.length - 1,
      );
      expect(player.fragment).toBe(`#v1/discard/${dealt}${order === 'points' ? '/mine/points' : ''}`);
    }
  });

  test('has the throw of a reviewed game right after the best, with a ring', async () => {
    const ranked = await engine.valueDiscards({ dealt, weDeal: true });
    const [last, other] = [ranked.at(-1), ranked[1]];
    if (!last || !other) throw new Error('fifteen throws');
    await player.open(`#v1/discard/${dealt}/mine/chose-${last.thrown.join('')}`);
    expect(rows()).toEqual(shown([ranked[0] as Discard, last, ...ranked.slice(1, -1)]));
    const ringed = player.all('.discard-row').map(({ attributes }) => attributes['data-ringed']);
    expect(ringed.slice(0, 3)).toEqual(['', 'true', '']);
  });

  test('has another opponent’s throws, named beside the crib and kept in the link', async () => {
    await player.open(`#v1/discard/${dealt}`);
    await player.press(/^Throw .* best$/);
    expect(player.text('.details')).toContain('estimate: expert opponent');
    for (const [opponent, source] of [
      ['random', 'estimate: they throw at random'],
      ['handOnly', 'estimate: they keep the best hand'],
    ] as const) {
      await player.do({ type: 'opponentChosen', opponent });
      expect(rows()).toEqual(shown(await engine.valueDiscards({ dealt, weDeal: true, opponent })));
      expect(player.text('.details')).toContain(source);
      expect(player.fragment).toBe(`#v1/discard/${dealt}/mine/${opponent}`);
    }
  });
});

describe('an open row', () => {
  test('calls the hand exact and the crib an estimate, with a sentence', async () => {
    await player.open(`#v1/discard/${dealt}`);
    const choices = await engine.valueDiscards({ dealt, weDeal: true });
    for (const place of [1, 4, 14]) {
      const { thrown, kept, hand, crib, play, winChance } = choices[place] as Discard;
      const row = () => player.all(`.discard-row[data-thrown="${thrown.join('')}"]`)[0] as Part;
      await player.press(nameOf(row()));
      expect(row().attributes['aria-expanded']).toBe('true');
      const [details] = player
        .all('.item')
        .filter((item) => all(item, `.discard-row[data-thrown="${thrown.join('')}"]`).length > 0)
        .flatMap((item) => all(item, '.details')) as [Part];
      const text = textOf(details);
      const sure = ['exact, 46 starters', 'estimate: expert opponent', 'estimate: both play well', 'estimate, ±0.3%'];
      for (const said of [...sure, 'Keeps ']) expect(text).toContain(said);
      const pegs = [play.ours.toFixed(2), play.theirs.toFixed(2), signed(play.ours - play.theirs)];
      const numbers = [`${hand.min}`, `${hand.max}`, hand.mean.toFixed(2), signed(crib.mean), ...pegs];
      expect(all(details, '.number b').map(textOf)).toEqual([...numbers, discardWords.chance(winChance ?? Number.NaN)]);
      expect(all(details, '[role="img"]').map(nameOf)).toContain(called(kept));
      const starters = await engine.valueStarters({ hand: kept, seen: thrown });
      expect(starters.mean).toBeCloseTo(hand.mean, 9);
    }
    expect(player.all('.discard-row[aria-expanded="true"]').length).toBe(3);
  });

  test('says under each bar of a few what it counts', async () => {
    await player.open('#v1/discard/4S6DKH9C2D3H/mine');
    await player.press(/^Throw .* best$/);
    const best = bestOf(await engine.valueDiscards({ dealt: '4S 6D KH 9C 2D 3H', weDeal: true }));
    const counted = best.hand.histogram.flatMap((starters, at) => (starters ? [`${at}`] : []));
    expect(counted.length).toBeGreaterThan(3);
    expect(player.texts('.histogram text')).toEqual(counted);
  });

  test('has the worth of a game for more than the win, and its chance, each with its sentence', async () => {
    await player.open(`#v1/discard/${dealt}/money/90-55`);
    const best = bestOf(await engine.valueDiscards({ dealt, weDeal: true, ours: 90, theirs: 55, objective: 'money' }));
    const worth = signedFine(best.worth ?? Number.NaN);
    expect(isPressed('worth')).toBe(true);
    const names = player.names('.discard-row');
    expect(names[0]).toMatch(/ percent to win, worth [+−]?\d\.\d\d stakes, best$/);
    expect(names[8]).toMatch(/ stakes, \d\.\d\d stakes behind$/);
    expect(player.said).toContain(`% to win, worth ${worth} stakes`);
    await player.press(names[0] ?? '');
    expect(player.text('.details')).toContain('Win chance');
    expect(player.button(`Worth: ${worth} stakes. What is it?`)).toBeDefined();
    expect(player.text('.details')).toContain('What I can expect to win from 90–55 with this throw');
  });
});

describe('the throw for points', () => {
  // Deals until the best throw by points differs from the best throw by win chance.
  const findDisagreement = async (weDeal: boolean) => {
    const [ours, theirs] = [108, 114];
    for (let seed = 1; seed <= 200; ++seed) {
      const [six] = (await engine.deal({ seed })).hands;
      const choices = await engine.valueDiscards({ dealt: six, weDeal, ours, theirs });
      const found = disagreementOf(choices, weDeal, { ours, theirs });
      if (found?.reason) return { ...found, why: reasonWords.whyOtherWins(found), six: six.join(''), ours, theirs };
    }
    throw new Error('what brings most always wins most');
  };

  test.each([true, false])('has a sentence if it does not win most; we deal: %s', async (weDeal) => {
    const { forPoints, forWinning, why, six, ours, theirs } = await findDisagreement(weDeal);
    await player.open(`#v1/discard/${six}/${weDeal ? 'mine' : 'theirs'}/${ours}-${theirs}`);
    expect(rows()[0]?.thrown).toBe(forWinning.thrown.join(''));
    expect(player.text('.disagreement summary')).toContain(`To win at ${ours}–${theirs}, throw`);
    expect(player.names('.disagreement summary [role="img"]')).toEqual([called(forWinning.thrown)]);
    expect(player.text('.disagreement summary')).not.toContain(why);
    expect(player.text('.disagreement')).toContain(why);
    await player.press('points');
    expect(rows()[0]?.thrown).toBe(forPoints.thrown.join(''));
    expect(player.text('.disagreement')).toContain(why);
  });

  test('has none where points and winning agree', async () => {
    await player.open(`#v1/discard/${dealt}`);
    expect(player.all('.disagreement')).toEqual([]);
  });
});

describe('six cards', () => {
  test('are random and different', async () => {
    await player.go('discard');
    await player.deal();
    expect(new Set(player.cards.match(/../g)).size).toBe(6);
    expect(player.all('.discard-row').length).toBe(15);
  });

  test('leave four that go on to be counted', async () => {
    await player.open(`#v1/discard/${dealt}`);
    await player.press(/^Throw .* best$/, 'Count these four');
    expect([player.state.view, player.cards, isPressed(/^Me/)]).toEqual(['count', '4H5S5D6S', true]);
  });

  test('make way for a new hand with the crib where it was, and come back with Undo', async () => {
    await player.go('discard');
    await player.tap(dealt);
    await player.press('New hand');
    expect([player.cards, isPressed('My crib')]).toEqual(['', true]);
    await player.press('Undo');
    expect(player.cards).toBe(dealt);
  });

  test('are as many as there are: a seventh is refused', async () => {
    await player.open(`#v1/discard/${dealt}`);
    await player.tap('KC');
    expect([player.status, player.cards]).toEqual([
      { said: 'All six cards are entered. Tap a card again to take it away.', look: 'notice' },
      dealt,
    ]);
  });

  test('are to the crib of the dealer on the board, and change it there', async () => {
    await player.open('#v1/board/60-55/theirs');
    await player.go('discard');
    expect(isPressed('Their crib')).toBe(true);
    await player.press('My crib', /Go to the game$/);
    expect(isPressed('I deal')).toBe(true);
  });
});

test('a game for game points orders the throws by worth, and one for money by another', async () => {
  await player.open('#v1/board/6-0');
  for (const objective of ['acc', 'money'] as readonly Objective[]) {
    await player.do({ type: 'objectiveChosen', objective });
    await player.go('discard');
    if (player.cards === '') await player.tap(dealt);
    const choices = await engine.valueDiscards({ dealt, weDeal: true, ours: 6, theirs: 0, objective });
    expect(rows()[0]?.thrown).toBe(bestOf(choices).thrown.join(''));
    expect(player.texts('.discard-row .win')).toEqual(choices.map(({ worth = Number.NaN }) => signedFine(worth)));
    expect(player.fragment).toBe(`#v1/discard/${dealt}/${objective}/6-0`);
  }
});

test('a list in which points decide among ties says so', async () => {
  await player.open('#v1/discard/4H5C6D6SJCKD/theirs/114-109');
  expect(player.text('.discards')).toContain('Values this close are a tie, and points decide.');
  await player.open('#v1/discard/4H5C6D6SJCKD/theirs');
  expect(player.text('.discards')).not.toContain('points decide');
});
