import { afterEach, describe, expect, test } from 'vitest';
import { english, type Language, languageFor, messages, speak } from '../../web/i18n/locale.js';
import { pseudoRtl } from '../../web/i18n/pseudo_rtl.js';
import { percentFine, points, signedFine, whole } from '../../web/ui/figures.js';

afterEach(() => speak(english));

const french: Language = {
  tag: 'fr-CA',
  locale: 'fr-CA',
  direction: 'ltr',
  wordsOf: (room, words) => (room === 'told' ? { hello: 'bonjour', to: (name: string) => `à ${name}` } : words),
};

describe('a room of words', () => {
  const words = messages('told', { hello: 'hello', to: (name: string) => `to ${name}` });

  test('speaks English until another language is spoken, and again afterwards', () => {
    expect([words.hello, words.to('Ann')]).toEqual(['hello', 'to Ann']);
    speak(french);
    expect([words.hello, words.to('Anne')]).toEqual(['bonjour', 'à Anne']);
    speak(english);
    expect(words.hello).toBe('hello');
  });

  test('stays English in a language without it', () => {
    speak(french);
    expect(messages('words', { hello: 'hello' }).hello).toBe('hello');
  });

  test('is turned round with all that is in it, and with what its functions make', () => {
    const nested = messages('words', { say: { at: (n: number) => [`at ${n}`, ''] }, none: '', three: 3 });
    speak(pseudoRtl);
    const turned = (text: string) => `\u202e${text}\u202c`;
    expect(words.to('Ann')).toBe(turned('to Ann'));
    expect(nested.say.at(2)).toEqual([turned('at 2'), '']);
    expect([nested.none, nested.three]).toEqual(['', 3]);
  });
});

test.each([
  [['fr-CA', 'en'], 'fr-CA'],
  [['fr'], 'fr-CA'],
  [['FR-fr'], 'fr-CA'],
  [['en-GB', 'fr'], 'en'],
  [['de', 'fr-BE', 'en'], 'fr-CA'],
  [['de', 'frr'], 'en'],
  [[''], 'en'],
  [[], 'en'],
  [['ar-XB'], 'ar-XB'],
  [['ar'], 'en'],
])('the language for a page for %j is %s', (tags, tag) => expect(languageFor(tags)).toBe(tag));

test('figures are written as the language writes them', () => {
  const all = () => [whole(12_345), points(4.776), signedFine(-1.5), percentFine(0.5842), percentFine(0.99999)];
  expect(all()).toEqual(['12,345', '4.78', '−1.50', '58.4%', '>99.9%']);
  speak(french);
  expect(all()).toEqual(['12\u00a0345', '4,78', '−1,50', '58,4\u00a0%', '>99,9\u00a0%']);
  speak(english);
  expect(all()[1]).toBe('4.78');
});
