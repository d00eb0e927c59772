import type { Engine } from '../../../../engine/index.js';
import { today } from '../../../../exercises/dates.js';
import { strings } from '../../../messages/app.js';
import { isField } from '../../../platform/fields.js';
import { beginAtTop } from '../../../platform/scroll_on_page_change.js';
import { load, save, stores } from '../../../platform/storage.js';
import { emptyReviewState, type GameLists, type ReviewState } from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import type { Store } from '../../../state/store_types.js';
import type { Files } from '../../view_types.js';
import { merged, mergedLists, readLists, writeLists } from '../games/serialize_games.js';
import { summaryDue } from '../reducer.js';
import { mistakeKey, readMistakes, writeMistakes } from '../saved_mistakes.js';
import { readReview, writeReview } from '../serialize.js';
import { createFiles } from './files.js';
import { startJudging } from './judge_games.js';
import { createKeeping } from './keep_games.js';

const loadLists = (): GameLists => readLists(load('statistics'), load('finished'));

const storedLists = () => ({ mistakes: readMistakes(load('mistakes')), ...loadLists() });

const isSame = (one: GameLists, two: GameLists): boolean => JSON.stringify(one) === JSON.stringify(two);

// Stores the games that this tab has added, removed or judged. Returns the lists as they are stored, with the changes of
// other tabs; undefined if the browser refuses.
const saveGames = (is: GameLists, was: GameLists): GameLists | undefined => {
  const lists = mergedLists(loadLists(), was, is);
  const { statistics, finished } = writeLists(lists);
  // The results are saved first, because a game that is dropped from `kept` leaves only its result.
  return save('statistics', statistics) && save('finished', finished) ? lists : undefined;
};

const saveMistakes = (is: ReviewState['mistakes'], was: ReviewState['mistakes']): void => {
  const stored = readMistakes(load('mistakes'));
  save('mistakes', writeMistakes(merged(stored, was, is, mistakeKey)));
};

const haveGamesChanged = (is: ReviewState, was: ReviewState): boolean =>
  is.games !== was.games || is.kept !== was.kept || is.removed !== was.removed;

/**
 * Restores the record that was reviewed last, and stores on the device what reviews produce, such as results and
 * mistakes.
 */
export const startReview = (store: Store, engine: Engine): Files => {
  const { dispatch, state } = store;
  let taking = false;
  const take = (desk: Partial<ReviewState> = storedLists()) => {
    taking = true;
    dispatch({ type: 'review', action: { type: 'stateTaken', desk: { ...desk, today: today() } } });
    taking = false;
  };
  const takeLists = () => {
    const { review } = state();
    const lists = loadLists();
    if (review && !isSame(lists, { kept: review.kept, games: review.games, removed: review.removed })) take(lists);
  };
  const saveWhatChanged = ({ review: is }: State, { review: was }: State): void => {
    if (taking || !is || !was) return;
    if (is.mistakes !== was.mistakes) saveMistakes(is.mistakes, was.mistakes);
    if (is.source !== was.source || is.before !== was.before || is.page !== was.page) save('desk', writeReview(is));
    if (!haveGamesChanged(is, was)) return;
    if (saveGames(is, was)) takeLists();
    else dispatch({ type: 'noticed', notice: strings.keepsNothing });
  };
  const keep = createKeeping(store, engine);
  const keys: readonly string[] = [stores.mistakes, stores.statistics, stores.finished];
  addEventListener('storage', ({ key }: StorageEvent) => key !== null && keys.includes(key) && take());
  addEventListener('pageshow', () => take());
  document.addEventListener('visibilitychange', () => document.hidden || take({}));
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
    saveWhatChanged(after, before);
    keep(after, before);
    if (after.linked !== '' && after.view === 'review' && after.review)
      dispatch({ type: 'review', action: { type: 'linkFollowed' } });
    else if (after.view === 'review' && summaryDue(after)) dispatch({ type: 'review', action: { type: 'gameSummed' } });
  });
  beginAtTop(store, ({ view, review }) => (view === 'review' ? [review?.page, Boolean(review?.retry)] : []));
  const desk = { ...emptyReviewState, ...readReview(load('desk')), ...storedLists(), today: today() };
  dispatch({ type: 'partLoaded', review: desk });
  startJudging(store, engine, takeLists);
  return createFiles(store);
};
