import type { Card, ScoreRanksAnswer, ScoreShowAnswer, ValueStartersAnswer } from '../../../engine/index.js';
import { engineWords } from '../../../ui/messages/engine.js';
import { strings } from '../../messages/app.js';
import {
  type CountGame,
  cardsElsewhere,
  countOf,
  countsRanks,
  handIsWhole,
  starterOf,
} from '../../session/count_slice.js';
import { dealOf, handSize, personAt } from '../../session/game.js';
import { isBeforeGame } from '../../session/session.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { ranksQuery, selectShow, showQueries, showQuery } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';

const askStarters = (count: CountGame): Query => {
  const seen: readonly Card[] = cardsElsewhere(count);
  return query('valueStarters', { hand: count.hands[count.seat], seen, ...(count.seat === 'crib' && { crib: true }) });
};

/** Returns the count of the current hand, with words that name each combination separately. */
export const longShowOf = (state: State): ScoreShowAnswer | undefined =>
  resultOf(state, showQuery(countOf(state.session), countOf(state.session).seat, 'long'));

export const startersOf = (state: State): ValueStartersAnswer | undefined =>
  resultOf(state, askStarters(countOf(state.session)));

export const ranksOf = (state: State): ScoreRanksAnswer | undefined =>
  resultOf(state, ranksQuery(countOf(state.session).ranks));

export const longRanksOf = (state: State): ScoreRanksAnswer | undefined =>
  resultOf(state, ranksQuery(countOf(state.session).ranks, 'long'));

/** Returns the name of the current hand, as players say it. */
const seatName = ({ session }: State): string => {
  const { seat, game, names } = session;
  if (seat === 'any') return strings.anyCards;
  return isBeforeGame(session) ? strings.countAs(seat) : strings.handName(seat, personAt(dealOf(game), seat), names);
};

export const countQuestions = ({ session }: State): readonly Query[] => {
  const count = countOf(session);
  const wanted: Query[] = [];
  for (const spoken of ['long', 'short'] as const) {
    if (countsRanks(count)) wanted.push(ranksQuery(count.ranks, spoken));
    else if (count.hands[count.seat].length > 0) wanted.push(showQuery(count, count.seat, spoken));
  }
  if (count.seat === 'any') return wanted;
  if (count.hands[count.seat].length === handSize && !count.starter) wanted.push(askStarters(count));
  return [...wanted, ...showQueries(count)];
};

/** Returns what a screen reader announces: the count of the current hand. The text is empty until everything is counted. */
export const announceCount = (state: State): string => {
  if (countQuestions(state).some(({ key }) => !state.results.has(key))) return '';
  const count = countOf(state.session);
  if (countsRanks(count)) {
    const counted = ranksOf(state);
    return counted ? strings.announceTotal(counted.points, engineWords.spoken(counted)) : '';
  }
  const answer = selectShow(state, count.seat);
  if (!answer) return '';
  if (count.seat === 'any') return strings.announceTotal(answer.points, engineWords.spoken(answer));
  if (handIsWhole(count)) return strings.announce(seatName(state), answer.points, engineWords.spoken(answer));
  const cut = startersOf(state);
  return cut ? strings.announceCut(answer.points, strings.cut(cut.min, cut.max, cut.mean)) : '';
};

export const countText = (state: State): string => {
  const count = countOf(state.session);
  const ranked = countsRanks(count);
  const answer = ranked ? ranksOf(state) : selectShow(state, count.seat);
  const starter = starterOf(count) ? ` + ${starterOf(count)}` : '';
  const title = ranked ? count.ranks : `${seatName(state)}: ${count.hands[count.seat].join(' ')}${starter}`;
  return [title, answer && `${answer.points}: ${engineWords.spoken(answer)}`].filter(Boolean).join('\n');
};
