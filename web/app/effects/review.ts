import { today } from '../../practice/day.js';
import type { State } from '../model/state.js';
import { emptyDesk } from '../review/desk.js';
import { readMistakes, writeMistakes } from '../review/mistakes.js';
import { rules, summaryDue } from '../review/rules.js';
import { readDesk, writeDesk } from '../review/stored.js';
import { readSummaries, writeSummaries } from '../review/summaries.js';
import type { Files } from '../screens/view.js';
import type { Store } from '../update/store.js';
import { createFiles } from './files.js';
import { isField } from './input/keys.js';
import { beginAtTop } from './page_turns.js';
import { load, save } from './storage.js';

const deskKey = 'fifteen-two-review';
const mistakesKey = 'fifteen-two-mistakes';
const statisticsKey = 'fifteen-two-statistics';

const storedLists = () => ({
  mistakes: readMistakes(load(mistakesKey)),
  games: readSummaries(load(statisticsKey)),
});

const saveWhatChanged = (after: State, before: State): void => {
  const [is, was] = [after.review?.desk, before.review?.desk];
  if (!is || !was) return;
  if (is.mistakes !== was.mistakes) save(mistakesKey, writeMistakes(is.mistakes));
  if (is.games !== was.games) save(statisticsKey, writeSummaries(is.games));
  if (is.source !== was.source || is.before !== was.before || is.front !== was.front) save(deskKey, writeDesk(is));
};

/** Puts the record that was reviewed last on the desk, and keeps what the reviews leave on the device. */
export const startReview = (store: Store): Files => {
  const { dispatch, state } = store;
  let taking = false;
  const take = () => {
    taking = true;
    dispatch({ type: 'review', deed: { do: 'take', desk: { ...storedLists(), today: today() } } });
    taking = false;
  };
  addEventListener('storage', ({ key }: StorageEvent) => (key === mistakesKey || key === statisticsKey) && take());
  addEventListener('pageshow', take);
  // Before what is pasted is looked at as cards.
  addEventListener(
    'paste',
    (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (state().view !== 'review' || isField(event.target) || text.trim() === '') return;
      event.preventDefault();
      dispatch({ type: 'review', deed: { do: 'paste', text } });
    },
    { capture: true },
  );
  store.subscribe((after, before) => {
    if (!taking) saveWhatChanged(after, before);
    if (after.linked !== '' && after.view === 'review' && after.review)
      dispatch({ type: 'review', deed: { do: 'follow' } });
    else if (after.view === 'review' && summaryDue(after)) dispatch({ type: 'review', deed: { do: 'sum' } });
  });
  beginAtTop(store, ({ view, review }) => (view === 'review' ? [review?.desk.front, Boolean(review?.desk.trial)] : []));
  const desk = { ...emptyDesk, ...readDesk(load(deskKey)), ...storedLists(), today: today() };
  dispatch({ type: 'partLoaded', review: { rules, desk } });
  return createFiles(store);
};
