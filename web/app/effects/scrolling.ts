import type { State } from '../model/state.js';

// Which page of its screen each part shows. A page begins at its top, whatever the one before it was scrolled to.
const pageOf = ({ view, against, practice, review }: State): readonly unknown[] => {
  const { front, run } = practice?.drill ?? {};
  if (view === 'practice') return [view, front, run?.answered.length, run?.ended];
  const { table } = against ?? {};
  if (view === 'board') return [view, table?.front, table?.match?.counting, table?.match?.game.deals.length];
  return view === 'review' ? [view, review?.desk.front, Boolean(review?.desk.trial)] : [view];
};

/** Whether another page is in front now. */
export const turnsPage = (after: State, before: State): boolean => {
  const was = pageOf(before);
  return pageOf(after).some((each, at) => each !== was[at]);
};
