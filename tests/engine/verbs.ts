// Every verb of the command line under test: its question, and the effect of each of its options on the question.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The effect of an option. */
export type Given =
  /** The question has these fields too, and the answer changes, or stays the same for the given reason. */
  | { readonly words: readonly string[]; readonly fields: object; readonly same?: string }
  /** Neither the question nor the answer changes, for the given reason. */
  | { readonly words: readonly string[]; readonly beside: string }
  /** The sample already has the option, because the verb needs it. */
  | { readonly words: readonly string[]; readonly inSample: true }
  /** The option is refused, in a sentence that contains `refused`. */
  | { readonly words: readonly string[]; readonly refused: string };

export interface Verb {
  readonly verb: string;
  /** The question, by its name in the line interface. */
  readonly ask: string;
  /** A sample command line: the words after the verb, and the fields of the question that they make. */
  readonly words: readonly string[];
  readonly fields: object;
  /** The options of the verb, by the first long name of each. */
  readonly options: Readonly<Record<string, Given>>;
  /** Words that the engine refuses if they are added to the sample, and the fields that they make. */
  readonly wrong: readonly { readonly words: readonly string[]; readonly fields: object }[];
}

const paper = fileURLToPath(new URL('../cases/games/paper.txt', import.meta.url));
const skunk = fileURLToPath(new URL('../cases/games/skunk.txt', import.meta.url));
const six = ['5D', 'JH', '6S', '4H', '5S', '2C'];
// The effect of `--theirs` on a sample with `--mine`: the two together are refused.
const both = { words: [], refused: '--mine' };
const badScores = [
  { words: ['--score', '121', '0'], fields: { ours: 121, theirs: 0 } },
  { words: ['--score', '500', 'xx'], fields: { ours: 500, theirs: 'xx' } },
  { words: ['--score', '0', '1.5'], fields: { ours: 0, theirs: 1.5 } },
];

export const verbs: readonly Verb[] = [
  {
    verb: 'score',
    ask: 'scoreShow',
    words: ['2H', '4H', '6H', 'JH'],
    fields: { hand: '2H 4H 6H JH' },
    options: {
      '--starter': { words: ['5H'], fields: { starter: '5H' } },
      '--crib': { words: [], fields: { crib: true } },
      '--long': { words: [], fields: { spoken: 'long' }, same: 'one combination alone is said in one way' },
    },
    wrong: [
      { words: ['4r'], fields: { hand: '2H 4H 6H JH 4r' } },
      { words: ['--starter', '2H'], fields: { starter: '2H' } },
      { words: ['--starter', 'hearts'], fields: { starter: 'hearts' } },
    ],
  },
  {
    verb: 'ranks',
    ask: 'scoreRanks',
    words: ['A2233', '444'],
    fields: { ranks: 'A2233444' },
    options: { '--long': { words: [], fields: { spoken: 'long' } } },
    wrong: [{ words: ['X'], fields: { ranks: 'A2233444 X' } }],
  },
  {
    verb: 'discard',
    ask: 'valueDiscards',
    words: [...six, '--mine'],
    fields: { dealt: six.join(' '), weDeal: true },
    options: {
      '--mine': { words: [], inSample: true },
      '--theirs': both,
      '--score': { words: ['118', '117'], fields: { ours: 118, theirs: 117 } },
      '--order': { words: ['points'], fields: { order: 'points' } },
      '--opponent': { words: ['random'], fields: { opponent: 'random' } },
      '--objective': { words: ['acc'], fields: { objective: 'acc' } },
      '--level': { words: ['beginner'], fields: { level: 'beginner', ask: 'chooseDiscard' } },
      '--seed': { words: ['7'], refused: '--level' },
    },
    wrong: [
      ...badScores,
      { words: ['--order', 'luck'], fields: { order: 'luck' } },
      { words: ['--opponent', 'nobody'], fields: { opponent: 'nobody' } },
      { words: ['--objective', 'glory'], fields: { objective: 'glory' } },
      { words: ['3C'], fields: { dealt: [...six, '3C'].join(' ') } },
    ],
  },
  {
    verb: 'discard',
    ask: 'valueDiscards',
    words: [...six, '--theirs', '--score', '118', '117'],
    fields: { dealt: six.join(' '), weDeal: false, ours: 118, theirs: 117 },
    options: {
      '--mine': { words: [], refused: '--mine' },
      '--theirs': { words: [], inSample: true },
      '--score': { words: ['118', '115'], refused: '--score' },
      '--order': { words: ['points'], refused: '--score' },
      '--opponent': {
        words: ['expert'],
        fields: { opponent: 'expert' },
        same: 'it is who throws where nobody is named',
      },
    },
    wrong: [],
  },
  {
    verb: 'discard',
    ask: 'chooseDiscard',
    words: [...six, '--theirs', '--level', 'expert'],
    fields: { dealt: six.join(' '), weDeal: false, level: 'expert' },
    options: {
      '--theirs': { words: [], inSample: true },
      '--level': { words: ['pub'], refused: 'is given twice' },
      '--score': { words: ['119', '119'], fields: { ours: 119, theirs: 119 } },
      '--seed': { words: ['3'], fields: { seed: 3 }, same: 'an expert draws nothing' },
      '--objective': { words: ['acc'], fields: { objective: 'acc' }, same: 'at this score it is the same throw' },
      '--order': { words: ['points'], refused: '--level' },
      '--opponent': { words: ['expert'], refused: '--level' },
    },
    wrong: [...badScores, { words: ['--seed', '-1'], fields: { seed: -1 } }],
  },
  {
    verb: 'starters',
    ask: 'valueStarters',
    words: ['2H', '4H', '6H', 'JH'],
    fields: { hand: '2H 4H 6H JH' },
    options: {
      '--seen': { words: ['5H', '5D'], fields: { seen: '5H 5D' } },
      '--crib': { words: [], fields: { crib: true } },
    },
    wrong: [
      { words: ['--seen', '2H'], fields: { seen: '2H' } },
      { words: ['5H'], fields: { hand: '2H 4H 6H JH 5H' } },
    ],
  },
  {
    verb: 'play',
    ask: 'scorePlay',
    words: ['them', '5H,', 'us', 'TD', '--mine'],
    fields: { played: 'them 5H, us TD', weDeal: true },
    options: {
      '--mine': { words: [], inSample: true },
      '--theirs': both,
      '--score': { words: ['119', '0'], fields: { ours: 119, theirs: 0 } },
      '--kept': { words: ['TD', '6S', '7S', '8S'], fields: { kept: 'TD 6S 7S 8S', ask: 'valuePlays' } },
      '--thrown': { words: ['2S', '3S'], refused: '--kept' },
      '--starter': { words: ['9C'], refused: '--kept' },
      '--order': { words: ['points'], refused: '--kept' },
      '--quick': { words: [], refused: '--kept' },
      '--objective': { words: ['acc'], refused: '--kept' },
      '--level': { words: ['pub'], refused: '--kept' },
      '--seed': { words: ['7'], refused: '--kept' },
    },
    wrong: [...badScores, { words: ['us', '2H'], fields: { played: 'them 5H, us TD us 2H' } }],
  },
  {
    verb: 'play',
    ask: 'valuePlays',
    words: ['them', '5H', '--mine', '--kept', '4S', '6D', 'KH', '9C'],
    fields: { played: 'them 5H', weDeal: true, kept: '4S 6D KH 9C' },
    options: {
      '--mine': { words: [], inSample: true },
      '--theirs': both,
      '--score': { words: ['117', '119'], fields: { ours: 117, theirs: 119 } },
      '--kept': { words: ['4S'], refused: 'appears twice' },
      '--thrown': { words: ['AS', 'AD'], fields: { thrown: 'AS AD' } },
      '--starter': { words: ['2C'], fields: { starter: '2C' } },
      '--order': { words: ['points'], fields: { order: 'points' } },
      '--quick': { words: [], fields: { quick: true }, same: 'a reply is settled at once' },
      '--objective': { words: ['money'], fields: { objective: 'money' } },
      '--level': { words: ['pub'], fields: { level: 'pub', ask: 'choosePlay' } },
      '--seed': { words: ['7'], refused: '--level' },
    },
    wrong: [
      ...badScores,
      { words: ['--thrown', 'AS'], fields: { thrown: 'AS' } },
      { words: ['--starter', '4S'], fields: { starter: '4S' } },
      { words: ['--order', 'luck'], fields: { order: 'luck' } },
    ],
  },
  {
    verb: 'play',
    ask: 'valuePlays',
    words: [
      'them',
      '5H',
      'us',
      '6D',
      'them',
      '7C',
      '--mine',
      '--kept',
      '4S',
      '6D',
      'KH',
      '9C',
      '--score',
      '117',
      '112',
    ],
    fields: { played: 'them 5H us 6D them 7C', weDeal: true, kept: '4S 6D KH 9C', ours: 117, theirs: 112 },
    options: {
      '--order': { words: ['winChance'], fields: { order: 'winChance' }, same: 'it is the order where none is given' },
      '--quick': { words: [], fields: { quick: true } },
    },
    wrong: [],
  },
  {
    verb: 'play',
    ask: 'valuePlays',
    words: ['them', '5H', '--mine', '--kept', '4S', '6D', 'KH', '9C', '--score', '117', '119'],
    fields: { played: 'them 5H', weDeal: true, kept: '4S 6D KH 9C', ours: 117, theirs: 119 },
    options: { '--order': { words: ['points'], fields: { order: 'points' } } },
    wrong: [],
  },
  {
    verb: 'play',
    ask: 'choosePlay',
    words: ['--theirs', '--level', 'club', '--kept', '3H', '4S', '7D', 'KS'],
    fields: { played: '', weDeal: false, kept: '3H 4S 7D KS', level: 'club' },
    options: {
      '--theirs': { words: [], inSample: true },
      '--kept': { words: ['4S'], refused: 'appears twice' },
      '--level': { words: ['pub'], refused: 'is given twice' },
      '--seed': { words: ['1'], fields: { seed: 1 } },
      '--objective': { words: ['acc'], fields: { objective: 'acc' }, same: 'a club player plays for points' },
      '--score': { words: ['90', '75'], fields: { ours: 90, theirs: 75 }, same: 'a club player plays for points' },
      '--thrown': { words: ['AS', 'AD'], fields: { thrown: 'AS AD' }, same: 'a lead is drawn by what was kept' },
      '--starter': { words: ['2C'], fields: { starter: '2C' }, same: 'a lead is drawn by what was kept' },
      '--order': { words: ['points'], refused: '--level' },
      '--quick': { words: [], refused: '--level' },
    },
    wrong: [{ words: ['--seed', '1.5'], fields: { seed: 1.5 } }],
  },
  {
    verb: 'win',
    ask: 'winChance',
    words: ['90', '75', '--mine'],
    fields: { ours: 90, theirs: 75, weDeal: true },
    options: {
      '--mine': { words: [], inSample: true },
      '--theirs': both,
      '--objective': { words: ['money'], fields: { objective: 'money' } },
    },
    wrong: [{ words: ['--objective', 'glory'], fields: { objective: 'glory' } }],
  },
  {
    verb: 'win',
    ask: 'winChance',
    words: ['90', 'many', '--theirs'],
    fields: { ours: 90, theirs: 'many', weDeal: false },
    options: {},
    wrong: [{ words: [], fields: {} }],
  },
  {
    verb: 'chances',
    ask: 'winChances',
    words: ['--theirs'],
    fields: { weDeal: false, step: 10 },
    options: {
      '--mine': { words: [], refused: '--mine' },
      '--theirs': { words: [], inSample: true },
      '--step': { words: ['7'], fields: { step: 7 } },
    },
    wrong: [
      { words: ['--step', '0'], fields: { step: 0 } },
      { words: ['--step', 'ten'], fields: { step: 'ten' } },
    ],
  },
  {
    verb: 'parse',
    ask: 'parseCards',
    words: ['5h,', '10♠-1C'],
    fields: { text: '5h, 10♠-1C' },
    options: { '--may-repeat': { words: [], fields: { mayRepeat: true }, same: 'no card of the sample comes again' } },
    wrong: [],
  },
  {
    verb: 'deal',
    ask: 'deal',
    words: ['--seed', '7'],
    fields: { seed: 7 },
    options: { '--seed': { words: ['8'], refused: '--seed' } },
    wrong: [],
  },
  {
    verb: 'record',
    ask: 'readGame',
    words: [paper],
    fields: { record: readFileSync(paper, 'utf8') },
    options: {},
    wrong: [],
  },
  {
    verb: 'review',
    ask: 'reviewGame',
    words: [skunk],
    fields: { record: readFileSync(skunk, 'utf8') },
    options: {
      '--deal': { words: ['1'], fields: { deal: 1, ask: 'reviewDeal' } },
      '--quick': { words: [], fields: { quick: true } },
    },
    wrong: [],
  },
  {
    verb: 'review',
    ask: 'reviewDeal',
    words: [skunk, '--deal', '2'],
    fields: { record: readFileSync(skunk, 'utf8'), deal: 2 },
    options: {
      '--deal': { words: ['3'], refused: '--deal' },
      '--quick': { words: [], fields: { quick: true } },
    },
    wrong: [],
  },
  {
    verb: 'review',
    ask: 'reviewDeal',
    words: [paper, '--deal', 'many'],
    fields: { record: readFileSync(paper, 'utf8'), deal: 'many' },
    options: {},
    wrong: [{ words: [], fields: {} }],
  },
  {
    verb: 'simulate',
    ask: 'simulate',
    words: ['schell', 'random/greedy', '--games', '20', '--seed', '7'],
    fields: { a: 'schell', b: 'random/greedy', games: 20, seed: 7 },
    options: {
      '--games': { words: ['10'], refused: '--games' },
      '--seed': { words: ['8'], refused: '--seed' },
      '--no-duplicate': { words: [], fields: { duplicate: false } },
      '--from': { words: ['100', '90'], fields: { ours: 100, theirs: 90 } },
      '--deals': { words: ['them'], fields: { deals: 'them' } },
      '--record': { words: [], fields: { record: true } },
      '--threads': { words: ['3'], beside: 'the games are the same on any number of threads' },
      '--play-state': { words: ['play.state'], refused: '--play-state' },
    },
    wrong: [
      { words: ['--from', '121', '0'], fields: { ours: 121, theirs: 0 } },
      { words: ['--deals', 'nobody'], fields: { deals: 'nobody' } },
    ],
  },
  {
    verb: 'simulate',
    ask: 'simulate',
    words: ['random', 'random', '--seed', '7'],
    fields: { a: 'random', b: 'random', games: 1000, seed: 7 },
    options: { '--games': { words: ['10'], fields: { games: 10 } } },
    wrong: [
      { words: ['--games', 'many'], fields: { games: 'many' } },
      { words: ['--games', '0'], fields: { games: 0 } },
    ],
  },
];
