import type { ReadGameAnswer, Who } from '../../../engine/index.js';
import type { Query, QueryResults } from '../../state/queries.js';
import type { Lesson, RecordSource, ReviewState, Summary } from '../../state/slices/review.js';
import { selectCountingLosses } from './counting_losses.js';
import { keyOf } from './games/game_summaries.js';
import { pointsIn } from './games/points_scored.js';
import { type JudgedGame, luckOf } from './judged_game.js';
import { lessonsOf } from './lessons.js';
import { judgingQueries, namesOf, selectGame, selectJudgedGame, viewpoint } from './selectors.js';

// This file sums up a judged game for the statistics and for practice: the game in review, or one that is judged in the
// background.

/** A record, and what the engine has said about it. */
export interface Judging {
  readonly results: QueryResults;
  readonly source: RecordSource;
  readonly judged: ReviewState['judged'];
}

/** The queries that are still to be asked, most important first. */
export const openQueries = (judging: Judging): readonly Query[] =>
  judgingQueries(judging, judging).filter(({ key }) => !judging.results.has(key));

/** True if no choice of ours is known in a deal that was judged. The game can then not be summed up. */
export const isUnseen = (judging: Judging): boolean => {
  const judged = selectJudgedGame(judging, judging);
  return judged?.deals.some(({ seen }) => !seen.us) ?? false;
};

// Returns what our decisions lost. Those after a hint are kept apart.
const decisionsOf = ({ deals, whole: { lost } }: JudgedGame) => {
  const ours = deals.flatMap(({ decisions }) => decisions.filter(({ by }) => by === 'us'));
  const hinted = ours.filter((decision) => decision.hinted);
  const lostBy = (kind: 'throw' | 'play'): number =>
    hinted.filter(({ step }) => step.kind === kind).reduce((sum, { step }) => sum + (step.lost ?? 0), 0);
  const [throws, plays] = [lostBy('throw'), lostBy('play')];
  return {
    throws: Math.max(0, lost.us.throw - throws),
    plays: Math.max(0, lost.us.play - plays),
    counting: lost.us.counting,
    decisions: ours.length - hinted.length,
    hints: hinted.length,
    hinted: throws + plays,
  };
};

const ofGame = (game: ReadGameAnswer, source: RecordSource, us: Who): Omit<Summary, 'date' | keyof LostInGame> => ({
  key: keyOf(game.record, game.players),
  against: source.level ?? 'table',
  won: game.winner === us,
  score: us === 'a' ? { ours: game.score.a, theirs: game.score.b } : { ours: game.score.b, theirs: game.score.a },
  target: game.target,
  ...(!source.level && { names: namesOf(game, { source }) }),
  points: pointsIn(game, us),
});

type LostInGame = Pick<Summary, 'cards' | 'throws' | 'plays' | 'counting' | 'decisions' | 'hints' | 'hinted'>;

/**
 * Returns the summary of a finished game that is fully judged, and the lessons of it. The player's side must be known, and
 * in each deal at least one of the player's choices must be judged.
 */
export const summaryOf = (
  judging: Judging,
  date: string,
): { readonly summary: Summary; readonly lessons: readonly Lesson[] } | undefined => {
  const game = selectGame(judging, judging);
  const judged = selectJudgedGame(judging, judging);
  const { source } = judging;
  if (!source.me || !game?.winner || !judged || judged.done < judged.all) return undefined;
  const us = viewpoint(judging);
  if (isUnseen(judging) || !selectCountingLosses(judging, game, us, source.missed)) return undefined;
  const summary = {
    ...ofGame(game, source, us),
    date,
    cards: luckOf(judged.whole.luck),
    ...decisionsOf(judged),
  };
  return { summary, lessons: lessonsOf(judged) };
};
