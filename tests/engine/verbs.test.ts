import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asked, runs } from './command.js';
import { type Verb, verbs } from './verbs.js';

const top = new URL('../../', import.meta.url);
const answerTo = (verb: Verb, fields: object) => asked([{ ...verb.question, ...fields }])[0] ?? {};
const nameOf = ({ verb, words }: Verb) => `${verb} ${words.join(' ')}`;
const each = verbs.map((verb) => [nameOf(verb), verb] as const);

/** Returns the JSON output of a verb, in the form of the line interface. */
const says = (...words: readonly string[]): unknown => {
  const { status, stdout, stderr } = runs(...words, '--json');
  const printed = JSON.parse(stdout || 'null');
  expect(stderr).toBe('');
  return status === 0 ? { ok: printed } : { status, ...printed };
};

/** Returns the names of each option of a verb, from its own help: `-s,--starter`. */
const optionsOf = (verb: string): readonly (readonly string[])[] =>
  [...runs(verb, '--help').stdout.matchAll(/^\s+(-[\w-]+(?:,\s?-[\w-]+)*)/gm)]
    .map(([, names = '']) => names.split(/,\s?/))
    .filter((names) => !names.includes('--help'));
const longOf = (names: readonly string[]): string => names.find((name) => name.startsWith('--')) ?? '';

/** The text of the core's headers, which list the names of all questions and the fields of each. */
const headers = readdirSync(new URL('cpp/cribbage/questions', top))
  .filter((file) => file.endsWith('.h'))
  .map((file) => readFileSync(new URL(`cpp/cribbage/questions/${file}`, top), 'utf8'))
  .join('\n');
const fieldsOf = (type: string): readonly string[] =>
  [...headers.matchAll(/see\("(\w+)", &(\w+)::/g)].flatMap(([, field, of]) => (of === type && field ? [field] : []));
const questions = [...headers.matchAll(/see\(\s*"(\w+)",\s*static_cast<[^;]*?\(const (\w+Question)&/g)].map(
  ([, name = '', type = '']) => ({ name, type }),
);

describe('the list of verbs', () => {
  test('has every verb of the program', () => {
    const help = runs('--help').stdout;
    const named = [...help.slice(help.search(/^verbs:/im)).matchAll(/^ {2}(\w+) /gm)].map(([, verb]) => verb);
    const others = ['game', 'table', 'ask', 'bench'];
    expect(new Set(named)).toEqual(new Set([...verbs.map(({ verb }) => verb), ...others]));
  });

  test('asks every question with every field that it has', () => {
    expect(questions.length).toBeGreaterThanOrEqual(11);
    // The verb `record` prints the games of `readGames` on a line each, as so many answers of `readGame`.
    for (const { name, type } of questions.filter(({ name }) => name !== 'readGames')) {
      const given = verbs
        .filter(({ question }) => question.ask === name)
        .flatMap(({ question: { ask: _, ...fields }, options }) => [
          ...Object.keys(fields),
          ...Object.values(options).flatMap(({ fields = {} }) => ('ask' in fields ? [] : Object.keys(fields))),
        ]);
      expect(fieldsOf(type).length).toBeGreaterThan(0);
      expect([...new Set(given)].sort(), name).toEqual([...fieldsOf(type)].sort());
    }
  });

  test.each([...new Set(verbs.map(({ verb }) => verb))])('has every option of %s', (verb) => {
    const listed = verbs.filter((each) => each.verb === verb).flatMap(({ options }) => Object.keys(options));
    const helped = optionsOf(verb).map(longOf);
    expect(helped).toContain('--json');
    expect(new Set([...listed, '--json'])).toEqual(new Set(helped));
  });
});

describe('a verb', () => {
  test.each(each)('answers as the door of lines does: %s', (_, verb) => {
    const answer = answerTo(verb, {});
    if (verb.words.includes('many')) return;
    expect(answer).toHaveProperty('ok');
    expect(says(verb.verb, ...verb.words)).toEqual(answer);
  });

  test.each(each)('ignores no option: %s', (_, verb) => {
    for (const names of optionsOf(verb.verb)) {
      const option = verb.options[longOf(names)];
      if (!option) continue;
      for (const name of names) {
        const words = [verb.verb, ...verb.words, name, ...option.words];
        const what = words.join(' ');
        if (option.inSample) {
          const renamed = verb.words.map((word) => (word === longOf(names) ? name : word));
          expect(renamed).toContain(name);
          expect(says(verb.verb, ...renamed), what).toEqual(answerTo(verb, {}));
          expect(runs(...words).status, what).toBe(2);
        } else if (option.refused !== undefined) {
          const { status, stdout, stderr } = runs(...words);
          expect({ status, stdout }, what).toEqual({ status: 2, stdout: '' });
          expect(stderr, what).toContain(option.refused);
        } else if (option.beside) {
          expect(says(...words), what).toEqual(answerTo(verb, {}));
        } else {
          const answer = answerTo(verb, option.fields ?? {});
          expect(answer, what).toHaveProperty('ok');
          expect(says(...words), what).toEqual(answer);
          if (!option.same) expect(answer, what).not.toEqual(answerTo(verb, {}));
        }
      }
    }
  });

  test.each(each)('refuses what the engine refuses, with its error: %s', (_, verb) => {
    for (const { words, fields } of verb.wrong) {
      const all = [verb.verb, ...verb.words, ...words];
      const { error } = answerTo(verb, fields) as { error: { message: string; parts: object } };
      expect(error, all.join(' ')).toHaveProperty('message');
      const said = says(...all) as { status: number; error: { message: string } };
      // The command line allows longer simulations, so the sentence of its error states another limit.
      const { message, parts, ...same } = error;
      expect(said, all.join(' ')).toMatchObject({ status: 2, error: verb.question.ask === 'simulate' ? same : error });
      expect(runs(...all)).toMatchObject({ status: 2, stdout: '', stderr: `cribbage: ${said.error.message}\n` });
    }
  });

  test.each([...new Set(verbs.map(({ verb }) => verb))])('has no option twice: %s', (name) => {
    const verb = verbs.find((each) => each.verb === name);
    for (const [option, { words }] of Object.entries(verb?.options ?? {}))
      if (words.length > 0) {
        const twice = [option, ...words, option, ...words];
        expect(runs(name, ...(verb?.words ?? []), ...twice).status, twice.join(' ')).toBe(2);
      }
  });

  test.each([...new Set(verbs.map(({ verb }) => verb)), 'table', 'ask', 'bench'])(
    'refuses a word that it has no use for: %s',
    (verb) => {
      for (const word of ['--rubbish', '-z']) {
        const { status, stdout, stderr } = runs(verb, ...(verbs.find((one) => one.verb === verb)?.words ?? []), word);
        expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
        expect(stderr).toContain(word);
      }
    },
  );
});

test('a text of cards that cannot be read to its end shows those before it and fails', () => {
  const { status, stdout, stderr } = runs('parse', '5H', 'TS', '4r', '6D');
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '5H TS\n',
    stderr: 'cribbage: “4r” is not a card: write a rank and a suit, like 5H or TD.\n',
  });
  const json = runs('parse', '5H', 'TS', '4r', '6D', '--json');
  expect(json.status).toBe(2);
  expect({ ok: JSON.parse(json.stdout) }).toEqual(asked([{ ask: 'parseCards', text: '5H TS 4r 6D' }])[0]);
});

test('a deal without a seed is another one each time, and says its own', () => {
  const [one, other] = [0, 1].map(() => JSON.parse(runs('deal', '--json').stdout));
  expect(one.seed).not.toBe(other.seed);
  expect(JSON.parse(runs('deal', '--seed', `${one.seed}`, '--json').stdout)).toEqual(one);
});

test('the history may come after the cards of --kept and --thrown', () => {
  const question = ['--mine', '--kept', '4S', '6D', 'KH', '9C'];
  const first = runs('play', 'them 5H', ...question).stdout;
  expect(first).toContain('count 5, our turn');
  expect(runs('play', ...question, 'them 5H').stdout).toBe(first);
  expect(runs('play', ...question, 'them', '5H').stdout).toBe(first);
  expect(runs('play', '--mine', '--kept', '4S 6D KH 9C', 'Them 5H').stdout).toBe(first);
  const thrown = ['--thrown', 'AS', 'AD'];
  expect(runs('play', ...question, ...thrown, 'them', '5H').stdout).toBe(
    runs('play', 'them 5H', ...question, ...thrown).stdout,
  );
  expect(runs('play', 'them 5H', ...question, 'us 6D').stderr).toContain('“us” is not a card');
});

test('the play says in its help and in the list of verbs what it does with --kept', () => {
  for (const words of [['--help'], ['play', '--help']])
    expect(runs(...words).stdout.replace(/\s+/g, ' ')).toContain('Score the play, or with --kept value each card');
});
