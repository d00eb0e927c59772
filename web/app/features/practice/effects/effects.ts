import type { Engine } from '../../../../engine/index.js';
import { seeds } from '../../../../engine/sealed.js';
import { today } from '../../../../practice/day.js';
import { draw } from '../../../../practice/draw/draw.js';
import { playOn } from '../../../../practice/play_on.js';
import { practiceMemoryWords } from '../../../messages/practice_memory.js';
import { type Report, wasReplaced } from '../../../platform/engine_errors.js';
import { beginAtTop } from '../../../platform/scroll_on_page_change.js';
import { load, save } from '../../../platform/storage.js';
import {
  emptyDrill,
  emptyMemory,
  type Memory,
  type Outcome,
  type PracticeDeed,
} from '../../../state/slices/practice.js';
import type { Lost } from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import type { Store } from '../../../state/store_types.js';
import { outcomesOf } from '../lessons_from_games.js';
import { joinMemories, rememberAll } from '../memory/memory.js';
import { printMemory } from '../memory/serialize.js';
import { type Due, dueIn } from '../quiz_progress.js';
import { readRun, writeRun } from '../serialize.js';
import { createFocus } from './focus.js';
import { createPracticeStore } from './indexed_db.js';

const newSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high % 2 ** 20) * 2 ** 32 + low) % seeds;
};

// One at a time: the question in front first, so that the next one is there before it is answered.
const createDrawing = ({ dispatch, state }: Store, engine: Engine, report: Report): (() => void) => {
  const drawn = async (due: Due): Promise<PracticeDeed> =>
    due.do === 'draw'
      ? { do: 'drawn', wanted: due.wanted, asked: await draw(engine, due.wanted), at: performance.now() }
      : { do: 'fallen', asked: due.asked, after: await playOn(engine, due.asked, due.card) };

  let busy = false;
  const next = async (): Promise<void> => {
    const drill = state().view === 'practice' ? state().practice : undefined;
    const due = drill && !busy ? dueIn(drill) : undefined;
    if (!due) return;
    busy = true;
    try {
      dispatch({ type: 'practice', deed: await drawn(due) });
    } catch (error) {
      // What another question took the place of is drawn again; anything else is said, and tried at the next touch.
      if (!wasReplaced(error)) return report(error);
    } finally {
      busy = false;
    }
    await next();
  };

  return () => void next();
};

// Three minutes go by while they are played.
const createClock = ({ dispatch, state }: Store): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  return () => {
    const { front, run } = state().practice ?? {};
    const runs = front === 'run' && run?.mode === 'storm' && run.began !== null && !run.ended;
    if (runs && timer === undefined)
      timer = setInterval(() => dispatch({ type: 'practice', deed: { do: 'tick', at: performance.now() } }), 250);
    if (runs || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Puts practice where it was, draws its questions, and keeps what it remembers on the device. */
export const startPractice = (
  store: Store,
  engine: Engine,
  report: Report,
  lostIn: (after: State, before: State) => readonly Lost[],
): void => {
  const { dispatch, state } = store;
  const take = (drill: Extract<PracticeDeed, { do: 'take' }>['drill']) =>
    dispatch({ type: 'practice', deed: { do: 'take', drill } });
  const kept = createPracticeStore(() => dispatch({ type: 'noticed', notice: practiceMemoryWords.keepsNothing }));
  const drawNext = createDrawing(store, engine, report);
  const tick = createClock(store);
  const followFocus = createFocus();
  let saving = false;
  // What is answered while it is being kept is kept after that.
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
  // What adds nothing is not kept again, nor said not to be.
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
      is.run?.now !== was.run?.now ||
      is.run?.given !== was.run?.given ||
      is.run?.ended !== was.run?.ended ||
      is.topic !== was.topic ||
      is.unit !== was.unit
    )
      save('run', writeRun(is));
    if (is.run && is.run.seed === null && is.run.queue.length === 0)
      return dispatch({ type: 'practice', deed: { do: 'seed', seed: newSeed() } });
    if (after.linked !== '' && after.view === 'practice') dispatch({ type: 'practice', deed: { do: 'follow' } });
    const lost = lostIn(after, before);
    if (lost.length > 0) void outcomesOf(engine, lost, is.today).then(learn, report);
    drawNext();
    tick();
    if (after.view === 'practice') followFocus();
  });
  beginAtTop(store, ({ view, practice }) => {
    const { front, run } = practice ?? {};
    return view === 'practice' ? [front, run?.answered.length, run?.ended] : [];
  });
  addEventListener('pageshow', () => take({ today: today() }));
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && take({ today: today() }),
  );

  const drill = { ...emptyDrill, today: today(), ...readRun(load('run')) };
  dispatch({ type: 'partLoaded', practice: drill });
  void kept.load().then(join);
  kept.watch(join);
};
