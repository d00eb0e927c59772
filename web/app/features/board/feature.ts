import type { ChanceAnswer, ChancesAnswer, Objective } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { countOf } from '../../session/count_slice.js';
import { dealOf, isUntouched, type Score, weDealNext } from '../../session/game.js';
import { objectiveAsked, type Sitting } from '../../session/session.js';
import { leadOf } from '../../session/standing.js';
import { answerTo, ask, type Question } from '../../state/queries.js';
import { scoreNow, standing } from '../../state/score_selectors.js';
import { askShows } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';
import { type Screen, withoutCards } from '../feature.js';
import { printBoard, splitBoard } from './link.js';

/** The map is drawn from every third hole. */
const mapStep = 3;

const askChance = (score: Score, weDeal: boolean, asked: { readonly objective?: Objective } = {}): Question =>
  ask('winChance', { ...score, weDeal, ...asked });
// The even line has every hole, however few the chances.
const askEven = (weDeal: boolean): Question => ask('winChances', { weDeal, step: 120 });
const askMap = (weDeal: boolean): Question => ask('winChances', { weDeal, step: mapStep });

const weDealNow = ({ sitting }: State): boolean => weDealNext(dealOf(sitting.game));

const askOutlook = (state: State): Question =>
  askChance(scoreNow(state), weDealNow(state), objectiveAsked(state.sitting));

/** What may become of the game, if a deal began now. */
export const outlookOf = (state: State): ChanceAnswer | undefined => answerTo(state, askOutlook(state));

/** The score at which our chance would be a half against theirs, where the game is for the win. */
export const evenOf = (state: State): number | undefined =>
  answerTo<ChancesAnswer>(state, askEven(weDealNow(state)))?.even[scoreNow(state).theirs];

/** The map of all scores, while it is open. */
export const mapOf = (state: State): ChancesAnswer | undefined =>
  state.ui.map ? answerTo(state, askMap(state.ui.map.weDeal)) : undefined;

/** Where the cross of the map is: on the score, until it is moved. */
export const crossOf = (state: State): Score => {
  const { ours, theirs } = state.ui.map?.at ?? scoreNow(state);
  return { ours: Math.min(ours, 120), theirs: Math.min(theirs, 120) };
};

/** What the map says under its cross. */
export const crossOutlookOf = (state: State): ChanceAnswer | undefined =>
  state.ui.map ? answerTo(state, askChance(crossOf(state), state.ui.map.weDeal)) : undefined;

const questions = (state: State): readonly Question[] => {
  const { map } = state.ui;
  const weDeal = weDealNow(state);
  const even = state.sitting.objective === 'win' ? [askEven(weDeal)] : [];
  const now = standing(state).winner ? [] : [askOutlook(state), ...even, ...askShows(countOf(state.sitting))];
  return map ? [...now, askChance(crossOf(state), map.weDeal), askMap(map.weDeal)] : now;
};

/** How it ended; empty before that. */
export const resultOf = (state: State): string => {
  const now = standing(state);
  const { winner, skunk } = now;
  return winner ? strings.won(winner, state.sitting.names, leadOf(now, winner), skunk) : '';
};

const text = (state: State): string => {
  const { names, objective } = state.sitting;
  const outlook = outlookOf(state);
  const result = resultOf(state);
  const where = strings.scores(scoreNow(state), names);
  if (result) return `${where}. ${result}`;
  const who = `${where}, ${strings.dealsNow(weDealNow(state), names)}`;
  return outlook ? `${who}: ${strings.prospects(outlook.chance, outlook.worth, objective, names)}.` : `${who}.`;
};

const announce = (state: State): string => {
  const { map } = state.ui;
  const under = crossOutlookOf(state);
  if (map?.at) return under ? strings.underCross(crossOf(state), under.chance, state.sitting.names) : '';
  return standing(state).winner || outlookOf(state) ? text(state) : '';
};

/** The game itself. No cards are here: cards that are typed or pasted are for the other screens. */
export const board: Screen<Sitting> = {
  ...withoutCards,
  isEmpty: ({ game }) => isUntouched(game),
  questions,
  weighs: true,
  print: (part, state) => printBoard(part, scoreNow(state)),
  split: splitBoard,
  text,
  announce,
};
