import { beforeEach, describe, expect, test } from 'vitest';
import { type Card, ranks, suits } from '../../../web/engine/index.js';
import { engine, type Part, Player, textOf } from './drawn.js';

let player: Player;
beforeEach(() => {
  player = new Player(engine);
});

const isPressed = ({ attributes }: Part) => attributes['aria-pressed'] === 'true';
const chip = (ours: number, theirs: number) => `${ours}–${theirs}: Me, Them. Go to the game`;
const key = (card: string): Part => player.all(`.pad [data-card="${card}"]`)[0] as Part;
const counts = (points: number, spoken: string) => {
  expect([player.text('.numeral'), player.text('.spoken')]).toEqual([
    String(points),
    expect.stringContaining(`“${spoken}”`),
  ]);
};

describe('a hand', () => {
  test('is counted alike in whatever order it is tapped', async () => {
    const said = 'fifteen two, four, six, eight, and a double run is sixteen';
    for (const cards of ['4S5H5D6CJD', '6C5D4S5HJD']) {
      player = await new Player(engine).tap(cards);
      counts(16, said);
    }
    expect(player.texts('.count-line .phrase')).toEqual(
      (await engine.scoreShow({ hand: '4S5H5D6C', starter: 'JD', spoken: 'long' })).spoken.split(', '),
    );
  });

  test('is a flush with four hearts, but a crib is not, and says why', async () => {
    await player.tap('2H4H6HKHQD');
    counts(4, 'a flush of four is four');
    await player.press('Crib');
    counts(0, 'nineteen');
    expect(textOf(player.screen)).toContain('Four hearts are not a flush in the crib: all five must match.');
    await player.press('New hand');
    await player.tap('2H4H6HKHQH');
    counts(5, 'a flush of five is five');
  });

  test('has heels, not nobs, if the starter is a jack', async () => {
    await player.keepScore();
    await player.tap('2S4S6DKHJC');
    expect(textOf(player.screen)).toContain('The starter jack is heels, not nobs');
    expect(player.text('.totals')).toContain('Heels2');
  });

  test('presses the keys of its cards, and a second tap lets one go', async () => {
    await player.tap('4S5H4S');
    expect([player.cards, isPressed(key('4S')), isPressed(key('5H'))]).toEqual(['5H', false, true]);
  });

  test('goes back to its first card, and then there is nothing to undo', async () => {
    await player.tap('4S5H5D6CJD');
    await player.press('New hand');
    for (const left of ['4S5H5D6CJD', '4S5H5D6C', '4S5H5D', '4S5H', '4S', '']) {
      await player.press('Undo');
      expect(player.cards).toBe(left);
    }
    expect(player.buttons('Undo').every(({ attributes }) => attributes['aria-disabled'] === 'true')).toBe(true);
  });

  test('has Cards, which brings the pad back, if no other hand comes next', async () => {
    await player.keepScore();
    await player.press(/^Crib/);
    await player.tap('2H4H6HKHQD');
    expect([player.state.ui.padOpen, player.buttons('Skip')]).toEqual([false, []]);
    await player.press('Cards');
    expect([player.state.ui.padOpen, player.all('.key[data-state="used"]').length]).toEqual([true, 5]);
  });

  test('counts any seven cards together', async () => {
    const hand = '4S5H5D6C7DJDKS';
    await player.do({ type: 'seatChosen', seat: 'any' });
    expect(player.names('.segments button')).toEqual(['Hand', 'Crib', 'Any']);
    await player.tap(hand);
    const { points, spoken, combinations } = await engine.scoreShow({ hand });
    expect([player.cards, player.text('.numeral')]).toEqual([hand, String(points)]);
    expect(player.all('.count-line').length).toBe(combinations.length);
    expect(player.text('.spoken')).toContain(spoken);
  });

  test('is random with the two others, and then there is no other to deal', async () => {
    await player.keepScore();
    expect(player.names('.prompt button')).toEqual(['Try random cards']);
    await player.deal();
    const [, cards = '', starter = ''] = /^#v1\/count\/([^-]+)-(..)$/.exec(player.fragment) ?? [];
    expect(new Set([...(cards.split('.').join('').match(/../g) ?? []), starter]).size).toBe(13);
    const { points, spoken } = await engine.scoreShow({ hand: cards.split('.')[0] ?? '', starter });
    counts(points, spoken);
    expect(player.buttons('Try random cards')).toEqual([]);
  });
});

describe('before the cut', () => {
  test('each key shows and says what it would add, the best ones marked', async () => {
    await player.tap('4S5H5D6C');
    const { now, min, max, mean, count, starters } = await engine.valueStarters({ hand: '4S5H5D6C' });
    expect(player.all('.adds').length).toBe(starters.length);
    for (const { starter, points } of starters) {
      const adds = points - now;
      const [mark] = player.all(`.pad [data-card="${starter}"] .adds`);
      expect([mark && textOf(mark), mark?.attributes.class]).toEqual([
        adds > 0 ? `+${adds}` : '0',
        points === max ? 'adds most' : 'adds',
      ]);
      expect(key(starter).attributes['aria-label']).toMatch(new RegExp(`: adds ${adds} as the starter$`));
    }
    expect(player.all('.pad .adds').length).toBe(52 - 4);
    expect(textOf(player.screen)).toContain(
      `With the starter: ${min} to ${max}, ${mean.toFixed(2)} on average over ${count} starters.`,
    );
  });

  test('the crib is valued without the cards of the other hands', async () => {
    await player.open('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH/crib');
    const seen = '4S5H5D6C7H8H9CTC';
    const { min, max } = await engine.valueStarters({ hand: '2H4H6HKH', seen, crib: true });
    expect(player.text('.cut')).toMatch(new RegExp(`With the starter: ${min} to ${max}, .* over 40 starters`));
    expect(player.all('.adds').length).toBe(40);
  });
});

describe('the text field', () => {
  const type = async (text: string) => {
    await player.do({ type: 'panelChosen', panel: 'text' }, { type: 'typed', text });
    return player.all('.text-entry .primary')[0]?.attributes['aria-disabled'];
  };

  test('counts ranks', async () => {
    expect(await type('A2233444')).toBe('');
    expect(player.texts('.text-entry .primary')).toEqual(['Count as ranks']);
    await player.do({ type: 'ranksGiven', ranks: 'A2233444' });
    const { combinations } = await engine.scoreRanks({ ranks: 'A2233444' });
    expect([player.text('.numeral'), player.all('.count-line').length]).toEqual(['90', combinations.length]);
  });

  test('refuses cards that cannot be used, before they are', async () => {
    await player.keepScore();
    await player.tap('5H6H7H8H9H');
    await player.press(/^Me/);
    expect(await type('5h 5d 5s jc')).toBe('true');
    expect(player.text('.bad')).toBe('The 5 of hearts is in another hand of this deal.');
    await player.press('Close');
    await player.go('discard');
    expect(await type('5D JH 6S 4H 5S 2C KC')).toBe('true');
    expect(player.text('.bad')).toBe('A player is dealt six cards, but 7 are given here.');
  });
});

// Each of these cases once gave a wrong score without a notice.
describe('a hand that was pegged', () => {
  beforeEach(async () => {
    await player.keepScore();
    await player.tap('4S5H5D6C8H');
    await player.press('Peg 12 for them', /^Them/);
    expect(player.chip).toBe(chip(0, 12));
  });

  test('moves the peg when it is corrected, and says so', async () => {
    await player.do({ type: 'cardsGiven', cards: ['4S', '5H', '5D', '6C', '7H'] });
    expect([player.status, player.chip]).toEqual([
      { said: '12 corrected to 14: they have 14.', look: 'notice' },
      chip(0, 14),
    ]);
    await player.press('Undo');
    expect(player.chip).toBe(chip(0, 12));
    // The hand is incomplete while the player replaces one of its cards. Meanwhile it pegs nothing.
    await player.tap('8H');
    expect([player.said, player.chip]).toEqual(['12 points taken back: they have 0.', chip(0, 0)]);
    await player.tap('7H');
    expect([player.chip, player.texts('.totals [data-pegged="true"] dt')]).toEqual([chip(0, 14), ['Them']]);
    expect(player.next).toBe('Next: my hand');
  });

  test('is pegged like any other after Clear', async () => {
    await player.tap('6C8H');
    await player.press('Clear');
    expect(player.cards).toBe('');
    expect(player.chip).toBe(chip(0, 0));
    await player.tap('7H8H9CTCKD');
    await player.press('Peg 6 for them');
    expect(player.chip).toBe(chip(0, 6));
    await player.press('Undo', /^Them/);
    expect([player.cards, player.next]).toEqual(['7H8H9CTCKD', 'Peg 6 for them']);
  });
});

describe('a show', () => {
  test('pegs each hand once, for its player, and heels with the cut', async () => {
    await player.open('#v1/board/60-55');
    await player.press('Peg 1 for me');
    await player.go('count');
    await player.tap('4S5H5D6CJD');
    expect(player.chip).toBe(chip(63, 55));
    await player.press('Peg 16 for them');
    expect([player.chip, player.cards, isPressed(player.button(/^Me/))]).toEqual([chip(63, 71), 'JD', true]);
    await player.press(/^Them/);
    expect([player.next, player.texts('.totals [data-pegged="true"] dt')]).toEqual([
      'Next: my hand',
      ['Them', 'Heels'],
    ]);
    await player.press('Next: my hand');
    await player.tap('7H8H9CTC');
    await player.press('Peg 7 for me');
    await player.tap('2H4H6HKH');
    await player.press('New deal, they deal');
    expect([player.cards, player.chip]).toEqual(['', chip(70, 71)]);
    await player.press('Undo');
    expect(player.cards).toBe('2H4H6HKHJD');
  });

  test('says in gold that it wins, and leads to a new game', async () => {
    await player.open('#v1/board/110-118/theirs');
    await player.go('count');
    await player.tap('4S5H5D6C7H');
    await player.press('Peg 14 for me');
    expect(player.status).toEqual({ said: 'I win by 3.', look: 'notice won' });
    expect([player.next, player.buttons('Skip')]).toEqual(['New game', []]);
    await player.press('Undo', /^Me/);
    expect([player.chip, player.next]).toEqual([chip(110, 118), 'Peg 14 for me']);
  });

  test('has a jack that wins at 119 before the first card of the play', async () => {
    await player.open('#v1/board/119-100');
    await player.go('play');
    await player.tap('4H5S5D6SJD');
    expect([player.status, player.chip]).toEqual([{ said: 'I win by 21.', look: 'notice won' }, chip(121, 100)]);
    await player.press(player.next);
    expect(player.chip).toBe(chip(0, 0));
  });
});

test('undo is one history, and goes back to the screen where the step was done', async () => {
  await player.go('discard');
  await player.tap('5DJH6S4H5S2C');
  await player.press('Keep these four');
  await player.tap('9C');
  await player.do({ type: 'rankPlayed', rank: '7' });
  await player.go('count');
  for (const [there, cards] of [
    ['play', '4H5S5D6S9C'],
    ['play', '4H5S5D6S'],
    ['discard', '5DJH6S4H5S2C'],
    ['discard', '5DJH6S4H5S'],
  ] as const) {
    await player.press('Undo');
    expect([player.state.view, player.cards]).toEqual([there, cards]);
  }
});

test('a card of another hand has a key that is off, and the refusal names it', async () => {
  await player.keepScore();
  await player.tap('4S5H5D6CJD');
  await player.press('Skip');
  const off = ranks
    .flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))
    .filter((card) => key(card).attributes['aria-disabled'] === 'true');
  expect(off.toSorted()).toEqual(['4S', '5D', '5H', '6C']);
  await player.tap('6C');
  expect([player.said, player.cards]).toEqual(['The 6 of clubs is in another hand of this deal.', 'JD']);
});

test.each([
  ['5H5DJS5C5S', 'The highest hand there is!'],
  ['5H5DTC5C5S', ''],
])('the hand %s says “%s” beside its total', async (cards, said) => {
  await player.open('');
  await player.tap(cards);
  const all = textOf(player.screen);
  expect(all.includes('The highest hand there is!')).toBe(said !== '');
});
