// Every claim that something is right, how it is proven, and what the proof must end in. docs/proof.md lists them.

// Catch2 takes a comma for the end of a name.
const test = (name) => ['build/release/cribbage_tests', name.replaceAll(',', '\\,')];
const allPassed = /All tests passed \((?<result>\d+ assertions?)/;

/**
 * In order. `by`: how it is proven. `needs`: what is built first. `command`: a program and its arguments. `ends`: what its
 * output must have; the group `result` is what the list shows.
 */
export const claims = [
  {
    name: 'shows',
    claim: 'Every one of the 12,994,800 shows counts as the rules say, as a hand and as the crib',
    by: 'exhausted, by a second implementation',
    needs: ['native'],
    command: ['build/release/prove_shows'],
    ends: /wrong {2}0\ndigest (?<result>6490a8186bc03799)/,
  },
  {
    name: 'published',
    claim: 'The shows by points are the published ones',
    by: 'published figure',
    needs: ['native'],
    command: test('all 12,994,800 shows*'),
    ends: allPassed,
  },
  {
    name: 'before-the-cut',
    claim: 'Every one of the 270,725 hands counts as the rules say before the cut',
    by: 'exhausted, by a second implementation',
    needs: ['native'],
    command: test('all 270,725 hands*'),
    ends: allPassed,
  },
  {
    name: 'explained',
    claim: 'The count line by line adds up to the points of every hand, with and without a starter',
    by: 'exhausted',
    needs: ['native'],
    command: test('every hand of four, before the cut*'),
    ends: allPassed,
  },
  {
    name: 'spoken',
    claim: 'Every five ranks are spoken as their shape says',
    by: 'exhausted, by a second implementation',
    needs: ['native'],
    command: test('every five ranks, with and without*'),
    ends: allPassed,
  },
  {
    name: 'discards',
    claim: 'The best four of six, by hand alone, average 8.29393753 over all 20,358,520 deals',
    by: 'exhausted; published figure',
    needs: ['native'],
    command: ['build/release/prove_discards'],
    ends: /total (?<result>7767205480)/,
  },
  {
    name: 'discard-values',
    claim: 'A discard is worth what plain counting gives, card by card',
    by: 'second implementation, on awkward deals',
    needs: ['native'],
    command: test('every discard of a deal has the value*'),
    ends: allPassed,
  },
  {
    name: 'throws',
    claim: 'How often the opponent throws two cards is a sum over every six they may hold',
    by: 'exhausted',
    needs: ['native'],
    command: test('the weights of an opponent*'),
    ends: allPassed,
  },
  {
    name: 'play',
    claim: 'A million random plays peg what a referee gives',
    by: 'second implementation',
    needs: ['native'],
    command: test('a million random plays*'),
    ends: allPassed,
  },
  {
    name: 'orders',
    claim: 'Every order of play of a sample of hands pegs what a referee gives',
    by: 'second implementation',
    needs: ['native'],
    command: test('every order of play*'),
    ends: allPassed,
  },
  {
    name: 'signature',
    claim: 'The answers to a fixed set of questions are the recorded ones, to the last bit',
    by: 'recorded hash',
    needs: ['native'],
    command: ['build/release/cribbage', 'bench'],
    ends: /signature (?<result>639c30d5068a7aa9)/,
  },
  {
    name: 'doors',
    claim: 'The engine in WebAssembly answers what the native program answers, to the last digit',
    by: 'second implementation of the door, any questions; recorded hash',
    needs: ['native', 'wasm'],
    command: ['npx', '--no-install', 'vitest', 'run', 'tests/engine/doors.test.ts', 'tests/engine/proof.test.ts'],
    ends: /Tests\s+(?<result>\d+ passed) \(/,
  },
  {
    name: 'records',
    claim: 'Twenty thousand random walks through the app’s record leave the score that a referee keeps',
    by: 'second implementation',
    needs: ['wasm'],
    command: ['npx', '--no-install', 'vitest', 'run', 'tests/app/record/walk.test.ts'],
    environment: { FIFTEEN_TWO_WALKS: '20000' },
    ends: /Tests\s+(?<result>\d+ passed) \(/,
  },
  {
    name: 'against',
    claim:
      'Four games against each level, through the app in Chromium, are read and reviewed alike by the command line',
    by: 'second implementation of the door',
    needs: ['native', 'app'],
    command: ['npx', '--no-install', 'playwright', 'test', 'tests/browser/whole_games.spec.ts'],
    environment: { FIFTEEN_TWO_GAMES: '4' },
    ends: /(?<result>\d+ passed)/,
  },
  {
    name: 'fuzz',
    claim: 'Two minutes of questions, lines of JSON and tables that libFuzzer thinks of bring no crash and no report',
    by: 'fuzzed',
    needs: [],
    command: ['bash', 'scripts/test/fuzz', '120'],
    ends: /lines: #(?<result>\d+)/,
  },
];
