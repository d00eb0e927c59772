import { html, nothing } from 'lit/html.js';
import { againstWords } from '../../../messages/match.js';
import { pageAddress } from '../../../messages/page_links.js';
import type { State } from '../../../state/state.js';

/**
 * Draws the hash of the seed that decides all cards of the game. After the game, also draws the seed, and a link to a
 * page that checks the hash against the seed.
 */
export const seal = ({ match: matchState }: State, over: boolean) => {
  const sealed = matchState?.seal;
  if (!sealed || sealed.seed !== matchState?.current?.seed) return nothing;
  const { seed, hash } = sealed;
  return html`
    <p class="seal note">
      ${over ? againstWords.unsealed(seed) : againstWords.sealed} <code>${hash}</code>
      ${over ? html`<a href=${`${pageAddress('sealed')}#${seed}/${hash}`}>${againstWords.checkSeal}</a>` : nothing}
    </p>
  `;
};
