import { expect, test } from 'vitest';
import { activeQueries } from '../../../web/app/root/active_queries.js';
import { type Action, reduce } from '../../../web/app/root/reducer.js';
import { newSession } from '../../../web/app/session/session.js';
import { cardsOf, goTo, peg, reach, start, taps, undo } from '../play_through.js';

// A new version of the app is loaded silently only until the player first does something, which sets `touched`. Links, answers
// and changes in another tab do not set it.

const waiting = reach(taps('5H'));
const untouched = { ...waiting, ui: { ...waiting.ui, touched: false } };
const key = activeQueries(waiting)[0]?.key ?? '';
const { ranking } = start;
const session = newSession(true, { ours: 60, theirs: 55 });

test.each<[string, Action]>([
  ['a link that is being read', { type: 'linkAwaited', view: 'board' }],
  ['a link that was read', { type: 'linkOpened', view: 'board', session, ranking }],
  ['what another tab did', { type: 'gameTaken', stored: { session, past: [] } }],
  ['a sentence', { type: 'noticed', notice: 'Something was said.' }],
  ['an answer', { type: 'answered', key, reply: { ok: { cards: [] } } }],
  ['an answer that is late', { type: 'lateChanged', late: true }],
  ['what may be used offline', { type: 'offlineChanged', offline: 'ready' }],
  ['a new version', { type: 'updateFound' }],
  ['the offer to install', { type: 'installOffered', installable: true }],
  ['a part of the app that came', { type: 'partLoaded' }],
  ['a preview that was measured', { type: 'previewMeasured', height: 300 }],
])('%s is no touch', (_, action) => {
  const after = reduce(untouched, action);
  expect(after.ui.touched).toBe(false);
  expect(reduce(waiting, action).ui.touched).toBe(true);
});

test.each<[string, Action]>([
  ['a card', { type: 'cardTapped', card: '6H' }],
  ['cards that are pasted', { type: 'cardsGiven', cards: cardsOf('6H 7H') }],
  ['points', peg('us', 2)],
  ['Undo', undo],
  ['another screen', goTo('board')],
  ['the menu', { type: 'panelChosen', panel: 'menu' }],
  ['a setting', { type: 'settingsChosen', settings: { theme: 'dark' } }],
  ['a position that is kept', { type: 'positionKept' }],
])('%s is a touch', (_, action) => expect(reduce(untouched, action).ui.touched).toBe(true));
