import type { GameAnswer } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import { other, type Score } from '../../session/game.js';
import type { Desk, Trial } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { allGames } from './finished_games.js';
import { lostOf, luckOf } from './judged_game.js';
import { type Verdict, verdictOf } from './retry.js';
import { decisionAt, deskOf, gameOf, namesOf, reviewOf, viewpoint } from './selectors.js';
import { enoughGames, statisticsOf } from './statistics.js';

// The review in sentences.

export const scoreOf = ({ score: { a, b } }: GameAnswer, desk: Desk): Score =>
  viewpoint(desk) === 'a' ? { ours: a, theirs: b } : { ours: b, theirs: a };

/** How the game ended; empty where it did not. */
export const resultOf = (game: GameAnswer, desk: Desk): string => {
  const { winner, doubleSkunk, skunk, score } = game;
  if (!winner) return '';
  const by = winner === viewpoint(desk) ? 'us' : 'them';
  const how = doubleSkunk ? 'doubleSkunk' : skunk ? 'skunk' : undefined;
  return strings.won(by, namesOf(game, desk), Math.abs(score.a - score.b), how);
};

/** The game in one sentence, when all its deals are judged. */
export const sentenceOf = (state: State, desk: Desk): string | undefined => {
  const [game, judged] = [gameOf(state, desk), reviewOf(state, desk)];
  if (!game || !judged || judged.done < judged.all) return undefined;
  const { before, whole } = judged;
  const names = namesOf(game, desk);
  const ended = resultOf(game, desk) || reviewWords.soFar(scoreOf(game, desk), names);
  const { luck, lost, seen } = whole;
  const judgedSides = (['us', 'them'] as const).filter((by) => seen[by]);
  const decisions = judgedSides.map((by) => reviewWords.decisions(by, lostOf(lost[by]), names));
  return `${ended} ${reviewWords.sum(before, luckOf(luck), decisions)}`;
};

export const verdictWords = ({ verdict, cost }: Verdict): string =>
  verdict === 'costs' ? reviewWords.costs(cost) : reviewWords.verdicts[verdict];

const ofTrial = (state: State, desk: Desk, trial: Trial): string => {
  const verdict = verdictOf(state, trial);
  if (verdict) return reviewWords.verdictSaid(verdictWords(verdict), verdict.best.cards, verdict.best.worth);
  return trialQuestion(state, desk, trial);
};

/** What is asked again. */
export const trialQuestion = (state: State, desk: Desk, { place, choosing }: Trial): string => {
  const [game, judged] = [gameOf(state, desk), reviewOf(state, desk)];
  const by = judged && decisionAt(judged, place)?.by;
  if (!game || !by) return '';
  const names = namesOf(game, desk);
  if (choosing.kind === 'play') return reviewWords.whichCard(by, names);
  return reviewWords.whichThrow(choosing.question.weDeal ? by : other(by), by, names);
};

/** What is said of the review as it stands. */
export const saidOf = (state: State): string => {
  const desk = deskOf(state);
  if (!desk) return '';
  if (desk.trial) return ofTrial(state, desk, desk.trial);
  if (desk.front === 'text') return '';
  if (desk.front === 'review') return sentenceOf(state, desk) ?? (gameOf(state, desk) ? reviewWords.judgingGame : '');
  const { all, last, luck, interval } = statisticsOf(allGames(desk));
  if (all.judged === 0) return all.games === 0 ? '' : statisticsWords.won(all.won, all.games);
  const { mean, error } = last.lost;
  return `${statisticsWords.given}: ${statisticsWords.rate(mean, error)}. ${statisticsWords.luck(luck.mean, interval, all.judged >= enoughGames)}`;
};
