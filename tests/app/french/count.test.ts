import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { ranks, type ScoreRanksAnswer, type ScoreShowAnswer, type Spoken, suits } from '../../../web/engine/index.js';
import { numberInWords, phrases, sayLong, sayShort } from '../../../web/i18n/french/shared/count.js';
import { frenchEngine } from '../../../web/i18n/french/shared/engine.js';
import { de, plural } from '../../../web/i18n/french/shared/grammar.js';
import { ranks as rankCases, shows, spoken } from '../../engine/cases.js';

const engine = await createEngine();
afterAll(() => engine.close());

interface Counting {
  readonly hand?: string;
  readonly ranks?: string;
  readonly starter?: string;
  readonly crib?: boolean;
}

const countOf = (
  { hand, ranks = '', starter, crib = false }: Counting,
  how: Spoken = 'short',
): Promise<ScoreShowAnswer | ScoreRanksAnswer> =>
  hand === undefined
    ? engine.scoreRanks({ ranks, spoken: how })
    : engine.scoreShow({ hand, crib, spoken: how, ...(starter !== undefined && { starter }) });

const numbers = `
  0 zéro, 1 un, 16 seize, 17 dix-sept, 20 vingt, 21 vingt-et-un, 29 vingt-neuf, 60 soixante, 61 soixante-et-un,
  70 soixante-dix, 71 soixante-et-onze, 79 soixante-dix-neuf, 80 quatre-vingts, 81 quatre-vingt-un,
  90 quatre-vingt-dix, 91 quatre-vingt-onze, 99 quatre-vingt-dix-neuf, 100 cent, 101 cent-un,
  171 cent-soixante-et-onze, 180 cent-quatre-vingts, 200 deux-cents, 280 deux-cent-quatre-vingts,
  999 neuf-cent-quatre-vingt-dix-neuf, 1000 mille, 1021 mille-vingt-et-un, 2000 deux-mille,
  80000 quatre-vingt-mille, 200300 deux-cent-mille-trois-cents, 1000000 un-million,
  80000001 quatre-vingts-millions-un, 2300000000 deux-milliards-trois-cents-millions
`;

test.each(numbers.trim().split(/,\s+/))('numbers in words %s', (row) => {
  const [, number, words] = /^(\d+) (.*)$/.exec(row) ?? [];
  expect(numberInWords(Number(number))).toBe(words);
});

// Each count has three lines: its name and cards, its short count, and its long count. The long count of eight fifteens and more
// begins with `EIGHTS`.
const eights =
  'quinze-deux, quinze-quatre, quinze-six, quinze-huit, quinze-dix, quinze-douze, quinze-quatorze, quinze-seize';
const said = `
nothing: 2H 4D 6S 8C + QH
  dix-neuf
  dix-neuf
the highest hand: 5H 5D 5S JC + 5C
  quinze-deux, quatre, six, huit, dix, douze, quatorze, seize, un carré, vingt-huit, et le bon valet, vingt-neuf
  EIGHTS, un carré, vingt-huit, le bon valet, vingt-neuf
four fives and a king: 5H 5D 5S 5C + KD
  quinze-deux, quatre, six, huit, dix, douze, quatorze, seize, et un carré, vingt-huit
  EIGHTS, un carré, vingt-huit
fifteens, a pair and a run apart: 5H 6D 7S JC + JD
  quinze-deux, quatre, une paire, six, et une suite de trois, neuf
  quinze-deux, quinze-quatre, une paire, six, une suite de trois, neuf
a double run before the cut: 4D 5C 5H 6C
  quinze-deux, quatre, et une double suite, douze
  quinze-deux, quinze-quatre, une paire, six, une suite de trois, neuf, une suite de trois, douze
a double run and nobs: 4S 5H 5D JC + 6C
  quinze-deux, quatre, six, huit, une double suite, seize, et le bon valet, dix-sept
  quinze-deux, quinze-quatre, quinze-six, quinze-huit, une paire, dix, une suite de trois, treize, une suite de trois, seize, le bon valet, dix-sept
a double run and a flush of four: 4H 5H 6H KH + 5D
  quinze-deux, quatre, six, huit, une double suite, seize, et une couleur de quatre, vingt
  quinze-deux, quinze-quatre, quinze-six, quinze-huit, une paire, dix, une suite de trois, treize, une suite de trois, seize, une couleur de quatre, vingt
the same in the crib, where four suited cards are no flush: crib 4H 5H 6H KH + 5D
  quinze-deux, quatre, six, huit, et une double suite, seize
  quinze-deux, quinze-quatre, quinze-six, quinze-huit, une paire, dix, une suite de trois, treize, une suite de trois, seize
a double run of four: 6H 7D 7S 8C + 9H
  quinze-deux, quatre, six, et une double suite de quatre, seize
  quinze-deux, quinze-quatre, quinze-six, une paire, huit, une suite de quatre, douze, une suite de quatre, seize
a triple run: 4S 4H 4D 5C + 6H
  quinze-deux, quatre, six, et une triple suite, vingt-et-un
  quinze-deux, quinze-quatre, quinze-six, un brelan, douze, une suite de trois, quinze, une suite de trois, dix-huit, une suite de trois, vingt-et-un
a double double run without fifteens: TH TD JS QC + QH
  une double double suite, seize
  une paire, deux, une paire, quatre, une suite de trois, sept, une suite de trois, dix, une suite de trois, treize, une suite de trois, seize
a double double run after fifteens: 4H 4D 5S 5C + 6H
  quinze-deux, quatre, six, huit, et une double double suite, vingt-quatre
  quinze-deux, quinze-quatre, quinze-six, quinze-huit, une paire, dix, une paire, douze, une suite de trois, quinze, une suite de trois, dix-huit, une suite de trois, vingt-et-un, une suite de trois, vingt-quatre
a run of four: TH JD QS KC + AH
  une suite de quatre, quatre
  une suite de quatre, quatre
a run of five: AS 2H 3D 4C + 5S
  quinze-deux, et une suite de cinq, sept
  quinze-deux, une suite de cinq, sept
fifteens alone: 5H TD QS KC + 2H
  quinze-deux, quatre, six
  quinze-deux, quinze-quatre, quinze-six
two pairs: 2C 2D KS KH + 9H
  une paire, deux, et une paire, quatre
  une paire, deux, une paire, quatre
a pair royal and a pair: 3H 3D 3S 9C + 9H
  quinze-deux, quatre, six, huit, dix, douze, un brelan, dix-huit, et une paire, vingt
  quinze-deux, quinze-quatre, quinze-six, quinze-huit, quinze-dix, quinze-douze, un brelan, dix-huit, une paire, vingt
a flush with the starter, a run and nobs: 2H 3H 4H JH + 9H
  quinze-deux, quatre, une suite de trois, sept, une couleur de cinq, douze, et le bon valet, treize
  quinze-deux, quinze-quatre, une suite de trois, sept, une couleur de cinq, douze, le bon valet, treize
nobs alone: 2C 6D 8S JH + QH
  le bon valet, un
  le bon valet, un
five alike, more than a deck holds: 55555
  quinze-deux, quatre, six, huit, dix, douze, quatorze, seize, dix-huit, vingt, et cinq pareilles, quarante
  EIGHTS, quinze-dix-huit, quinze-vingt, cinq pareilles, quarante
two double runs: 2234TTJQ
  quinze-deux, quatre, six, huit, dix, douze, quatorze, seize, une double suite, vingt-quatre, et une double suite, trente-deux
  EIGHTS, une paire, dix-huit, une paire, vingt, une suite de trois, vingt-trois, une suite de trois, vingt-six, une suite de trois, vingt-neuf, une suite de trois, trente-deux
a double run with a pair that is not of it: 22TTJQ
  une paire, deux, et une double suite, dix
  une paire, deux, une paire, quatre, une suite de trois, sept, une suite de trois, dix
runs that have no one name: AA2345
  quinze-deux, quatre, une paire, six, une suite de cinq, onze, et une suite de cinq, seize
  quinze-deux, quinze-quatre, une paire, six, une suite de cinq, onze, une suite de cinq, seize
more combinations than are told one by one: 5555555555
  les quinze, deux-cent-quarante, et les paires, trois-cent-trente
  les quinze, deux-cent-quarante, les paires, trois-cent-trente
twenty-four ranks: AA223344556677889TTJJQQK
  les quinze, huit-cent-soixante-quatre, les paires, huit-cent-quatre-vingt-six, et les suites, vingt-sept-mille-cinq-cent-dix
  les quinze, huit-cent-soixante-quatre, les paires, huit-cent-quatre-vingt-six, les suites, vingt-sept-mille-cinq-cent-dix
`;
const counts = said
  .trim()
  .split(/\n(?=\S)/)
  .map((lines) => {
    const [first = '', short, long = ''] = lines.split('\n  ');
    const [, name, crib, cards = '', starter] = /^(.*): (crib )?([^+]+?)(?: \+ (..))?$/.exec(first) ?? [];
    const hand = { hand: cards, crib: crib !== undefined, ...(starter && { starter }) };
    const asked: Counting = cards.includes(' ') ? hand : { ranks: cards };
    return { name, asked, short, long: long.replace('EIGHTS', eights) };
  });

const valueOfWord: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 10 * (at + 2)]),
  ),
};

/** Returns the number that English words name: 2141 for `two thousand one hundred and forty-one`. */
const numberOf = (english: string): number => {
  let [thousands, below] = [0, 0];
  for (const word of english.split(/[ -]/)) {
    if (word === 'thousand') [thousands, below] = [1000 * below, 0];
    else if (word === 'hundred') below *= 100;
    else if (word !== 'and') below += valueOfWord[word] ?? Number.NaN;
  }
  return thousands + below;
};

const names: Readonly<Record<string, string>> = {
  fifteens: 'les quinze',
  pairs: 'les paires',
  runs: 'les suites',
  pair: 'une paire',
  'pair royal': 'un brelan',
  'double pair royal': 'un carré',
  'double run': 'une double suite',
  'double run of four': 'une double suite de quatre',
  'triple run': 'une triple suite',
  'double double run': 'une double double suite',
  nobs: 'le bon valet',
};

const nameInFrench = (name: string): string => {
  const [, kind = '', size = ''] = /^(run|flush) of (\w+)$/.exec(name) ?? [];
  const [, alike = ''] = /^(\w+) alike$/.exec(name) ?? [];
  if (kind) return `une ${kind === 'run' ? 'suite' : 'couleur'} de ${numberInWords(numberOf(size))}`;
  return alike ? `${numberInWords(numberOf(alike))} pareilles` : (names[name] ?? `no French for ${name}`);
};

const fromEnglish = (english: string): string => {
  if (english === 'nineteen') return 'dix-neuf';
  const phrase = (said: string): string => {
    const [, name, total = said] = /^(?:a )?(.+) (?:is|are) (.+)$/.exec(said) ?? [];
    if (name !== undefined) return `${nameInFrench(name)}, ${numberInWords(numberOf(total))}`;
    const fifteen = /^fifteen (?=.)/.test(said);
    const value = numberOf(said.replace(/^fifteen (?=.)/, ''));
    return `${fifteen ? `quinze${value < 100 ? '-' : ', '}` : ''}${numberInWords(value)}`;
  };
  return english
    .split(/(, and |, )/)
    .map((part, at) => (at % 2 === 0 ? phrase(part) : part.replace('and', 'et')))
    .join('');
};

const endsWith = (text: string, end: string) => expect(` ${text}`.slice(-end.length - 1)).toMatch(/^[ -]/);

const agrees = async (asked: Counting) => {
  const answer = await countOf(asked);
  const long = await countOf(asked, 'long');
  expect(sayShort(answer)).toBe(fromEnglish(answer.spoken));
  expect(sayLong(long)).toBe(fromEnglish(long.spoken));
  expect(phrases(long).length).toBe(answer.combinations.length);
  if (answer.points === 0) return;
  expect(phrases(long).join(', ')).toBe(sayLong(long));
  for (const text of [sayShort(answer), sayLong(long)]) {
    expect(text.endsWith(numberInWords(answer.points))).toBe(true);
    endsWith(text, numberInWords(answer.points));
  }
};

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));

describe('the count', () => {
  test.each(counts)('names $name as players do', async ({ asked, short, long }) => {
    const answer = await countOf(asked);
    expect(sayShort(answer)).toBe(short);
    expect(sayLong(answer)).toBe(long);
  });

  test('says of each known hand what the engine says', async () => {
    for (const each of [...shows, ...rankCases, ...spoken]) await agrees(each);
  });

  test('says of any hand what the engine says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(deck, { minLength: 5, maxLength: 5 }), fc.boolean(), async (cards, crib) => {
        await agrees({ hand: cards.slice(0, 4).join(' '), starter: cards[4] ?? '', crib });
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('says of any ranks what the engine says', async () => {
    const some = fc.array(fc.constantFrom(...ranks), { minLength: 1, maxLength: 24 });
    const alike = fc.array(fc.constantFrom('A', '2', '3', '4', 'T', 'J', 'Q'), { minLength: 4, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(some, alike), async (each) => {
        await agrees({ ranks: each.join('') });
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('keeps fifteens past a hundred from sounding like one number', () =>
    expect(phrases({ combinations: [{ kind: 'fifteen', cards: ['5', 'T'], points: 2, running: 102 }] })).toEqual([
      'quinze, cent-deux',
    ]));

  test('is the one that was asked for', async () => {
    const answer = await countOf({ hand: '4D 5C 5H 6C' });
    expect(frenchEngine.spoken(answer)).toBe('quinze-deux, quatre, et une double suite, douze');
    expect(frenchEngine.spoken(answer, 'short')).toBe(frenchEngine.spoken(answer));
    expect(frenchEngine.spoken(answer, 'long')).toBe(frenchEngine.phrases(answer).join(', '));
  });
});

test.each([
  [0, 2, '0,00 point'],
  [1.994, 2, '1,99 point'],
  [1.996, 2, '2,00 points'],
  [-1.994, 2, '-1,99 point'],
  [-1.996, 2, '-2,00 points'],
  [1.96, 1, '2,0 points'],
  [1.94, 1, '1,9 point'],
  [1, 0, '1 point'],
  [2, 0, '2 points'],
])('%d with %d decimals is “%s”: the plural begins at a two that is seen', (value, digits, said) => {
  const figure = value.toFixed(digits).replace('.', ',');
  expect(`${figure} ${plural(value, 'point', 'points', digits)}`).toBe(said);
});

test.each([
  ...['Ann', 'Émile', 'Henri', 'Yves', 'Yvonne'].map((name) => [name, `d’${name}`]),
  ...['Yan', 'yoann', 'Yumi', 'Yéti', 'Ben'].map((name) => [name, `de ${name}`]),
])('the hand of %s is “la main %s”', (name, said) => expect(de(name)).toBe(said));
