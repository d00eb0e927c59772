import type { Objective, WinChanceAnswer, WinChancesAnswer } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { countOf } from '../../session/count_slice.js';
import { dealOf, isUntouched, type Score, weDealNext } from '../../session/game.js';
import { isOfMore, objectiveAsked } from '../../session/session.js';
import { leadOf } from '../../session/standing.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { holesOf, selectScore, selectStanding, sideNames } from '../../state/score_selectors.js';
import { showQueries } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';
import type { Feature } from '../feature.js';
import { printBoard, splitBoard } from './link.js';

/** The map of win chances has a cell for every third hole of each side. */
const mapStep = 3;

const askChance = (score: Score, weDeal: boolean, asked: { readonly objective?: Objective } = {}): Query =>
  query('winChance', { ...score, weDeal, ...asked });
// Asks for the even scores: for every score of the opponent, our score at which both sides have the same chance. The
// same answer has a grid of win chances. The even scores do not depend on it, so the coarsest grid is enough.
const askEven = (weDeal: boolean): Query => query('winChances', { weDeal, step: 120 });
const askMap = (weDeal: boolean): Query => query('winChances', { weDeal, step: mapStep });

const weDealNow = ({ session }: State): boolean => weDealNext(dealOf(session.game));

const askOutlook = (state: State): Query =>
  askChance(selectScore(state), weDealNow(state), objectiveAsked(state.session));

/** Returns the chances of a win and of the skunks, as if a deal began at the current score. */
export const outlookOf = (state: State): WinChanceAnswer | undefined => resultOf(state, askOutlook(state));

/**
 * Returns the score that we would need for an even game, given the opponent's score. Undefined unless the objective is
 * to win.
 */
export const evenOf = (state: State): number | undefined =>
  resultOf<WinChancesAnswer>(state, askEven(weDealNow(state)))?.even[selectScore(state).theirs];

/** Returns the win chances at all scores for the map; undefined while the map is closed. */
export const mapOf = (state: State): WinChancesAnswer | undefined =>
  state.ui.map ? resultOf(state, askMap(state.ui.map.weDeal)) : undefined;

/** Returns the score under the map's cross: the current score until the cross is moved. */
export const crossOf = (state: State): Score => {
  const { ours, theirs } = state.ui.map?.at ?? selectScore(state);
  return { ours: Math.min(ours, 120), theirs: Math.min(theirs, 120) };
};

/** Returns the chances of a win and of the skunks at the score under the map's cross. */
export const crossOutlookOf = (state: State): WinChanceAnswer | undefined =>
  state.ui.map ? resultOf(state, askChance(crossOf(state), state.ui.map.weDeal)) : undefined;

const questions = (state: State): readonly Query[] => {
  if (isOfMore(state.session)) return showQueries(countOf(state.session));
  const { map } = state.ui;
  const weDeal = weDealNow(state);
  const even = state.session.objective === 'win' ? [askEven(weDeal)] : [];
  const now = selectStanding(state).winner ? [] : [askOutlook(state), ...even, ...showQueries(countOf(state.session))];
  return map ? [...now, askChance(crossOf(state), map.weDeal), askMap(map.weDeal)] : now;
};

/** Returns the sentence that says who won; empty while the game goes on. */
export const endSentence = (state: State): string => {
  const now = selectStanding(state);
  const { winner, skunk } = now;
  return winner ? strings.won(winner, sideNames(state.session), leadOf(now, winner), skunk) : '';
};

/** The feature of the board screen. The screen has no cards, so it refuses cards that are typed or pasted. */
export const board: Feature = {
  isEmpty: ({ session }) => isUntouched(session.game),
  queries: questions,
  dependsOnObjective: true,
  printLink: (state) => printBoard(state.session, selectScore(state), holesOf(state)),
  readLink: splitBoard,
};
