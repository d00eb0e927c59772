import { CribbageError, type Engine, type ReviewDealAnswer } from '../../../../engine/index.js';
import { wasReplaced } from '../../../platform/engine_errors.js';
import { savesData } from '../../../platform/saves_data.js';
import type { Query, QueryResult } from '../../../state/queries.js';
import type { KeptGame } from '../../../state/slices/review.js';
import type { State } from '../../../state/state.js';
import type { Store } from '../../../state/store_types.js';
import { notJudged, sourceOfKept } from '../games/kept_games.js';
import { isUnseen, type Judging, openQueries, summaryOf } from '../judging.js';

// This file judges the finished games in the background, one question at a time, while the player does nothing and the
// screen waits for nothing.

/** How long nothing must have happened before a question is asked, in ms: in a game against the engine, and elsewhere. */
const quiet = { inMatch: 4_000, elsewhere: 1_500 };

/** The pause after each answer, in ms. It leaves the engine free for the player. */
const pause = 120;

const isWaiting = ({ queries, results }: State): boolean => queries.some(({ key }) => !results.has(key));

const quietFor = ({ view, match }: State): number =>
  view === 'board' && match?.page === 'match' ? quiet.inMatch : quiet.elsewhere;

const answered = (judging: Judging, { key, name }: Query, reply: QueryResult): Judging =>
  name === 'reviewDeal' && 'ok' in reply
    ? { ...judging, judged: new Map(judging.judged).set(key, reply.ok as ReviewDealAnswer) }
    : { ...judging, results: new Map(judging.results).set(key, reply) };

// Runs `work` in only one of the open tabs at a time, if the browser can. Returns false if another tab is at work.
const inOneTab = async (work: () => Promise<void>): Promise<boolean> => {
  if (!navigator.locks) return work().then(() => true);
  return navigator.locks.request('fifteen-two-judge', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
};

/** Starts the judging in the background. `takeLists` takes over what another tab has stored. */
export const startJudging = (store: Store, engine: Engine, takeLists: () => void): void => {
  const { dispatch, state, subscribe } = store;
  /** The keys of the games that cannot be judged, because too few cards were seen. */
  const hopeless = new Set<string>();
  let current: { readonly game: KeptGame; readonly judging: Judging } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let changedAt = 0;

  const next = (): typeof current => {
    const review = state().review;
    const game = review && notJudged(review).find(({ key }) => !hopeless.has(key));
    if (!game) return undefined;
    if (current?.game.key === game.key) return current;
    return { game, judging: { results: new Map(), judged: new Map(), source: sourceOfKept(state(), game) } };
  };

  const giveUp = (key: string) => {
    hopeless.add(key);
    current = undefined;
  };

  // Adds the judged game to the statistics, unless another tab has done so.
  const finish = ({ game, judging }: NonNullable<typeof current>) => {
    const due = summaryOf(judging, game.date);
    giveUp(game.key);
    takeLists();
    const review = state().review;
    if (due && review && notJudged(review).some(({ key }) => key === game.key))
      dispatch({ type: 'review', action: { type: 'gameJudged', ...due } });
  };

  const step = async (): Promise<void> => {
    current = next();
    if (!current) return;
    const { game, judging } = current;
    const [query] = openQueries(judging);
    if (!judging.source.me || isUnseen(judging)) return giveUp(game.key);
    if (!query) return finish(current);
    try {
      const ask = engine[query.name] as (question: unknown) => Promise<never>;
      current = { game, judging: answered(judging, query, { ok: await ask(query.question) }) };
    } catch (error) {
      if (error instanceof CribbageError) giveUp(game.key);
      else if (!wasReplaced(error)) throw error;
    }
  };

  const run = async (): Promise<void> => {
    if (busy || document.hidden) return;
    const rest = changedAt + quietFor(state()) - performance.now();
    if (rest > 0 || isWaiting(state())) return wait(Math.max(rest, quiet.elsewhere));
    busy = true;
    let isOurs = true;
    try {
      isOurs = await inOneTab(step);
    } finally {
      busy = false;
    }
    if (next()) wait(isOurs ? pause : quiet.inMatch);
  };

  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run().catch(() => {}), ms);
  };

  if (savesData()) return;
  const restart = () => {
    changedAt = performance.now();
    if (next()) wait(quietFor(state()));
  };
  subscribe(restart);
  document.addEventListener('visibilitychange', restart);
};
