import type { ReadGameAnswer } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import { other, type Score } from '../../session/game.js';
import type { Retry, ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { allGames } from './games/kept_games.js';
import { enoughGames, statisticsOf } from './games/statistics.js';
import { lostOf, luckOf } from './judged_game.js';
import { selectVerdict, type Verdict } from './retry.js';
import { roundedGame } from './rounded_game.js';
import { decisionAt, namesOf, selectGame, selectJudgedGame, selectReview, viewpoint } from './selectors.js';

export const scoreOf = ({ score: { a, b } }: ReadGameAnswer, review: ReviewState): Score =>
  viewpoint(review) === 'a' ? { ours: a, theirs: b } : { ours: b, theirs: a };

/** Says the result; empty if the game did not end. */
export const endSentence = (game: ReadGameAnswer, review: ReviewState): string => {
  const { winner, doubleSkunk, skunk, score } = game;
  if (!winner) return '';
  const by = winner === viewpoint(review) ? 'us' : 'them';
  const how = doubleSkunk ? 'doubleSkunk' : skunk ? 'skunk' : undefined;
  return strings.won(by, namesOf(game, review), Math.abs(score.a - score.b), how);
};

/** Sums up the game in one sentence, once all its deals are judged. */
export const sentenceOf = (state: State, review: ReviewState): string | undefined => {
  const [game, judged] = [selectGame(state, review), selectJudgedGame(state, review)];
  if (!game || !judged || judged.done < judged.all) return undefined;
  const { before, whole } = roundedGame(judged);
  const names = namesOf(game, review);
  const ended = endSentence(game, review) || reviewWords.soFar(scoreOf(game, review), names);
  const { luck, lost, seen } = whole;
  const judgedSides = (['us', 'them'] as const).filter((by) => seen[by]);
  const decisions = judgedSides.map((by) => reviewWords.decisions(by, lostOf(lost[by]), names));
  return `${ended} ${reviewWords.sum(before, luckOf(luck), decisions, names)}`;
};

// Rounds a chance to tenths of a percent, as it is shown.
const asShown = (chance: number): number => Math.round(chance * 1000) / 1000;

/** Says what the choice costs: the difference of the two chances as they are shown. */
export const verdictWords = ({ verdict, best, mine }: Verdict): string =>
  verdict === 'costs' ? reviewWords.costs(asShown(best.worth) - asShown(mine.worth)) : reviewWords.verdicts[verdict];

const describeRetry = (state: State, review: ReviewState, retry: Retry): string => {
  const verdict = selectVerdict(state, retry);
  if (verdict) return reviewWords.verdictSaid(verdictWords(verdict), verdict.best.cards, verdict.best.worth);
  return retryQuestion(state, review, retry);
};

export const retryQuestion = (state: State, review: ReviewState, { place, choosing }: Retry): string => {
  const [game, judged] = [selectGame(state, review), selectJudgedGame(state, review)];
  const by = judged && decisionAt(judged, place)?.by;
  if (!game || !by) return '';
  const names = namesOf(game, review);
  if (choosing.kind === 'play') return reviewWords.whichCard(by, names);
  return reviewWords.whichThrow(choosing.question.weDeal ? by : other(by), by, names);
};

export const describeReview = (state: State): string => {
  const review = selectReview(state);
  if (!review) return '';
  if (review.retry) return describeRetry(state, review, review.retry);
  if (review.page === 'text') return '';
  if (review.page === 'review')
    return sentenceOf(state, review) ?? (selectGame(state, review) ? reviewWords.judgingGame : '');
  if (review.page === 'games') return '';
  const { all, last, luck, interval } = statisticsOf(allGames(review));
  if (last.own === 0) return all.games === 0 ? '' : statisticsWords.won(all.won, all.games);
  const { mean, error } = last.lost;
  return `${statisticsWords.given}: ${statisticsWords.rate(mean, error)}. ${statisticsWords.luck(luck.mean, interval, all.judged >= enoughGames)}`;
};
