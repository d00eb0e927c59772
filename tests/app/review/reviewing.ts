import type { JudgedGame } from '../../../web/app/features/review/judged_game.js';
import { selectJudgedGame, selectReview } from '../../../web/app/features/review/selectors.js';
import { reduce } from '../../../web/app/root/reducer.js';
import type { ReviewAction, ReviewState, SavedMistake, Summary } from '../../../web/app/state/slices/review.js';
import { emptyReviewState } from '../../../web/app/state/slices/review.js';
import type { State } from '../../../web/app/state/state.js';
import { answered, cardsOf, engine, start } from '../play_through.js';
import { Player } from '../screens/drawn.js';

export { engine };

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

/** Draws the review of a state, whichever screen is shown in it. */
export const drawn = (state: State): Player =>
  Object.assign(new Player(engine), { state: { ...state, view: 'review' as const } });

export const done = (state: State, action: ReviewAction): Promise<State> =>
  answered(engine, reduce(state, { type: 'review', action }));

export const oneDeal =
  'Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nBen: 3S 6S 6H 6C / JC QD\nplay: 5H 6S 4C 6H JS 3S 6D 6C\nshow: 11 12 8';

export const reviewed = async (text: string): Promise<State> => {
  const typed = await done(withDesk(start), { type: 'recordPasted', text });
  return done(typed, { type: 'pageChosen', page: 'review' });
};

// A throw and a card that were saved to be asked again, and the summary of a game.
const score = { ours: 60, theirs: 55 };
export const thrown: Extract<SavedMistake, { kind: 'throw' }> = {
  kind: 'throw',
  question: { dealt: cardsOf('5D JH 6S 4H 5S 2C'), weDeal: true, ...score },
  chosen: cardsOf('5D 6S'),
  best: cardsOf('2C JH'),
  cost: 0.05,
  date: '2026-11-23',
};
const turns = [['them', '7S'] as const, ['us', '4H'] as const, ['them', 'KD'] as const];
export const played: Extract<SavedMistake, { kind: 'play' }> = {
  kind: 'play',
  question: {
    kept: cardsOf('4H 5S 5D 6S'),
    thrown: cardsOf('2C JH'),
    starter: '9C',
    weDeal: true,
    played: turns,
    ...score,
  },
  chosen: ['5S'],
  best: ['5D'],
  cost: 0.02,
  date: '2026-11-24',
};
const losses = { cards: -0.2, throws: 0.1, plays: 1.2, counting: 0.03 };
export const summary: Summary = { key: 'k1', date: '2026-11-23', against: 'club', won: true, ...losses };
