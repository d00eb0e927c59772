import { expect, test } from 'vitest';
import { createEngine } from '../../../dist/engine/index.js';
import { standingQueries } from '../../../web/app/state/score_selectors.js';
import { CribbageError } from '../../../web/engine/index.js';
import { answered, follow, goTo, peg, playThrough, reach, score, table, taps, undo } from '../play_through.js';

// Only input that the engine refuses is taken back.

const engine = await createEngine();
const play = await playThrough(engine, [goTo('play'), ...taps('4H 5S 5D 6S 9C 7S')]);

test('a card that cannot be played is taken back with a sentence', async () => {
  const state = await answered(engine, reach(taps('5S 5D'), play));
  expect(state.session).toEqual((await playThrough(engine, taps('5S'), play)).session);
  expect(state.ui.notice).not.toBe('');
});

test('an error about a step that was undone takes back no other', () => {
  const wrong = reach(taps('7D'), play);
  const [asked] = standingQueries(wrong);
  const other = reach([undo, peg('us', 2)], wrong);
  const error = new CribbageError('badRecord', '7D', 'It is not their turn.');
  const late = reach([{ type: 'answered', key: asked?.key ?? '', reply: { error } }], other);
  expect([late.session, late.ui.notice]).toEqual([other.session, '']);
});

test('a link to a play against the rules is shown with a sentence, and asked about once', async () => {
  const state = await answered(engine, await follow(engine, 'v1/play/4H5S5D6S-9C/mine/4H5S'));
  expect(table(state).steps.length).toBe(2);
  expect([score(state), state.ui.notice === '']).toEqual(['0–0', false]);
});
