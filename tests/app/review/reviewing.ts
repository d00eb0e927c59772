import { createEngine } from '../../../dist/engine/index.js';
import type { JudgedGame } from '../../../web/app/features/review/judged_game.js';
import { selectJudgedGame, selectReview } from '../../../web/app/features/review/selectors.js';
import { reduce } from '../../../web/app/root/reducer.js';
import { emptyReviewState, type ReviewAction, type ReviewState } from '../../../web/app/state/slices/review.js';
import type { State } from '../../../web/app/state/state.js';
import { answered, start } from '../play_through.js';

/** The engine that all tests of a file share. */
export const engine = await createEngine();

export const withDesk = (state: State, desk: Partial<ReviewState> = {}): State =>
  reduce(state, { type: 'partLoaded', review: { ...emptyReviewState, today: '2026-11-23', ...desk } });

export const deskIn = (state: State): ReviewState => {
  const review = selectReview(state);
  if (!review) throw new Error('no desk');
  return review;
};

export const judgedIn = (state: State): JudgedGame => {
  const judged = selectJudgedGame(state, deskIn(state));
  if (!judged) throw new Error('nothing is judged');
  return judged;
};

export const done = (state: State, action: ReviewAction): Promise<State> =>
  answered(engine, reduce(state, { type: 'review', action }));

export const oneDeal =
  'Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nBen: 3S 6S 6H 6C / JC QD\nplay: 5H 6S 4C 6H JS 3S 6D 6C\nshow: 11 12 8';

/** Returns the state after this record was pasted and judged. */
export const reviewed = async (text: string): Promise<State> => {
  const typed = await done(withDesk(start), { type: 'recordPasted', text });
  return done(typed, { type: 'pageChosen', page: 'review' });
};
