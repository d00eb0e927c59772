import { expect, test } from 'vitest';
import { activeQueries } from '../../../web/app/root/active_queries.js';
import { type Action, reduce } from '../../../web/app/root/reducer.js';
import { newSession } from '../../../web/app/session/session.js';
import { emptyMatchState } from '../../../web/app/state/slices/match.js';
import { emptyPracticeState } from '../../../web/app/state/slices/practice.js';
import { emptyReviewState, type KeptGame } from '../../../web/app/state/slices/review.js';
import { cardsOf, goTo, peg, reach, start, taps, undo } from '../play_through.js';

// A new version of the app is loaded silently only until the player first does something, which sets `touched`. Links, answers
// and changes in another tab do not set it.

const parts = { match: emptyMatchState, review: emptyReviewState, practice: emptyPracticeState };
const waiting = reach([{ type: 'partLoaded', ...parts }, ...taps('5H')]);
const untouched = { ...waiting, ui: { ...waiting.ui, touched: false } };
const tellsAnew = (action: Action): boolean =>
  action.type === 'noticed' || (action.type === 'match' && action.action.type === 'opponentMoved');
const key = activeQueries(waiting)[0]?.key ?? '';
const { ranking } = start;
const session = newSession(true, { ours: 60, theirs: 55 });
const { game, names } = session;
const over: KeptGame = {
  key: 'k1',
  date: '2026-11-23',
  score: { ours: 121, theirs: 90 },
  played: { table: { game, names } },
};
const summary = { key: 'k1', date: '2026-11-23', against: 'table', won: true } as const;
const losses = { cards: 0, throws: 0, plays: 0, counting: 0 };

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
  ['a move of the opponent', { type: 'match', action: { type: 'opponentMoved' } }],
  ['a sealed seed', { type: 'match', action: { type: 'seedCommitted', seed: 7, hash: 'ab' } }],
  ['a game that another tab continued', { type: 'match', action: { type: 'stateTaken', table: emptyMatchState } }],
  ['a link to the review', { type: 'review', action: { type: 'linkFollowed' } }],
  ['a game in review that counts', { type: 'review', action: { type: 'gameSummed' } }],
  [
    'a game that was judged',
    { type: 'review', action: { type: 'gameJudged', summary: { ...summary, ...losses }, lessons: [] } },
  ],
  ['a game that ended', { type: 'review', action: { type: 'gameKept', game: over } }],
  ['a game that is on the table again', { type: 'review', action: { type: 'gameTakenBack', key: 'k1' } }],
  ['lists that another tab stored', { type: 'review', action: { type: 'stateTaken', desk: { today: '2026-11-23' } } }],
  ['a link to practice', { type: 'practice', action: { type: 'linkFollowed' } }],
  ['the date of a new day', { type: 'practice', action: { type: 'stateTaken', drill: { today: '2026-11-23' } } }],
])('%s is no touch, and only a notice or a move begins what is told anew', (_, action) => {
  const after = reduce(untouched, action);
  expect(after.ui.touched).toBe(false);
  expect(reduce(waiting, action).ui.touched).toBe(true);
  const told = { ...waiting, told: { ...waiting.told, said: '2 for me: I have 121.' } };
  expect(reduce(told, action).told.said).toBe(tellsAnew(action) ? '' : told.told.said);
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
  ['another page of the match', { type: 'match', action: { type: 'opponentChoiceOpened' } }],
  ['another page of the review', { type: 'review', action: { type: 'pageChosen', page: 'games' } }],
  ['another page of practice', { type: 'practice', action: { type: 'pageChosen', page: 'progress' } }],
])('%s is a touch', (_, action) => expect(reduce(untouched, action).ui.touched).toBe(true));
