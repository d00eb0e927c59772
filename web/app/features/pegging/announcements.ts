import type { ValuePlaysAnswer } from '../../../engine/index.js';
import { adviceWords } from '../../messages/advice.js';
import { strings } from '../../messages/app.js';
import { playWords } from '../../messages/pegging.js';
import { resultOf } from '../../state/queries.js';
import type { State } from '../../state/state.js';
import type { InWords } from '../feature.js';
import { adviceOf, askPlays, type Legal, partOf, playAnswer, turnsOf } from './feature.js';

// Says a card's win chance, and its worth under the objective.
const prospectsOf = ({ session }: State, { winChance = 0, worth }: Legal[number]): string =>
  adviceWords.prospects(winChance, worth, session.objective, session.names);

// Announces whose turn it is or, on our turn, the best card. Waits for the final advice, because a quick one may change.
const announce = (state: State): string => {
  const play = playAnswer(state);
  if (!play) return '';
  if (play.toPlay !== 'us') return `${playWords.turn(play, state.session.names)}.`;
  const best = resultOf<ValuePlaysAnswer>(state, askPlays(state, turnsOf(state), false))?.legal[0];
  return best ? `${playWords.bestPlay(strings.cardName(best.card), prospectsOf(state, best))}.` : '';
};

// Returns the play so far and the best card, as plain text.
const text = (state: State): string => {
  const play = partOf(state);
  const { names } = state.session;
  const lines = (playAnswer(state)?.plays ?? []).map(
    ({ by, card, count, points, reasons }) =>
      `${strings.nameOf(by, names)} ${card}  ${count}${points > 0 ? `  ${reasons.map(playWords.reason).join(', ')}` : ''}`,
  );
  const best = playAnswer(state)?.toPlay === 'us' ? adviceOf(state)?.legal[0] : undefined;
  const advice = best ? [playWords.bestPlay(best.card, prospectsOf(state, best))] : [];
  return [
    `${strings.cribOf(play.weDeal, names)}: ${play.kept.join(' ')} + ${play.starter ?? ''}`,
    ...lines,
    ...advice,
  ].join('\n');
};

export const playInWords: InWords = { announce, text };
