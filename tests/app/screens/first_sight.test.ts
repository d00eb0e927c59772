import { beforeEach, describe, expect, test } from 'vitest';
import { strings } from '../../../web/app/messages/app.js';
import { emptyMatchState } from '../../../web/app/state/slices/match.js';
import { createEngineInProcess } from '../../../web/engine/in_process.js';
import { Player } from './drawn.js';

// The Count screen before there is a game: what the app shows first, and a hand that is counted by itself.

const engine = await createEngineInProcess();
let player: Player;
beforeEach(async () => {
  player = await new Player(engine).do();
});

const besideCards = () =>
  player
    .all('button')
    .filter(({ attributes }) => !attributes['data-card'] && !/\bplace\b/.test(attributes.class ?? ''));

describe('the first sight', () => {
  test('says what the app is, and has the ways to a game', async () => {
    expect(player.texts('header .wordmark')).toEqual([strings.appName]);
    expect(player.texts('header .tagline')).toEqual([strings.tagline]);
    expect([player.names('.segments button'), player.chip, player.all('.totals')]).toEqual([[], '', []]);
    const says = player.texts('.door small');
    expect(says).toEqual([strings.playComputerSays, strings.keepScoreSays]);
    const doors = player.texts('.door').map((text, at) => text.replace(says[at] ?? '', '').trim());
    expect(doors).toEqual([strings.playComputer, strings.keepScore, strings.tryRandom]);
    expect([player.names('.prompt button'), player.all('.who-deals')]).toEqual([['Try random cards'], []]);
  });

  test('has at most fifteen buttons besides the cards', () => {
    expect(besideCards().length).toBeLessThanOrEqual(15);
    expect(player.names('.pad .action')).toEqual(['Undo', 'Type']);
    expect(player.all('.pad [data-card]').length).toBe(52);
  });

  test('has four screens to go to, and Pegging is one of the game', async () => {
    expect(player.names('nav button')).toEqual(['15Count', '4·2Discard', '121Play', '29Practise']);
    const here = () => player.all('nav button[aria-current="page"]').map(({ inside }) => inside.at(-1));
    for (const [view, name] of [
      ['count', 'Count'],
      ['discard', 'Discard'],
      ['play', 'Play'],
      ['board', 'Play'],
      ['review', 'Play'],
      ['practice', 'Practise'],
    ] as const) {
      await player.go(view);
      expect([view, here().map((each) => String(each).trim())]).toEqual([view, [name]]);
    }
  });

  test('is over with the first card, and does not return while there is something to undo', async () => {
    const isFirst = () => player.all('.app-title').length + player.all('.doors').length;
    expect(isFirst()).toBe(2);
    await player.tap('4S');
    expect([isFirst(), player.names('.segments button')]).toEqual([0, ['Hand', 'Crib']]);
    await player.press('Clear');
    expect([isFirst(), player.cards]).toEqual([0, '']);
    await player.press('Undo', 'Undo');
    expect(isFirst()).toBe(2);
  });

  test('leads to the opponents on the board', async () => {
    await player.press(/^Play the computer/);
    // The choice waits until the part of the app with the opponents is there.
    expect(player.state).toMatchObject({ view: 'board', pendingMatchAction: { type: 'opponentChoiceOpened' } });
    player = await new Player(engine).do({ type: 'partLoaded', match: emptyMatchState });
    await player.press(/^Play the computer/);
    expect(player.state).toMatchObject({ view: 'board', match: { page: 'choice' } });
  });

  test('leads to a board on which score is kept', async () => {
    await player.press(/^Keep score/);
    expect([player.state.view, player.state.session.keepsScore, player.next]).toEqual([
      'board',
      true,
      'Count the hands',
    ]);
    await player.press('Undo');
    expect([player.state.view, player.all('.doors').length]).toEqual(['count', 1]);
  });

  test('has the play of a deal and any cards in the menu', async () => {
    await player.press('Menu', 'Pegging');
    expect([player.state.view, player.state.ui.panel]).toEqual(['play', null]);
    await player.press('Menu', 'Count any cards');
    expect([player.state.view, player.state.session.seat, player.state.ui.panel]).toEqual(['count', 'any', null]);
    expect(player.names('.segments button')).toEqual(['Hand', 'Crib', 'Any']);
    await player.press('Hand');
    expect([player.names('.segments button'), player.all('.app-title').length]).toEqual([[], 1]);
  });
});

describe('a hand by itself', () => {
  test('has a jack as starter without heels, score, totals or dealer', async () => {
    await player.tap('4S5H5D6CJD');
    expect([player.text('.numeral'), player.said]).toEqual([
      '16',
      'Hand: 16. fifteen two, four, six, eight, and a double run is sixteen',
    ]);
    expect(player.names('.segments button')).toEqual(['Hand', 'Crib']);
    for (const part of ['.totals', '.who-deals', '.score-chip', '.rail-score']) expect(player.all(part)).toEqual([]);
    expect(player.names('.folded button')).toEqual(['Undo', 'New hand', 'Keep score']);
    await player.go('discard');
    expect(player.chip).toBe('Me 0, them 0: go to the game');
  });

  test('is counted again as a crib, with the same cards', async () => {
    await player.tap('2H4H6HKHQD');
    expect(player.text('.numeral')).toBe('4');
    await player.press('Crib');
    expect([player.cards, player.text('.numeral'), player.fragment]).toEqual([
      '2H4H6HKHQD',
      '0',
      '#v1/count/..2H4H6HKH-QD/crib',
    ]);
    await player.press('Hand');
    expect([player.cards, player.text('.numeral')]).toEqual(['2H4H6HKHQD', '4']);
  });

  test('is followed by one that starts from nothing', async () => {
    await player.tap('4S5H5D6CJD');
    await player.press('New hand');
    expect([player.cards, player.state.ui.padOpen]).toEqual(['', true]);
    expect(player.all('.pad .key[data-state="used"]')).toEqual([]);
    await player.tap('4S5H7C8C9D');
    expect([player.cards, player.text('.numeral')]).toEqual(['4S5H7C8C9D', '5']);
  });

  test('goes into the deal when score is kept', async () => {
    await player.tap('4S5H5D6CJD');
    await player.press('Keep score');
    expect([player.state.view, player.next]).toEqual(['board', 'Peg 16 for them']);
    await player.go('count');
    expect([player.cards, player.chip]).toEqual(['4S5H5D6CJD', 'Me 2, them 0: go to the game']);
    expect(player.names('.segments button').map((name) => name.split(' ')[0])).toHaveLength(3);
    expect([player.text('.totals'), player.next]).toEqual([expect.stringContaining('Heels2'), 'Peg 16 for them']);
    await player.press('Undo');
    expect([player.cards, player.names('.segments button'), player.chip]).toEqual(['4S5H5D6CJD', ['Hand', 'Crib'], '']);
  });

  test('may be random, without other hands', async () => {
    await player.deal();
    expect(player.fragment).toMatch(/^#v1\/count\/([A-Z0-9]{2}){4}-[A-Z0-9]{2}$/);
    expect([player.names('.segments button'), player.buttons('Try random cards')]).toEqual([['Hand', 'Crib'], []]);
    expect(player.next).toBe('New hand');
    await player.press('New hand');
    expect(player.names('.prompt button')).toEqual(['Try random cards']);
  });

  test('can be cleared while cards are missing', async () => {
    for (const card of ['4S', '5H', '5D']) {
      await player.tap(card);
      expect(player.names('.prompt button')).toEqual(['Clear']);
    }
    await player.press('Clear');
    expect([player.cards, player.names('.prompt button')]).toEqual(['', ['Try random cards']]);
  });
});
