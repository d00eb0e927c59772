import { discardsOf, ranksOf, showOf } from './questions.js';
import type { State } from './state.js';
import { strings } from './strings.js';

/** What is on the screen as plain text, to paste into a message. */
export const printText = (state: State): string => {
  const { count, discard } = state.game;
  if (state.view === 'discard') {
    const choices = discardsOf(state) ?? [];
    const lines = choices.map(({ thrown, points }) => `${thrown.join(' ')}  ${strings.netPoints(points)}`);
    return [discard.dealt.join(' '), strings.crib(discard.weDeal), ...lines].join('\n');
  }
  if (count.seat === 'any' && count.ranks) {
    const answer = ranksOf(state);
    return [count.ranks, answer && `${answer.points}: ${answer.spoken}`].filter(Boolean).join('\n');
  }
  const answer = showOf(state, count.seat);
  const starter = count.seat !== 'any' && count.starter ? ` + ${count.starter}` : '';
  const title = `${strings.seatNames[count.seat]}: ${count.hands[count.seat].join(' ')}${starter}`;
  return [title, answer && `${answer.points}: ${answer.spoken}`].filter(Boolean).join('\n');
};
