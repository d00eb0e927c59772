import { html, nothing } from 'lit/html.js';
import { againstWords } from '../../../messages/match.js';
import type { State } from '../../../state/state.js';
import type { Controls } from '../../view_types.js';
import { isUnfinished, selectMatch } from '../selectors.js';
import { winsOfHundred } from '../settings.js';
import { readChallenge } from './challenge_link.js';
import { option } from './option_button.js';

/** Draws a friend's challenge. We may accept it with the friend's cards, or play the same deals from the other side. */
export const offer = (state: State, { dispatch }: Controls) => {
  const offered = readChallenge(state.match?.offer ?? '');
  if (!offered) return html``;
  const match = selectMatch(state);
  const going = match && isUnfinished(state, match);
  const accept = (sameSide: boolean) => () =>
    dispatch({ type: 'match', action: { type: 'challengeAccepted', sameSide } });
  return html`
    <div class="choice offer">
      <p class="sentence">${againstWords.offer(offered.lead, offered.level)}</p>
      <p>${againstWords.levelSays[offered.level](winsOfHundred[offered.level])} ${againstWords.offerTerms(offered.settings)}</p>
      ${option(againstWords.offerOther, againstWords.offerOtherSays, accept(false))}
      ${option(againstWords.offerSame, againstWords.offerSameSays, accept(true))}
      ${going ? html`<p class="note">${againstWords.keptAside}</p>` : nothing}
    </div>
  `;
};
