import type { Card, RanksAnswer, ShowAnswer, StartersAnswer } from '../../../engine/index.js';
import { engineWords } from '../../../ui/engine_words.js';
import { strings } from '../../messages/app.js';
import {
  type CountGame,
  cardsElsewhere,
  countOf,
  countsRanks,
  handIsWhole,
  starterOf,
} from '../../session/count_slice.js';
import { dealOf, handSize, sideOf, wasPegged } from '../../session/game.js';
import { answerTo, ask, type Question } from '../../state/queries.js';
import { isCounted } from '../../state/score_selectors.js';
import { askRanks, askShow, askShows, showOf } from '../../state/show_queries.js';
import type { State } from '../../state/state.js';
import { justPegged } from '../last_peg.js';

const askStarters = (count: CountGame): Question => {
  const seen: readonly Card[] = cardsElsewhere(count);
  return ask('valueStarters', { hand: count.hands[count.seat], seen, ...(count.seat === 'crib' && { crib: true }) });
};

/** The hand in front, each combination spoken by itself. */
export const longShowOf = (state: State): ShowAnswer | undefined =>
  answerTo(state, askShow(countOf(state.sitting), countOf(state.sitting).seat, 'long'));

export const startersOf = (state: State): StartersAnswer | undefined =>
  answerTo(state, askStarters(countOf(state.sitting)));

export const ranksOf = (state: State): RanksAnswer | undefined =>
  answerTo(state, askRanks(countOf(state.sitting).ranks));

export const longRanksOf = (state: State): RanksAnswer | undefined =>
  answerTo(state, askRanks(countOf(state.sitting).ranks, 'long'));

/** Whose hand is in front, as players say it. */
export const seatName = ({ sitting: { seat, game, names } }: State): string =>
  seat === 'any' ? strings.anyCards : strings.handName(seat, sideOf(dealOf(game), seat), names);

export const countQuestions = ({ sitting }: State): readonly Question[] => {
  const count = countOf(sitting);
  const wanted: Question[] = [];
  for (const spoken of ['long', 'short'] as const) {
    if (countsRanks(count)) wanted.push(askRanks(count.ranks, spoken));
    else if (count.hands[count.seat].length > 0) wanted.push(askShow(count, count.seat, spoken));
  }
  if (count.seat === 'any') return wanted;
  if (count.hands[count.seat].length === handSize && !count.starter) wanted.push(askStarters(count));
  return [...wanted, ...askShows(count)];
};

// The hand in front, once there is something to say of it.
const announceHand = (state: State): string => {
  const count = countOf(state.sitting);
  if (countsRanks(count)) {
    const counted = ranksOf(state);
    return counted ? strings.announceTotal(counted.points, engineWords.spoken(counted)) : '';
  }
  const answer = showOf(state, count.seat);
  if (!answer) return '';
  if (count.seat === 'any') return strings.announceTotal(answer.points, engineWords.spoken(answer));
  if (handIsWhole(count)) return strings.announce(seatName(state), answer.points, engineWords.spoken(answer));
  const cut = startersOf(state);
  return cut ? strings.announceCut(answer.points, strings.cut(cut.min, cut.max, cut.mean)) : '';
};

/** What was pegged last and the hand in front unless it is that one, at once when all is counted. */
export const announceCount = (state: State): string => {
  if (!isCounted(state) || countQuestions(state).some(({ key }) => !state.results.has(key))) return '';
  const pegged = justPegged(state);
  const { seat, game } = state.sitting;
  const told = seat !== 'any' && pegged !== '' && wasPegged(dealOf(game), seat);
  return [pegged, told ? '' : announceHand(state)].filter(Boolean).join(' ');
};

export const countText = (state: State): string => {
  const count = countOf(state.sitting);
  const ranked = countsRanks(count);
  const answer = ranked ? ranksOf(state) : showOf(state, count.seat);
  const starter = starterOf(count) ? ` + ${starterOf(count)}` : '';
  const title = ranked ? count.ranks : `${seatName(state)}: ${count.hands[count.seat].join(' ')}${starter}`;
  return [title, answer && `${answer.points}: ${engineWords.spoken(answer)}`].filter(Boolean).join('\n');
};
