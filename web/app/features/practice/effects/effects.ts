import type { Engine } from '../../../../engine/index.js';
import { seeds } from '../../../../engine/sealed.js';
import { today } from '../../../../exercises/dates.js';
import { draw } from '../../../../exercises/generate/generate.js';
import { playOn } from '../../../../exercises/play_on.js';
import { practiceMemoryWords } from '../../../messages/practice_memory.js';
import { lacksFile, type Report, wasReplaced } from '../../../platform/engine_errors.js';
import { onReturn } from '../../../platform/on_return.js';
import { createRetry } from '../../../platform/retry.js';
import { beginAtTop } from '../../../platform/scroll_on_page_change.js';
import { load, save } from '../../../platform/storage.js';
import {
  emptyMemory,
  emptyPracticeState,
  type Memory,
  type Outcome,
  type PracticeAction,
} from '../../../state/slices/practice.js';
import type { Lesson } from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import type { Store } from '../../../state/store_types.js';
import { outcomesOf } from '../lessons_from_games.js';
import { joinMemories, rememberAll } from '../memory/memory.js';
import { printMemory } from '../memory/serialize.js';
import { nextTask, type Task } from '../quiz_progress.js';
import { readQuiz, writeQuiz } from '../serialize.js';
import { squaresResultOf } from '../squares/queries.js';
import { readSquares, writeSquares } from '../squares/serialize.js';
import { createFocus } from './focus.js';
import { createMemoryStore } from './indexed_db.js';

const newSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high % 2 ** 20) * 2 ** 32 + low) % seeds;
};

// Returns a function that generates the exercises of a quiz: first the current one, then the next one, so that it is
// ready in time.
const createDrawing = ({ dispatch, state }: Store, engine: Engine, report: Report): (() => void) => {
  const drawn = async (due: Task): Promise<PracticeAction> =>
    due.type === 'draw'
      ? { type: 'exerciseDrawn', wanted: due.wanted, asked: await draw(engine, due.wanted), at: performance.now() }
      : { type: 'playContinued', asked: due.asked, after: await playOn(engine, due.asked, due.card) };

  let busy = false;
  const next = async (): Promise<void> => {
    const practice = state().view === 'practice' ? state().practice : undefined;
    const due = practice && !busy ? nextTask(practice) : undefined;
    if (!due) return;
    busy = true;
    try {
      dispatch({ type: 'practice', action: await drawn(due) });
    } catch (error) {
      // If the engine dropped this question for a newer one, the exercise is generated again at once. Other errors are
      // reported. Then the next change of the state tries again and, if a file was missing, a pause that ends.
      if (!wasReplaced(error)) {
        report(error);
        return lacksFile(error) ? retry.failed() : undefined;
      }
    } finally {
      busy = false;
    }
    retry.done();
    await next();
  };
  const retry = createRetry(() => void next());

  return () => void next();
};

// Returns a function that keeps the clock of a three-minute quiz ticking while the quiz runs.
const createClock = ({ dispatch, state }: Store): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  return () => {
    const { page, quiz } = state().practice ?? {};
    const runs = page === 'run' && quiz?.mode === 'storm' && quiz.began !== null && !quiz.ended;
    if (runs && timer === undefined)
      timer = setInterval(() => dispatch({ type: 'practice', action: { type: 'ticked', at: performance.now() } }), 250);
    if (runs || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Restores the state of practice, generates its exercises, and stores on the device what it remembers. */
export const startPractice = (
  store: Store,
  engine: Engine,
  report: Report,
  lostIn: (after: State, before: State) => readonly Lesson[],
): void => {
  const { dispatch, state } = store;
  const take = (drill: Extract<PracticeAction, { type: 'stateTaken' }>['drill']) =>
    dispatch({ type: 'practice', action: { type: 'stateTaken', drill } });
  const kept = createMemoryStore(() => dispatch({ type: 'noticed', notice: practiceMemoryWords.keepsNothing }));
  const drawNext = createDrawing(store, engine, report);
  const tick = createClock(store);
  const followFocus = createFocus();
  let saving = false;
  // Saves the memory. Answers given while it is being saved are saved afterwards.
  const keep = async (): Promise<void> => {
    const memory = state().practice?.memory;
    if (saving || !memory) return;
    saving = true;
    await kept.save(memory);
    saving = false;
    if (state().practice?.memory !== memory) await keep();
  };
  const learn = (outcomes: readonly Outcome[]) =>
    take({ memory: rememberAll(state().practice?.memory ?? emptyMemory, outcomes) });
  // Joins another memory to this one. If that adds nothing, the memory is not saved again. On a device that cannot
  // store it, saving would only raise a notice.
  const join = (memory: Memory) => {
    const here = state().practice?.memory ?? emptyMemory;
    const both = joinMemories(memory, here);
    if (printMemory(both) !== printMemory(here)) take({ memory: both });
  };

  store.subscribe((after, before) => {
    const [is, was] = [after.practice, before.practice];
    if (!is || !was) return;
    if (is.memory !== was.memory) void keep();
    if (
      is.quiz?.now !== was.quiz?.now ||
      is.quiz?.attempt !== was.quiz?.attempt ||
      is.quiz?.ended !== was.quiz?.ended ||
      is.topic !== was.topic ||
      is.unit !== was.unit
    )
      save('run', writeQuiz(is));
    if (is.squares !== was.squares) save('squares', writeSquares(is.squares));
    const [game] = is.squares;
    const counted = game && !is.memory.squares.has(game.date) ? squaresResultOf(after, game) : undefined;
    if (game && counted)
      return dispatch({ type: 'practice', action: { type: 'squaresCounted', date: game.date, result: counted } });
    if (is.quiz && is.quiz.seed === null && is.quiz.queue.length === 0)
      return dispatch({ type: 'practice', action: { type: 'seedDrawn', seed: newSeed() } });
    if (after.linked !== '' && after.view === 'practice')
      dispatch({ type: 'practice', action: { type: 'linkFollowed' } });
    const lost = lostIn(after, before);
    if (lost.length > 0) void outcomesOf(engine, lost, is.today).then(learn, report);
    drawNext();
    tick();
    if (after.view === 'practice') followFocus();
  });
  beginAtTop(store, ({ view, practice }) => {
    const { page, quiz, squares } = practice ?? {};
    const isOver = page === 'squares' && squares?.[0]?.cells.length === 16;
    return view === 'practice' ? [page, quiz?.graded.length, quiz?.ended, isOver] : [];
  });
  onReturn(() => take({ today: today() }));

  const drill = {
    ...emptyPracticeState,
    today: today(),
    ...readQuiz(load('run')),
    squares: readSquares(load('squares')),
  };
  dispatch({ type: 'partLoaded', practice: drill });
  void kept.load().then(join);
  kept.watch(join);
};
