import { createEngine } from '../../../dist/engine/index.js';
import type { Judged } from '../../../web/app/features/review/judged_game.js';
import { deskOf, reviewOf } from '../../../web/app/features/review/selectors.js';
import { update } from '../../../web/app/root/reducer.js';
import { type Desk, emptyDesk, type ReviewDeed } from '../../../web/app/state/slices/review.js';
import type { State } from '../../../web/app/state/state.js';
import { answered, start } from '../play_through.js';

/** One engine for a file of tests. */
export const engine = await createEngine();

export const withDesk = (state: State, desk: Partial<Desk> = {}): State =>
  update(state, { type: 'partLoaded', review: { ...emptyDesk, today: '2026-11-23', ...desk } });

export const deskIn = (state: State): Desk => {
  const desk = deskOf(state);
  if (!desk) throw new Error('no desk');
  return desk;
};

export const judgedIn = (state: State): Judged => {
  const judged = reviewOf(state, deskIn(state));
  if (!judged) throw new Error('nothing is judged');
  return judged;
};

export const done = (state: State, deed: ReviewDeed): Promise<State> =>
  answered(engine, update(state, { type: 'review', deed }));

export const oneDeal =
  'Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nBen: 3S 6S 6H 6C / JC QD\nplay: 5H 6S 4C 6H JS 3S 6D 6C\nshow: 11 12 8';

/** As it was typed and judged. */
export const reviewed = async (text: string): Promise<State> => {
  const typed = await done(withDesk(start), { do: 'paste', text });
  return done(typed, { do: 'front', front: 'review' });
};
