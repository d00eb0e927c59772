import { describe, expect, test } from 'vitest';
import { progressOf } from '../../../web/app/features/practice/memory/progress.js';
import { mistakesList } from '../../../web/app/features/practice/mistakes_view.js';
import { progressPicture } from '../../../web/app/features/practice/progress_view.js';
import { practiceMemoryWords } from '../../../web/app/messages/practice_memory.js';
import { kindNames } from '../../../web/app/messages/skills.js';
import { emptyMemory } from '../../../web/app/state/slices/practice.js';
import { allSkills } from '../../../web/exercises/skills.js';
import { memoryWith } from './logs.js';

const today = '2026-11-23';

/** Renders a Lit template to text without a DOM: its literal text with the values put in. */
const markup = (part: unknown): string => {
  if (Array.isArray(part)) return part.map(markup).join('');
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (typeof part !== 'object' || part === null || !('strings' in part)) return '';
  const { strings, values } = part as unknown as { strings: readonly string[]; values: readonly unknown[] };
  return strings.map((text, at) => text + markup(values[at])).join('');
};

const textOf = (part: unknown): string =>
  markup(part)
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const rowsOf = (part: unknown): readonly string[] =>
  [...markup(part).matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row]) => textOf([row]));

const pathsOf = (part: unknown, name: string): readonly string[] =>
  [...markup(part).matchAll(/class="(\S+)" d=([^/]*)\/>/g)].flatMap(([, at, path]) =>
    at === name ? [path?.trim() ?? ''] : [],
  );

const acts = { ask: () => undefined };

describe('the list of mistakes', () => {
  const memory = memoryWith(
    { kind: 'runs', date: '2026-11-20', right: false },
    { kind: 'jacks', date: today, right: false },
    { kind: 'jacks', date: today },
  );

  test('has the kinds that are due, then the others with their day', () =>
    expect(textOf(mistakesList(memory, today, acts))).toBe(
      'Due today Runs in the play today 0 of 1 right Later Nobs and heels tomorrow 1 of 2 right',
    ));

  test('says that it has ended, and what comes next', () => {
    const done = memoryWith(...memory.log, { kind: 'runs', date: today });
    expect(textOf(mistakesList(done, today, acts))).toMatch(
      /^That is all for today\. Next: nobs and heels, tomorrow\. Later Nobs/,
    );
  });

  test('says that nothing went wrong yet', () =>
    expect(textOf(mistakesList(memoryWith({}), today, acts))).toBe(practiceMemoryWords.noMistakes));
});

describe('the picture of progress', () => {
  const memory = memoryWith(
    { kind: 'fiveToThem', date: '2026-11-01', right: false, cost: 0.08 },
    { kind: 'fiveToThem', date: '2026-11-02', right: false, cost: 0.04 },
    { kind: 'fiveToThem', date: '2026-11-22', right: true, cost: 0 },
    { kind: 'fiveToThem', date: '2026-11-22', right: false, cost: 1.5, unit: 'points' },
    { kind: 'jacks', date: today, right: false, cost: 1, unit: 'count' },
    { kind: 'runs', date: '2026-08-31', right: true },
    { kind: 'lead', date: '2026-09-01', right: true },
  );
  const picture = () => progressPicture(memory, today);

  test('has a row a kind under its topic, and nothing older than twelve weeks', () =>
    expect(rowsOf(picture())).toEqual([
      'Kind Weeks Right Last four Cost',
      'Count',
      'Nobs and heels 1 answer 0% 0% 1.0 point',
      'Throw',
      'A five to their crib 4 answers 25% 25% 4.0%',
      'Peg',
      'The lead 1 answer 100% – 0.0%',
    ]));

  test('has the same in its bars, for the eye and for the ear', () => {
    const [jacks, five, lead] = [0, 1, 2].map((at) =>
      ['right', 'cost'].map((name) => pathsOf(picture(), `strip-${name}`)[at]),
    );
    expect(jacks).toEqual(['', 'M111 18h8v9.0h-8z']);
    expect(five).toEqual(['M111 9h8v9.0h-8z', 'M81 18h8v18.0h-8z']);
    expect(lead).toEqual(['M1 0h8v18.0h-8z', '']);
    expect(markup(picture())).toContain('aria-label=3 weeks ago 0% right, cost 6.0%; this week 50% right, cost 0.0%');
  });

  test('is drawn to one scale, which small mistakes do not stretch', () =>
    expect(progressOf(memory, today).most).toEqual({ win: 0.06, points: 1, count: 2 }));

  test('says that there is nothing to show', () =>
    expect(textOf(progressPicture(emptyMemory, today))).toBe(practiceMemoryWords.noProgress));
});

describe('the words', () => {
  test('name every kind, and none twice', () => {
    expect(new Set(allSkills.map((kind) => kindNames[kind])).size).toBe(allSkills.length);
    expect(Object.keys(kindNames).sort()).toEqual([...allSkills].sort());
  });

  test('say a share in whole percent, and a cost in its unit', () => {
    const { share, cost } = practiceMemoryWords;
    expect([share({ right: 2, answers: 3, cost: 0 }), share({ right: 0, answers: 0, cost: 0 })]).toEqual(['67%', '–']);
    const costs = [cost(0.0423, 'win'), cost(0.97, 'points'), cost(1.25, 'count')];
    expect(costs).toEqual(['4.2%', '1.0 point', '1.3 points']);
  });

  test('say when a kind comes back', () => {
    const days = ['2026-11-20', today, '2026-11-24', '2026-11-26'];
    const said = days.map((due) => practiceMemoryWords.when(due, today));
    expect(said).toEqual(['today', 'today', 'tomorrow', 'in 3 days']);
  });
});
