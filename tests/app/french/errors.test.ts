import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import type { CribbageError, EngineError, ErrorReason, QuestionName } from '../../../web/engine/index.js';
import { frenchEngine } from '../../../web/i18n/french/shared/engine.js';
import { sayError, sentences } from '../../../web/i18n/french/shared/errors.js';
import { badRecords, errors } from '../../engine/cases.js';

const engine = await createEngine();
afterAll(() => engine.close());

/** Parts of an error message that stay as they are in French: the engine's names, letters and examples, and quoted input. */
const own =
  /«[^»]*»|final: 121-98|docs\/RECORD\.md|points\/greedy|Ann - Ben|our Ben|\b(us|them) (5H|TD)\b|us ou them|true|false/g;

/** Two sample values for each variable part of the error messages. */
const samples: Readonly<Record<string, readonly [string | number, string | number]>> = {
  text: ['5X: y, not “z”', ''],
  card: ['5H', 'Q'],
  cards: ['5H', 'AS QC'],
  rank: ['8', 'A'],
  score: ['0-0', '4-10'],
  field: ['hand', 'level'],
  way: ['best', 'x'],
  levels: ['novice, expert', 'pub'],
  ways: ['points, win, random', 'win'],
  sides: ['us, them', 'a, b, c'],
  example: ['us 5H, them TD', 'us 5H'],
  choices: ['short, long', 'win, acc, money'],
  // In these parts the second sample is a player's name in a record.
  by: ['us', 'our Ben'],
  turn: ['them', 'Ann'],
  dealer: ['us', 'Zoé'],
  player: ['Ann', 'Marc'],
  winner: ['our Ben', 'Yves'],
  table: ['crib', 'acc'],
  ...Object.fromEntries(
    'count sum least most deal players points target wanted'.split(' ').map((number) => [number, [0, 25] as const]),
  ),
};
const partsOf = (which: 0 | 1): never =>
  new Proxy(
    {},
    { get: (_, name) => samples[String(name)]?.[which] ?? expect.fail(`no sample of ${String(name)}`) },
  ) as never;

const isFrench = (text: string) => {
  const rest = text.replaceAll(/«\u00a05X: y, not “z”\u00a0»|5X: y, not “z”/g, '').replace(own, '');
  expect(rest, text).not.toMatch(/\b(the|is|are|was|were|not|of|and|a card|with|what|to|hand|it|we|they|our|their)\b/i);
  expect(rest, text).not.toMatch(/['“”"]|undefined|NaN/);
  expect(rest, text).not.toMatch(/[^\u00a0]:|« (?!\u00a0)|[  \u00a0][;!?]/);
  expect(rest, text).toMatch(/\.$/);
  expect(rest, text).not.toMatch(/\bde (le|les|[aeiouéèê])|\bà (le|les)\b/);
};

const refusalOf = async (ask: QuestionName, question: object): Promise<CribbageError> => {
  const method = engine[ask] as (question: object) => Promise<unknown>;
  return method(question).then(
    () => expect.fail('it is answered'),
    (fault: CribbageError) => fault,
  );
};

const cannotLead = 'Je ne pouvais pas jouer le 5 de cœur\u00a0: c’est à l’autre d’entamer, car je donne.';
const cannotGo = 'ne pouvait pas dire go\u00a0: à 20, toute carte peut être jouée.';
const whichQueen =
  'Plusieurs joueurs ont écarté une dame\u00a0: écrivez la dame de trèfle dans l’écart d’où vient cette carte.';
const noLevel =
  '«\u00a0level\u00a0» devrait être «\u00a0beginner\u00a0», «\u00a0pub\u00a0», «\u00a0club\u00a0» ou «\u00a0expert\u00a0», pas «\u00a0x\u00a0».';

describe('errors', () => {
  test.each(Object.entries(sentences))('%s is said in French', (_, sentence) => {
    if (typeof sentence === 'string') return isFrench(sentence);
    for (const which of [0, 1] as const) isFrench(sentence(partsOf(which), which === 1));
  });

  test.each(errors)('are said in French of $name', async ({ ask, question }) => {
    const refusal = await refusalOf(ask, question);
    expect(sayError(refusal)).not.toBe(refusal.message);
  });

  test.each(badRecords)('are said in French of $name', async ({ record }) =>
    isFrench(sayError(await refusalOf('readGame', { record }))),
  );

  test.each<[ErrorReason, EngineError['parts'], string]>([
    ['cardTwice', { card: '5H' }, 'Le 5 de cœur apparaît deux fois.'],
    ['cardTwice', { card: 'AS' }, 'L’as de pique apparaît deux fois.'],
    ['notHeld', { player: 'Ann', card: 'QC' }, 'Ann n’a pas la dame de trèfle.'],
    ['notHeld', { player: 'Ann', card: 'T' }, 'Ann n’a pas le 10.'],
    ['dealtNotSix', { count: 5 }, 'On reçoit six cartes; il y en a 5.'],
    ['dealtNotSix', { count: 1 }, 'On reçoit six cartes; il y en a une.'],
    ['handEmpty', { count: 0 }, 'Une main a au moins une carte; il n’y en a aucune.'],
    ['handTwice', { player: 'Ann' }, 'Les cartes d’Ann apparaissent deux fois.'],
    ['handTwice', { player: 'Marc' }, 'Les cartes de Marc apparaissent deux fois.'],
    ['handOutOfRange', { player: 'Yves', least: 4, most: 9, text: '10' }, 'La main d’Yves compte de 4 à 9, pas 10.'],
    ['poneLeads', { by: 'us', card: '5H', turn: 'them', dealer: 'us' }, cannotLead],
    [
      'fifthCard',
      { by: 'Ann', card: '5H' },
      `Ann ne pouvait pas jouer le 5 de cœur\u00a0: ce serait sa cinquième carte.`,
    ],
    ['goWhereAnyCardFits', { by: 'Ann', count: 20 }, `Ann ${cannotGo}`],
    ['cribSuitUnclear', { rank: 'Q', card: 'QC' }, whichQueen],
    ['notAChoice', { field: 'level', choices: 'beginner, pub, club, expert', text: 'x' }, noLevel],
  ])('say for %s with %o: %s', (reason, parts, french) => {
    const code = Object.values(parts).includes('Ann') ? 'badRecord' : 'badQuestion';
    expect(frenchEngine.error({ code, reason, parts, message: '' })).toBe(french);
  });

  test.each(['us', 'them'])('keep the name of a player of a record who is named %s', async (name) => {
    const record = `${name} - Ben\n1. 0-0* 2C\nplay: TS TH go`;
    expect(sayError(await refusalOf('readGame', { record }))).toBe(`${name} ${cannotGo}`);
  });

  test('stay as they are if they are in French already', () => {
    const message = '« 130 » n’est pas un pointage.';
    expect(frenchEngine.error({ message })).toBe(message);
  });
});
