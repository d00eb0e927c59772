// Every verb of the command line under test: its question, and the effect of each of its options on the question.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The words after an option, and its effect, in the terms of a `Sample`. */
interface Given {
  readonly words: readonly string[];
  readonly fields?: object;
  readonly same?: string;
  readonly inSample?: true;
  readonly beside?: string;
  readonly refused?: string;
}

export interface Verb {
  readonly verb: string;
  /** The words of the sample after the verb. */
  readonly words: readonly string[];
  readonly question: { readonly ask: string };
  /** The options of the verb, by the first long name of each. */
  readonly options: Readonly<Record<string, Given>>;
  readonly wrong: readonly { readonly words: readonly string[]; readonly fields: object }[];
}

const gameFile = (name: string) => fileURLToPath(new URL(`../cases/games/${name}.txt`, import.meta.url));
// The words of a sample that stand for files.
const files: Readonly<Record<string, string>> = { PAPER: gameFile('paper'), SKUNK: gameFile('skunk') };
const [paper, skunk] = ['paper', 'skunk'].map((name) => readFileSync(gameFile(name), 'utf8'));
const cells = '2H 4H 6H JH 3S 5D 7C 9S TD QC KS AH 8D 2C 4S';
const six = '5D JH 6S 4H 5S 2C';
const badScores = {
  '--score 121 0': { ours: 121, theirs: 0 },
  '--score 500 xx': { ours: 500, theirs: 'xx' },
  '--score 0 1.5': { ours: 0, theirs: 1.5 },
};

/** A sample command line. In its parts, words that begin with an option are written as on the command line. */
interface Sample {
  readonly line: string;
  readonly question: { readonly ask: string; readonly [field: string]: unknown };
  /** The option that the line has already, because the verb needs it. */
  readonly inSample?: string;
  /** Options with the fields that they make. The answer changes. */
  readonly makes?: Readonly<Record<string, object>>;
  /** Options with the fields that they make, and the reason why the answer stays the same. */
  readonly same?: Readonly<Record<string, readonly [fields: object, why: string]>>;
  /** Options that change neither the question nor the answer, with the reason. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Options that are refused, by the word that the sentence contains. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Words that the engine refuses if they are added to the line, with the fields that they make. */
  readonly wrong?: Readonly<Record<string, object>>;
}

const samples: readonly Sample[] = [
  {
    line: 'score 2H 4H 6H JH',
    question: { ask: 'scoreShow', hand: '2H 4H 6H JH' },
    makes: { '--starter 5H': { starter: '5H' }, '--crib': { crib: true } },
    same: { '--long': [{ spoken: 'long' }, 'one combination alone is said in one way'] },
    wrong: {
      '4r': { hand: '2H 4H 6H JH 4r' },
      '--starter 2H': { starter: '2H' },
      '--starter hearts': { starter: 'hearts' },
    },
  },
  {
    line: 'ranks A2233 444',
    question: { ask: 'scoreRanks', ranks: 'A2233444' },
    makes: { '--long': { spoken: 'long' } },
    wrong: { X: { ranks: 'A2233444 X' } },
  },
  {
    line: 'discard 5D JH 6S 4H 5S 2C --mine',
    question: { ask: 'valueDiscards', dealt: six, weDeal: true },
    inSample: '--mine',
    makes: {
      '--score 118 117': { ours: 118, theirs: 117 },
      '--order points': { order: 'points' },
      '--opponent random': { opponent: 'random' },
      '--objective acc': { objective: 'acc' },
      '--level beginner': { level: 'beginner', ask: 'chooseDiscard' },
    },
    refused: { '--mine': '--theirs', '--level': '--seed 7' },
    wrong: {
      ...badScores,
      '--order luck': { order: 'luck' },
      '--opponent nobody': { opponent: 'nobody' },
      '--objective glory': { objective: 'glory' },
      '3C': { dealt: `${six} 3C` },
    },
  },
  {
    line: 'discard 5D JH 6S 4H 5S 2C --theirs --score 118 117',
    question: { ask: 'valueDiscards', dealt: six, weDeal: false, ours: 118, theirs: 117 },
    inSample: '--theirs',
    same: { '--opponent expert': [{ opponent: 'expert' }, 'it is who throws where nobody is named'] },
    refused: { '--mine': '--mine', '--score': '--score 118 115, --order points' },
  },
  {
    line: 'discard 5D JH 6S 4H 5S --mine --players 3',
    question: { ask: 'valueDiscards', dealt: '5D JH 6S 4H 5S', weDeal: true, players: 3 },
    inSample: '--mine',
    same: { '--order points': [{ order: 'points' }, 'it is the only order'] },
    refused: {
      'leave out “--score”': '--score 90 75',
      'leave out “order”': '--order winChance',
      'leave out “opponent”': '--opponent expert',
      'leave out “objective”': '--objective acc',
      'leave out “--level”': '--level club',
      'is given twice': '--players 4',
    },
    wrong: { '3C': { dealt: '5D JH 6S 4H 5S 3C' } },
  },
  {
    line: 'discard 5D JH 6S 4H 5S 2C --theirs --level expert',
    question: { ask: 'chooseDiscard', dealt: six, weDeal: false, level: 'expert' },
    inSample: '--theirs',
    makes: { '--score 119 119': { ours: 119, theirs: 119 } },
    same: {
      '--seed 3': [{ seed: 3 }, 'an expert draws nothing'],
      '--objective acc': [{ objective: 'acc' }, 'at this score it is the same throw'],
    },
    refused: { 'is given twice': '--level pub', '--level': '--order points, --opponent expert' },
    wrong: { ...badScores, '--seed -1': { seed: -1 } },
  },
  {
    line: 'starters 2H 4H 6H JH',
    question: { ask: 'valueStarters', hand: '2H 4H 6H JH' },
    makes: { '--seen 5H 5D': { seen: '5H 5D' }, '--crib': { crib: true } },
    wrong: { '--seen 2H': { seen: '2H' }, '5H': { hand: '2H 4H 6H JH 5H' } },
  },
  {
    line: `squares ${cells} ?`,
    question: { ask: 'valueSquares', grid: `${cells} ?` },
    makes: { '--card 5S': { card: '5S' } },
    wrong: { '--card 2H': { card: '2H' }, 9: { grid: `${cells} ? 9` } },
  },
  {
    line: `squares ${cells} 9C --drawn 9C ${cells}`,
    question: { ask: 'reviewSquares', grid: `${cells} 9C`, drawn: `9C ${cells}` },
    inSample: '--drawn',
    refused: { '--card': '--card 5S' },
    wrong: { '5S': { grid: `${cells} 9C`, drawn: `9C ${cells} 5S` } },
  },
  {
    line: 'play them 5H, us TD --mine',
    question: { ask: 'scorePlay', played: 'them 5H, us TD', weDeal: true },
    inSample: '--mine',
    makes: {
      '--score 119 0': { ours: 119, theirs: 0 },
      '--kept TD 6S 7S 8S': { kept: 'TD 6S 7S 8S', ask: 'valuePlays' },
    },
    refused: {
      '--mine': '--theirs',
      '--kept': '--thrown 2S 3S, --starter 9C, --order points, --quick, --objective acc, --level pub, --seed 7',
    },
    wrong: { ...badScores, 'us 2H': { played: 'them 5H, us TD us 2H' } },
  },
  {
    line: 'play a 5H, b TD --players 3 --dealer c',
    question: { ask: 'scorePlay', played: 'a 5H, b TD', players: 3, dealer: 'c' },
    inSample: '--dealer',
    makes: { '--b 119': { b: 119 } },
    same: {
      '--a 119': [{ a: 119 }, 'a has pegged nothing'],
      '--c 119': [{ c: 119 }, 'c has not played'],
    },
    refused: {
      '--players': '--players 4',
      '--mine': '--mine',
      '--theirs': '--theirs',
      '--score': '--score 90 75',
      '--kept': '--kept 4S 6D KH 9C',
    },
    wrong: { '--a 121': { a: 121 }, 'c 5C d 6D': { played: 'a 5H, b TD c 5C d 6D' } },
  },
  {
    line: 'play them 5H --mine --kept 4S 6D KH 9C',
    question: { ask: 'valuePlays', played: 'them 5H', weDeal: true, kept: '4S 6D KH 9C' },
    inSample: '--mine',
    makes: {
      '--score 117 119': { ours: 117, theirs: 119 },
      '--thrown AS AD': { thrown: 'AS AD' },
      '--starter 2C': { starter: '2C' },
      '--order points': { order: 'points' },
      '--objective money': { objective: 'money' },
      '--level pub': { level: 'pub', ask: 'choosePlay' },
    },
    same: { '--quick': [{ quick: true }, 'a reply is settled at once'] },
    refused: { '--mine': '--theirs', 'appears twice': '--kept 4S', '--level': '--seed 7' },
    wrong: {
      ...badScores,
      '--thrown AS': { thrown: 'AS' },
      '--starter 4S': { starter: '4S' },
      '--order luck': { order: 'luck' },
    },
  },
  {
    line: 'play them 5H us 6D them 7C --mine --kept 4S 6D KH 9C --score 117 112',
    question: {
      ask: 'valuePlays',
      played: 'them 5H us 6D them 7C',
      weDeal: true,
      kept: '4S 6D KH 9C',
      ours: 117,
      theirs: 112,
    },
    makes: { '--quick': { quick: true } },
    same: { '--order winChance': [{ order: 'winChance' }, 'it is the order where none is given'] },
  },
  {
    line: 'play them 5H --mine --kept 4S 6D KH 9C --score 117 119',
    question: { ask: 'valuePlays', played: 'them 5H', weDeal: true, kept: '4S 6D KH 9C', ours: 117, theirs: 119 },
    makes: { '--order points': { order: 'points' } },
  },
  {
    line: 'play --theirs --level club --kept 3H 4S 7D KS',
    question: { ask: 'choosePlay', played: '', weDeal: false, kept: '3H 4S 7D KS', level: 'club' },
    inSample: '--theirs',
    makes: { '--seed 1': { seed: 1 } },
    same: {
      '--objective acc': [{ objective: 'acc' }, 'a club player plays for points'],
      '--score 90 75': [{ ours: 90, theirs: 75 }, 'a club player plays for points'],
      '--thrown AS AD': [{ thrown: 'AS AD' }, 'a lead is drawn by what was kept'],
      '--starter 2C': [{ starter: '2C' }, 'a lead is drawn by what was kept'],
    },
    refused: { 'appears twice': '--kept 4S', 'is given twice': '--level pub', '--level': '--order points, --quick' },
    wrong: { '--seed 1.5': { seed: 1.5 } },
  },
  {
    line: 'win 90 75 --mine',
    question: { ask: 'winChance', ours: 90, theirs: 75, weDeal: true },
    inSample: '--mine',
    makes: { '--objective money': { objective: 'money' } },
    refused: { '--mine': '--theirs' },
    wrong: { '--objective glory': { objective: 'glory' } },
  },
  {
    line: 'win 90 many --theirs',
    question: { ask: 'winChance', ours: 90, theirs: 'many', weDeal: false },
    wrong: { '': {} },
  },
  {
    line: 'chances --theirs',
    question: { ask: 'winChances', weDeal: false, step: 10 },
    inSample: '--theirs',
    makes: { '--step 7': { step: 7 } },
    refused: { '--mine': '--mine' },
    wrong: { '--step 0': { step: 0 }, '--step ten': { step: 'ten' } },
  },
  {
    line: 'shows 2H3H4H5H6C 2H3H4H5H6H',
    question: { ask: 'scoreShows', hands: ['2H3H4H5H6C', '2H3H4H5H6H'] },
    makes: { '--crib': { crib: true } },
  },
  {
    line: 'parse 5h, 10♠-1C',
    question: { ask: 'parseCards', text: '5h, 10♠-1C' },
    same: { '--may-repeat': [{ mayRepeat: true }, 'no card of the sample comes again'] },
  },
  {
    line: 'deal --seed 7',
    question: { ask: 'deal', seed: 7 },
    makes: { '--players 3': { players: 3 } },
    refused: { '--seed': '--seed 8' },
    wrong: { '--players 5': { players: 5 } },
  },
  {
    line: 'record PAPER',
    question: { ask: 'readGame', record: paper },
    refused: { 'not a notation': '--from chess' },
  },
  {
    line: 'review SKUNK',
    question: { ask: 'reviewGame', record: skunk },
    makes: { '--deal 1': { deal: 1, ask: 'reviewDeal' }, '--quick': { quick: true } },
  },
  {
    line: 'review SKUNK --deal 2',
    question: { ask: 'reviewDeal', record: skunk, deal: 2 },
    makes: { '--quick': { quick: true } },
    refused: { '--deal': '--deal 3' },
  },
  { line: 'review PAPER --deal many', question: { ask: 'reviewDeal', record: paper, deal: 'many' }, wrong: { '': {} } },
  {
    line: 'simulate schell random/greedy --games 20 --seed 7',
    question: { ask: 'simulate', a: 'schell', b: 'random/greedy', games: 20, seed: 7 },
    makes: {
      '--no-duplicate': { duplicate: false },
      '--from 100 90': { ours: 100, theirs: 90 },
      '--deals them': { deals: 'them' },
      '--record': { record: true },
    },
    beside: { '--threads 3': 'the games are the same on any number of threads' },
    refused: { '--games': '--games 10', '--seed': '--seed 8', '--play-state': '--play-state play.state' },
    wrong: { '--from 121 0': { ours: 121, theirs: 0 }, '--deals nobody': { deals: 'nobody' } },
  },
  {
    line: 'simulate handOnly/reply random random/greedy points --players 4 --games 20 --seed 7',
    question: {
      ...{ ask: 'simulate', a: 'handOnly/reply', b: 'random', c: 'random/greedy', d: 'points' },
      ...{ players: 4, games: 20, seed: 7 },
    },
    makes: { '--record': { record: true } },
    refused: { '--players': '--players 3' },
    wrong: {
      '--no-duplicate': { duplicate: false },
      '--from 0 0': { ours: 0, theirs: 0 },
      '--deals us': { deals: 'us' },
    },
  },
  {
    line: 'simulate random random --seed 7',
    question: { ask: 'simulate', a: 'random', b: 'random', games: 1000, seed: 7 },
    makes: { '--games 10': { games: 10 } },
    wrong: { '--games many': { games: 'many' }, '--games 0': { games: 0 } },
  },
];

const wordsOf = (line: string) => line.split(' ').flatMap((word) => files[word] ?? (word || []));

const optionsOf = ({ inSample, makes = {}, same = {}, beside = {}, refused = {} }: Sample): Verb['options'] => {
  const given: Record<string, Given> = {};
  const give = (line: string, effect: Omit<Given, 'words'>) => {
    const [name = '', ...words] = line.split(' ');
    given[name] = { words, ...effect };
  };
  if (inSample) give(inSample, { inSample: true });
  for (const [line, fields] of Object.entries(makes)) give(line, { fields });
  for (const [line, [fields, why]] of Object.entries(same)) give(line, { fields, same: why });
  for (const [line, why] of Object.entries(beside)) give(line, { beside: why });
  for (const [said, lines] of Object.entries(refused))
    for (const line of lines.split(', ')) give(line, { refused: said });
  return given;
};

export const verbs = samples.map((sample): Verb => {
  const [verb = '', ...words] = wordsOf(sample.line);
  const wrong = Object.entries(sample.wrong ?? {}).map(([added, fields]) => ({ words: wordsOf(added), fields }));
  return { verb, words, question: sample.question, options: optionsOf(sample), wrong };
});
