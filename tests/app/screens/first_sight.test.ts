import { beforeEach, describe, expect, test } from 'vitest';
import { strings } from '../../../web/app/messages/app.js';
import { emptyMatchState } from '../../../web/app/state/slices/match.js';
import { engine, type Part, Player } from './drawn.js';

// The Count screen before there is a game: what the app shows first, and a hand that is counted by itself.

let player: Player;
beforeEach(async () => {
  player = await new Player(engine).do();
});

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
    const isCard = ({ 'data-card': card, class: of = '' }: Part['attributes']) => card || /\bplace\b/.test(of);
    expect(player.all('button').filter(({ attributes }) => !isCard(attributes)).length).toBeLessThanOrEqual(15);
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
    const { view, session } = player.state;
    expect([view, session.keepsScore, player.next]).toEqual(['board', true, 'Count the hands']);
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
    expect(player.chip).toBe('0–0: Me, Them. Go to the game');
  });

  test('is counted again as a crib, with the same cards', async () => {
    await player.tap('2H4H6HKHQD');
    for (const [seat, points, fragment] of [
      ['Hand', '4', '#v1/count/2H4H6HKH-QD'],
      ['Crib', '0', '#v1/count/..2H4H6HKH-QD/crib'],
      ['Hand', '4', '#v1/count/2H4H6HKH-QD'],
    ] as const) {
      await player.press(seat);
      expect([player.cards, player.text('.numeral'), player.fragment]).toEqual(['2H4H6HKHQD', points, fragment]);
    }
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
