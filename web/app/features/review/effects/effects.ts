import { today } from '../../../../exercises/dates.js';
import { strings } from '../../../messages/app.js';
import { isField } from '../../../platform/fields.js';
import { beginAtTop } from '../../../platform/scroll_on_page_change.js';
import { load, save, stores } from '../../../platform/storage.js';
import { emptyReviewState, type ReviewState } from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import type { Store } from '../../../state/store_types.js';
import type { Files } from '../../view_types.js';
import { newlyFinished, readFinished, writeFinished } from '../finished_games.js';
import { readSummaries, writeSummaries } from '../game_summaries.js';
import { summaryDue } from '../reducer.js';
import { readMistakes, writeMistakes } from '../saved_mistakes.js';
import { readReview, writeReview } from '../serialize.js';
import { createFiles } from './files.js';

const storedLists = () => ({
  mistakes: readMistakes(load('mistakes')),
  games: readSummaries(load('statistics')),
  ...readFinished(load('finished')),
});

const saveWhatChanged = (after: State, before: State, refused: () => void): void => {
  const [is, was] = [after.review, before.review];
  if (!is || !was) return;
  if (is.mistakes !== was.mistakes) save('mistakes', writeMistakes(is.mistakes));
  // The results (`games`) are saved before `finished`, because a game that is dropped from `finished` leaves only its result.
  if (is.games !== was.games) save('statistics', writeSummaries(is.games));
  if (is.finished !== was.finished && !save('finished', writeFinished(is))) refused();
  if (is.source !== was.source || is.before !== was.before || is.page !== was.page) save('desk', writeReview(is));
};

/**
 * Restores the record that was reviewed last, and stores on the device what reviews produce, such as results and
 * mistakes.
 */
export const startReview = (store: Store): Files => {
  const { dispatch, state } = store;
  let taking = false;
  const take = (desk: Partial<ReviewState> = storedLists()) => {
    taking = true;
    dispatch({ type: 'review', action: { type: 'stateTaken', desk: { ...desk, today: today() } } });
    taking = false;
  };
  // Stores a game that has just ended. Keeps the games that another tab has stored, and stores no game twice.
  const keep = () => {
    if (!newlyFinished(state(), today())) return;
    const here = state().review ?? emptyReviewState;
    const stored = readFinished(load('finished')).finished;
    const added = stored.filter(({ key }) => here.finished.every((each) => each.key !== key));
    if (added.length > 0) take({ finished: [...here.finished, ...added] });
    const game = newlyFinished(state(), today());
    if (game) dispatch({ type: 'review', action: { type: 'gameFinished', game } });
  };
  const refused = () => dispatch({ type: 'noticed', notice: strings.keepsNothing });
  const keys: readonly string[] = [stores.mistakes, stores.statistics, stores.finished];
  addEventListener('storage', ({ key }: StorageEvent) => key !== null && keys.includes(key) && take());
  addEventListener('pageshow', () => take());
  // Listens in the capture phase, which comes before the listener that reads a pasted text as cards.
  addEventListener(
    'paste',
    (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (state().view !== 'review' || isField(event.target) || text.trim() === '') return;
      event.preventDefault();
      dispatch({ type: 'review', action: { type: 'recordPasted', text } });
    },
    { capture: true },
  );
  store.subscribe((after, before) => {
    if (!taking) saveWhatChanged(after, before, refused);
    keep();
    if (after.linked !== '' && after.view === 'review' && after.review)
      dispatch({ type: 'review', action: { type: 'linkFollowed' } });
    else if (after.view === 'review' && summaryDue(after)) dispatch({ type: 'review', action: { type: 'gameSummed' } });
  });
  beginAtTop(store, ({ view, review }) => (view === 'review' ? [review?.page, Boolean(review?.retry)] : []));
  const desk = { ...emptyReviewState, ...readReview(load('desk')), ...storedLists(), today: today() };
  dispatch({ type: 'partLoaded', review: desk });
  return createFiles(store);
};
