import { discardWords } from '../../../ui/messages/discards.js';
import { worthWords } from '../../../ui/messages/worth.js';
import { adviceWords } from '../../messages/advice.js';
import { strings } from '../../messages/app.js';
import { dealerOf, dealOf } from '../../session/game.js';
import { isOfMore } from '../../session/session.js';
import { selectScoreBeforeThrow } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import type { InWords } from '../feature.js';
import { discardsOf, partOf, singlesOf } from './feature.js';

// Announces the best throw.
const announce = (state: State): string => {
  if (isOfMore(state.session)) {
    const [single] = singlesOf(state) ?? [];
    return single ? adviceWords.announceDiscard(single, false) : '';
  }
  const [best] = discardsOf(state) ?? [];
  return best ? adviceWords.announceDiscard(best, true, state.session.objective) : '';
};

const textOfMore = (state: State): string => {
  const { dealt } = partOf(state);
  const lines = (singlesOf(state) ?? []).map(({ thrown, points }) => `${thrown[0]}  ${discardWords.netPoints(points)}`);
  return [dealt.join(' '), cribName(state), ...lines].join('\n');
};

/** Names the crib of the deal at a table of three or four. */
export const cribName = ({ session }: Pick<State, 'session'>): string =>
  strings.handName('crib', dealerOf(dealOf(session.game)), session.names);

// Returns the discards as plain text, best first.
const text = (state: State): string => {
  if (isOfMore(state.session)) return textOfMore(state);
  const { dealt, weDeal, opponent, order } = partOf(state);
  const { names, objective } = state.session;
  const lines = (discardsOf(state) ?? []).map(({ thrown, points, winChance = 0, worth = 0 }) => {
    const also = objective === 'win' ? [] : [worthWords.worth(worth, objective)];
    return [thrown.join(' '), discardWords.netPoints(points), discardWords.chance(winChance), ...also].join('  ');
  });
  const seat = `${strings.cribOf(weDeal, names)}, ${discardWords.cribSource(opponent)}`;
  return [
    dealt.join(' '),
    seat,
    adviceWords.sortedBy(strings.scores(selectScoreBeforeThrow(state), names), order, objective),
    ...lines,
  ].join('\n');
};

export const discardInWords: InWords = { announce, text };
