import { strings } from '../../messages/app.js';
import { countOf } from '../../session/count_slice.js';
import { handSize } from '../../session/game.js';
import type { State } from '../../state/state.js';
import { justPegged } from '../last_peg.js';
import { startersOf } from './queries.js';

/** Returns a prompt for the cards that the current hand still needs; empty if the hand is complete. */
export const prompt = (state: State): string => {
  const count = countOf(state.session);
  if (count.seat === 'any' && count.hands.any.length === 0) return count.ranks ? '' : strings.anyPrompt;
  if (count.seat === 'any') return state.ui.padOpen ? strings.anyWhole : '';
  if (count.awaitsStarter) return strings.starterNext;
  const held = count.hands[count.seat].length;
  if (held < handSize && count.fell.length > 0) return strings.theyLaid(count.fell);
  if (held === 0)
    return count.starter ? [justPegged(state), strings.more(handSize)].filter(Boolean).join(' ') : strings.countPrompt;
  if (held < handSize) return strings.more(handSize - held);
  return count.starter || startersOf(state) ? '' : strings.starterNext;
};
