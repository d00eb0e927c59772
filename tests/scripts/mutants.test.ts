import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findInApp } from '../../scripts/test/mutants/app.mjs';
import { findMutants } from '../../scripts/test/mutants/find.mjs';
import { sampled } from '../../scripts/test/mutants/sample.mjs';

// The possible changes of the core and the app that `npm run mutate` finds, and the random sample that it tries.

/** Returns each line that results from a change to a function with these lines. */
const changes = (...lines: readonly string[]): readonly string[] =>
  findMutants(['void f() {', ...lines.map((line) => `  ${line}`), '}'].join('\n')).map(({ change }) =>
    change(7).trim(),
  );

describe('a mutant is found', () => {
  test.each([
    ['a comparison', 'return a < b;', 'return a < mutant::At<7>{} < b;'],
    ['an equality', 'if (a == b) {', 'if (a == mutant::At<7>{} == b) {'],
    ['a sum', 'sum = a + b(c);', 'sum = a + mutant::At<7>{} + b(c);'],
    ['what both must hold', 'return a && b;', 'return a && !mutant::is(7) && b;'],
    ['what one must hold', 'return a || b;', 'return a || mutant::is(7) || b;'],
    ['a truth', 'return true;', 'return !mutant::is(7);'],
    ['a falsehood', 'return false;', 'return mutant::is(7);'],
    ['a call', 'forget(hands[1]);', '{ if (!mutant::is(7)) forget(hands[1]); }'],
    ['a call of something', 'play.forget();', '{ if (!mutant::is(7)) play.forget(); }'],
    ['a step', '++count;', '{ if (!mutant::is(7)) ++count; }'],
    ['an assignment', 'sum += pips;', '{ if (!mutant::is(7)) sum += pips; }'],
  ])('in %s', (_, line, changed) => {
    expect(changes(line)).toContain(changed);
  });

  test('at an operator that ends its line', () => {
    expect(changes('return a &&', '       b;')).toEqual(['return a && !mutant::is(7) &&']);
  });

  test('once for each operator of a line, and says which and where', () => {
    const [first, second, ...more] = findMutants('  return a < b && c >= d;');
    expect(more.map(({ what }) => what)).toEqual(['>= is >']);
    expect(first).toMatchObject({ line: 0, at: 11, what: '< is <=', text: 'return a < b && c >= d;' });
    expect(second).toMatchObject({ line: 0, at: 15, what: '&& is false' });
  });
});

describe('no mutant is found', () => {
  test.each([
    ['in a comment', '// a < b'],
    ['behind the code', 'return a;  // where b < c'],
    ['in a text', 'say("a < b");', '{ if (!mutant::is(7)) say("a < b"); }'],
    ['in a letter', "say(' ', '<');", "{ if (!mutant::is(7)) say(' ', '<'); }"],
    ['in texts that are joined', 'return name + "s";'],
    ['in a type', 'const std::vector<Card>& cards = *all;'],
    ['in a negative number', 'return -1;'],
    ['in what is settled while compiling', 'static_assert(a < b);'],
    ['in a constant', 'constexpr int most = a * b;'],
    ['in what is only checked', 'assert(a < b);'],
    ['in an operator of our own', 'bool operator<(Card a, Card b) { return a.index < b.index; }'],
    ['in leaving out what declares', 'const int count = f(cards);'],
    ['in leaving out what is given back', 'return f(cards);'],
  ])('%s', (_, line, ...others) => {
    expect(changes(line)).toEqual(others);
  });

  test('in a constant of several lines, and is found behind it', () => {
    expect(changes('constexpr std::array<int, 2> ends =', '{a + b,', 'a - b};', 'return a - b;').length).toBe(1);
  });

  test('in leaving out the end of an expression that began a line before', () => {
    expect(changes('const int sum = a +', 'f(b);')).toEqual(['const int sum = a + mutant::At<7>{} +']);
  });
});

test('a change of the core only adds to its line, or gives back the other truth', () => {
  const core = 'cpp/cribbage';
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(cpp|h)$/.test(file));
  let found = 0;
  for (const file of files) {
    const source = readFileSync(`${core}/${file}`, 'utf8');
    const lines = source.split('\n');
    for (const { line, change } of findMutants(source)) {
      const whole = lines[line] as string;
      const changed = change(41);
      const back = changed
        .replace(/ (\S+) !?mutant::(At<41>\{\}|is\(41\)) \1/, ' $1')
        .replace(/\{ if \(!mutant::is\(41\)\) (.*;) \}/, '$1')
        .replace('return !mutant::is(41)', 'return true')
        .replace('return mutant::is(41)', 'return false');
      expect([back, changed === whole], `${file}:${line + 1}`).toEqual([whole, false]);
      ++found;
    }
  }
  expect(found).toBeGreaterThan(1000);
});

describe('a mutant of the app is found', () => {
  test.each([
    ['in a comparison', 'a <= b;', 'a < b;'],
    ['in an equality', 'const x = a === b;', 'const x = a !== b;'],
    ['in what both must hold', 'if (a && b) c();', 'if (a || b) c();'],
    ['in what stands in', 'const x = a ?? b;', 'const x = a && b;'],
    ['in a sum inside a text', `const x = \`\${a + b}\`;`, `const x = \`\${a - b}\`;`],
    ['after a comment', 'const x = 1; // a\nconst y = true;', 'const x = 1; // a\nconst y = false;'],
    ['in a call', 'if (a) b();', 'if (a) ;'],
  ])('%s', (_, source, changed) => {
    expect(findInApp(source).map((mutant) => mutant.changed)).toContain(changed);
  });

  test('once for each operator, and says which and where', () => {
    const found = findInApp('const f = (a: true | null) =>\n  (a && b) || "x < y";');
    expect(found).toMatchObject([
      { what: '|| is &&', line: 1, at: 11, text: '(a && b) || "x < y";' },
      { what: '&& is ||', line: 1, at: 5 },
    ]);
    expect(found.length).toBe(2);
  });
});

describe('a sample', () => {
  const all = Array.from({ length: 12 }, (_, at) => at);

  test('is the same for the same seed, on every machine', () => {
    expect(sampled(all, 15)).toEqual(sampled(all, 15));
  });

  test('is another one for another seed', () => {
    expect(sampled(all, 16)).not.toEqual(sampled(all, 15));
  });

  test('has everything once, and leaves the list as it was', () => {
    const before = [...all];
    expect(sampled(all, 3).toSorted((a, b) => a - b)).toEqual(before);
    expect(all).toEqual(before);
  });

  test('begins with anything as often as with anything else', () => {
    const firsts = new Map<number | undefined, number>();
    for (let seed = 0; seed < 6000; ++seed) {
      const [first] = sampled(all, seed);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const each of all) expect(firsts.get(each), `${each}`).toBeGreaterThan(400);
  });
});
