import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { frenchEngine } from '../../../web/i18n/french/shared/engine.js';
import { inFrench, sayError } from '../../../web/i18n/french/shared/errors.js';
import { badRecords, errors } from '../../engine/cases.js';
import { cpp, inEngine, made, seen } from './engine_sentences.js';

const engine = await createEngine();
afterAll(() => engine.close());

/** Names, letters and examples of the engine stay as they are, and so do texts that were given. */
const own =
  /«[^»]*»|final: 121-98|docs\/RECORD\.md|points\/greedy|Ann - Ben|our Ben|Zoé leads|\b(us|them) (5H|TD)\b|us ou them|true|false/g;

const isFrench = (text: string) => {
  const rest = text.replaceAll('«\u00a05X: y, not “z”\u00a0»', '').replace(own, '');
  expect(rest, text).not.toMatch(/\b(the|is|are|was|were|not|of|and|a card|with|what|to|hand|it|we|they|our|their)\b/i);
  expect(rest, text).not.toMatch(/['“”"]|undefined|NaN/);
  expect(rest, text).not.toMatch(/[^\u00a0]:|« (?!\u00a0)|[  \u00a0][;!?]/);
  expect(rest, text).toMatch(/\.$/);
  expect(rest, text).not.toMatch(/\bde (le|les|[aeiouéèê])|\bà (le|les)\b/);
};

describe('errors', () => {
  test('are found in the sources', () => {
    expect(new Set(made).size).toBeGreaterThan(150);
    expect(inEngine.length).toBeGreaterThan(5);
    expect(made).toContain('The five of hearts is there twice.');
    expect(made).toContain('They could not say go: it was their turn, and at 7 any card can be played.');
    expect(made).toContain('“hand” should be the number of a deal, 1 to 7, not “5X”.');
    expect(made).toContain('The table of the board has a chance that is none.');
  });

  test('are all made in a way that this test reads', () => {
    const ends = [...cpp]
      .filter(([file]) => !/show\/spoken/.test(file))
      .flatMap(([, source]) =>
        [...source.matchAll(/"(?:[^"\\\n]|\\.)*\."/g)].map(([text]) => JSON.parse(text) as string),
      );
    expect(ends.length).toBeGreaterThan(50);
    for (const end of ends) expect(seen, `a message that ends in “${end}”`).toContain(end);
  });

  test('are all said in French', () => {
    const sentences = [...new Set([...made, ...inEngine])];
    const missing = sentences.filter((message) => inFrench(message) === undefined);
    expect(missing, 'web/i18n/french/shared/errors.ts lacks these sentences').toEqual([]);
    for (const message of sentences) isFrench(inFrench(message) ?? '');
  });

  test('of every known question are said in French', async () => {
    for (const { name, ask, question } of errors) {
      const method = engine[ask] as (question: object) => Promise<unknown>;
      const message = await method(question).then(
        () => '',
        (fault: Error) => fault.message,
      );
      expect(inFrench(message), `${name}: ${message}`).toBeDefined();
    }
  });

  test('of every known record are said in French', () => {
    for (const { message } of badRecords) isFrench(inFrench(message) ?? message);
  });

  test.each([
    ['The five of hearts is there twice.', 'Le 5 de cœur y est deux fois.'],
    ['The ace of spades is there twice.', 'L’as de pique y est deux fois.'],
    ['Ann does not hold the QC.', 'Ann n’a pas la dame de trèfle.'],
    ['Ann does not hold the T.', 'Ann n’a pas le 10.'],
    ['Six cards are dealt; 5 were given.', 'On reçoit six cartes; il y en a 5.'],
    ['A hand has at least one card; none was given.', 'Une main a au moins une carte; il n’y en a aucune.'],
    ['The cards of Ann are there twice.', 'Les cartes d’Ann y sont deux fois.'],
    ['The cards of Marc are there twice.', 'Les cartes de Marc y sont deux fois.'],
    ['The cards of the crib are there twice.', 'Les cartes du crib y sont deux fois.'],
    ["Yves's hand counts 4 to 9, not 10.", 'La main d’Yves compte de 4 à 9, pas 10.'],
    [
      'We could not play the five of hearts: they lead, since we deal.',
      'Je ne pouvais pas jouer le 5 de cœur\u00a0: c’est à l’autre d’entamer, car je donne.',
    ],
    [
      "Ann could not play the five of hearts: it would be Ann's fifth card.",
      'Ann ne pouvait pas jouer le 5 de cœur\u00a0: ce serait sa cinquième carte.',
    ],
    [
      'Ann could not say go: at 20 any card can be played.',
      'Ann ne pouvait pas dire go\u00a0: à 20, toute carte peut être jouée.',
    ],
    [
      'Ann could not say go: at 25 the 3C fits.',
      'Ann ne pouvait pas dire go\u00a0: à 25, on peut jouer le 3 de trèfle.',
    ],
    [
      'Both players threw a Q: write the suit where the QC was thrown.',
      'Chaque joueur a écarté une dame\u00a0: écrivez l’enseigne dans l’écart où va la dame de trèfle.',
    ],
    [
      '“level” should be “beginner”, “pub”, “club” or “expert”, not “x”.',
      '«\u00a0level\u00a0» devrait être «\u00a0beginner\u00a0», «\u00a0pub\u00a0», «\u00a0club\u00a0» ou «\u00a0expert\u00a0», pas «\u00a0x\u00a0».',
    ],
  ])('“%s” is “%s”', (message, french) => {
    expect(sayError({ code: 'badRecord', text: '', message })).toBe(french);
  });

  test('that are in French already stay as they are', () => {
    const message = '« 130 » n’est pas un pointage.';
    expect(frenchEngine.error({ code: 'badScore', text: '130', message })).toBe(message);
  });
});
