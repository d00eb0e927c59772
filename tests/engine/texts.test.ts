import { expect, test } from 'vitest';
import { asked, runs } from './command.js';

const dealt = ['5D', 'JH', '6S', '4H', '5S', '2C'];

const linesOf = (...words: readonly string[]): readonly string[] => {
  const { status, stdout } = runs(...words);
  expect(status).toBe(0);
  return stdout.trimEnd().split('\n');
};
const answerTo = <Answer>(question: object): Answer => asked([question])[0]?.ok as Answer;
const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
const percent = (chance: number) => (100 * chance).toFixed(2);

interface Discard {
  thrown: string[];
  points: number;
  winChance?: number;
}

test('discards by the chance of winning show it, in falling order below the tied ones, and say so', () => {
  const score = { ours: 118, theirs: 115 };
  const lines = linesOf('discard', ...dealt, '--theirs', '--score', '118', '115');
  const choices = answerTo<Discard[]>({ ask: 'valueDiscards', dealt: dealt.join(' '), weDeal: false, ...score });
  expect(lines[0]).toMatch(/^throw +keep +win % +points +hand +least +most +crib +play$/);
  for (const [at, { thrown, points, winChance = Number.NaN }] of choices.entries()) {
    expect(lines[at + 1]).toMatch(new RegExp(`^${thrown.join(' ')}  (\\w\\w ){4}`));
    expect(lines[at + 1]).toContain(` ${percent(winChance)} `);
    expect(lines[at + 1]).toContain(` ${signed(points)} `);
  }
  const tied = Number(/^The first (\d+) tie within/m.exec(lines.join('\n'))?.[1] ?? 1);
  expect(lines.length).toBe(1 + 15 + (tied > 1 ? 4 : 3));
  const shown = lines.slice(1 + tied, 16).map((line) => Number(line.split(/ +/)[6]));
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
  expect(lines.slice(16).join(' ')).toMatch(/Best first by win %.* 118 to 115\. .*Exact: the hand.* Estimates: /);
});

test('discards by points show no chance, in falling order, and say that it is the order', () => {
  const lines = linesOf('discard', ...dealt, '--mine', '--order', 'points', '--opponent', 'handOnly');
  expect(lines[0]).not.toContain('win');
  const shown = lines.slice(1, 16).map((line) => Number(line.split(/ +/)[6]));
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
  expect(shown[0]).toBeGreaterThan(shown[14] ?? Number.NaN);
  expect(lines[16]).toContain('Best first by points');
  expect(lines.at(-1)).toContain('ignores the crib');
});

test('every column of discards lies under its name', () => {
  for (const words of [['--mine'], ['--theirs', '--order', 'points']]) {
    const [head = '', ...rows] = linesOf('discard', ...dealt, ...words);
    const ends = [...head.matchAll(/(points|hand|least|most|crib|play|win %)/g)].map(
      ({ index, 0: name }) => index + name.length,
    );
    for (const row of rows.slice(0, 15))
      for (const end of ends) expect(row.slice(end - 1, end + 1), `${row}|${end}`).toMatch(/^\d ?$/);
  }
});

interface Legal {
  readonly card: string;
  readonly points: number;
  readonly net: number;
  readonly winChance?: number;
  readonly frequency: number;
}

// Returns true if the solution plays no rank in more than 19 of 20 cases.
const mixes = (legal: readonly Legal[]): boolean =>
  legal.every(({ card }) => {
    const ofRank = legal.filter((each) => each.card[0] === card[0]);
    return ofRank.reduce((sum, { frequency }) => sum + frequency, 0) <= 0.95;
  });

const share = (frequency: number): string => {
  const text = (100 * frequency).toFixed(0);
  if (frequency < 1 && text === '100') return '>99';
  return frequency > 0 && text === '0' ? '<1' : text;
};

test('cards to play show how often the solution plays them if it mixes, and a tie of throws is told', () => {
  const lead = ['play', '--theirs', '--kept', '3H', '6S', '7D', '8C'];
  const { legal } = answerTo<{ legal: Legal[] }>({ ask: 'valuePlays', played: '', weDeal: false, kept: '3H 6S 7D 8C' });
  expect(mixes(legal)).toBe(true);
  const lines = linesOf(...lead);
  expect(lines[1]).toMatch(/ plays %$/);
  for (const [at, { frequency }] of legal.entries())
    expect(lines[at + 2]?.trim().split(/ +/).at(-1)).toBe(share(frequency));
  expect(lines.join('\n')).toContain('Plays %: how often the solution plays each card.');
  const thrown = ['discard', '4H', '5S', '5D', '6S', '2C', 'JH', '--mine', '--score', '119', '114'];
  const at119 = { ask: 'valueDiscards', dealt: '4H 5S 5D 6S 2C JH', weDeal: true, ours: 119, theirs: 114 };
  const choices = answerTo<{ tied: boolean }[]>(at119);
  const tied = choices.filter((each) => each.tied).length;
  expect(tied).toBeGreaterThan(1);
  expect(linesOf(...thrown).join('\n')).toContain(`The first ${tied} tie within`);
});

test('cards to play show the chance of winning if that orders them, and net points if not', () => {
  const words = ['play', 'them', '5H', '--mine', '--kept', '4S', '6D', 'KH', '9C', '--score', '117', '119'];
  const question = { ask: 'valuePlays', played: 'them 5H', weDeal: true, kept: '4S 6D KH 9C', ours: 117, theirs: 119 };
  for (const order of ['winChance', 'points']) {
    const lines = linesOf(...words, '--order', order);
    const { legal } = answerTo<{ legal: Legal[] }>({ ...question, order });
    expect(lines[0]).toBe('count 5, our turn');
    const shares = mixes(legal);
    expect(lines[1]).toMatch(
      order === 'points' ? /^card +net +pegs( +plays %)?$/ : /^card +win % +net +pegs( +plays %)?$/,
    );
    expect(lines[1]?.endsWith('plays %')).toBe(shares);
    for (const [at, { card, points, net, winChance, frequency }] of legal.entries()) {
      const chance = winChance === undefined ? [] : [percent(winChance)];
      const wanted = [card, ...chance, signed(net), points || '-', ...(shares ? [share(frequency)] : [])];
      expect(lines[at + 2]?.trim().split(/ +/)).toEqual(wanted.map(String));
    }
    expect(lines[6]).toContain(order === 'points' ? 'Best first by net' : 'Best first by win %');
  }
  expect(linesOf(...words, '--order', 'winChance')).toEqual(linesOf(...words));
});

test('a first answer says so, and a final one does not', () => {
  const words = ['play', 'them', '5H', 'us', '6D', 'them', '7C', '--mine', '--kept', '4S', '6D', 'KH', '9C'];
  expect(linesOf(...words, '--quick').at(-1)).toContain('A first answer');
  expect(linesOf(...words).at(-1)).not.toContain('A first answer');
});

test('if no card can be played there is no list, only the ranks that they may hold', () => {
  const kept = ['--mine', '--kept', '4S', '6D', 'KH', '9C'];
  const theirs = linesOf('play', 'them', '5H', 'us', '6D', ...kept);
  expect(theirs).toEqual(['count 11, their turn', expect.stringMatching(/^They hold:/)]);
  const must = ['play', 'them', 'KD', 'us', 'KH', 'them', '9D', '--mine', '--kept', 'KH', 'QC', '9C', '8H'];
  expect(linesOf(...must)).toEqual(['count 29, our turn, and we must say go', expect.stringMatching(/^They hold:/)]);
});

test('one line says how likely they hold each rank, until they hold none', () => {
  const words = ['play', 'them', '5H', 'us', '6D', 'them', '7C', '--mine', '--kept', '4S', '6D', 'KH', '9C'];
  const question = { ask: 'valuePlays', played: 'them 5H us 6D them 7C', weDeal: true, kept: '4S 6D KH 9C' };
  const { theyHold } = answerTo<{ theyHold: number[] }>(question);
  const shown = theyHold.map((chance, rank) => `${'A23456789TJQK'[rank]} ${Math.round(100 * chance)}%`);
  expect(linesOf(...words).at(-1)).toBe(`They hold: ${shown.join('  ')}`);
  const last = ['us', '4S', 'them', '7H', 'us', 'KH', 'them', '8H'];
  expect(linesOf(...words.slice(0, 7), ...last, ...words.slice(7)).join('\n')).not.toContain('They hold');
});

test('a score is worth chances of winning and of skunks, which add up', () => {
  const [win, skunk, double, lose, skunked, doubleSkunked] = linesOf('win', '30', '25', '--mine').map((line) =>
    Number(/([\d.]+) %$/.exec(line)?.[1]),
  );
  const outlook = answerTo<Record<string, number>>({ ask: 'winChance', ours: 30, theirs: 25, weDeal: true });
  expect([win, skunk, double, skunked, doubleSkunked].map((each) => each?.toFixed(2))).toEqual(
    ['chance', 'skunkFor', 'doubleSkunkFor', 'skunkAgainst', 'doubleSkunkAgainst'].map((of) =>
      percent(outlook[of] ?? Number.NaN),
    ),
  );
  expect((win ?? 0) + (lose ?? 0)).toBeCloseTo(100, 1);
});

// Formats a chance. A chance between 0 and 1 is not shown as 0 or 100.
const cellOf = (chance: number): string => {
  const text = (100 * chance).toFixed(1);
  if (chance < 1 && text === '100.0') return '>99.9';
  return chance > 0 && text === '0.0' ? '<0.1' : text;
};

test('the map of chances has a row for each score of ours, and the even scores under it', () => {
  const { rows, even } = answerTo<{ rows: number[][]; even: number[] }>({ ask: 'winChances', weDeal: false, step: 40 });
  const lines = linesOf('chances', '--theirs', '--step', '40');
  const cells = lines.slice(1, 7).map((line) => line.trim().split(/ +/));
  expect(cells[0]).toEqual(['0', '40', '80', '120']);
  for (const [at, row] of rows.entries())
    expect(cells[at + 1]).toEqual([`${40 * at}`, ...row.map((chance) => cellOf(chance))]);
  const evens = [0, 40, 80, 120].map((theirs) => (even[theirs] === 121 ? '-' : `${even[theirs]}`));
  expect(cells[5]).toEqual(['even', ...evens]);
  expect(lines.at(-1)).toContain('- if none does');
  const finer = linesOf('chances', '--mine', '--step', '20');
  for (const cell of [' >99.9', '  <0.1']) expect(finer.join(' ')).toContain(cell);
  expect(new Set(finer.slice(1, 10).map((line) => line.length))).toEqual(new Set([4 + 7 * 6]));
});

test('hints about cards without points, and the pegs of the play, are in words', () => {
  const score = runs('score', '2H', '4H', '6H', 'JH', '--starter', '5S', '--crib').stdout;
  expect(score).toContain('no points: in the crib all five must be of one suit');
  expect(score).toContain("no points: nobs is the jack of the starter's suit  JH");
  const play = runs('play', 'them', '3H', 'us', '5D', 'them', '4C', 'us', '9S', 'them', 'TD', '--mine').stdout;
  expect(play).toContain('run of 3');
  expect(play).toContain('thirty-one');
  for (const text of [score, play]) expect(text).not.toMatch(/[a-z][A-Z]/);
});

test('five cards without a starter are counted as five, and a hint says how to write a starter', () => {
  const hint = /^Five cards without a starter: .*: cribbage score (.*)\.$/;
  const five = linesOf('score', '2H', '4h', '6H', '8H', '9C');
  expect(hint.exec(five.at(-1) ?? '')?.[1]).toBe('2H 4H 6H 8H --starter 9C');
  expect(hint.exec(linesOf('score', '2H 4H 6H 8H 9C', '--crib').at(-1) ?? '')?.[1]).toMatch(/ --crib$/);
  for (const line of ['--starter 9C', '', '9C TC', '9C --json'].map((more) => `2H 4H 6H 8H ${more}`.trim()))
    expect(runs('score', ...line.split(' ')).stdout).not.toContain('Five cards');
});

test('there are two spaces between the words and the cards of a count, however long the words are', () => {
  const lines = ['ranks AAAA22223333444455556666', 'ranks AAAA222233334444', 'score 5H 5D 5S JC --starter 5C'];
  for (const line of lines) {
    const [, , ...counted] = linesOf(...line.split(' '));
    const shapes = counted.map((line) => /^( {2}\S+(?: \S+)* {2,})\S/.exec(line)?.[1] ?? '');
    expect(new Set(shapes.map((shape) => shape.length)).size).toBe(1);
    expect(Math.min(...shapes.map((shape) => (/ *$/.exec(shape)?.[0] ?? '').length))).toBe(2);
  }
});

test('the crib of the opponent is taken off, and is shown so', () => {
  const words = ['discard', ...dealt, '--order', 'points'];
  const [, ...theirs] = linesOf(...words, '--theirs');
  const [, ...mine] = linesOf(...words, '--mine');
  for (const [rows, sign] of [
    [theirs, -1],
    [mine, 1],
  ] as const)
    for (const row of rows.slice(0, 15)) {
      const [points = 0, hand = 0, , , crib = 0, play = 0] = row.slice(20).trim().split(/ +/).map(Number);
      expect(Math.sign(crib)).toBe(sign);
      expect(Math.abs(hand + crib + play - points)).toBeLessThan(0.02);
    }
  expect(theirs[15]).toBe('Best first by points: the hand and the play, less their crib.');
  expect(mine[15]).toBe('Best first by points: the hand, the crib and the play together.');
});
