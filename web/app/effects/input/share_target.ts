import type { Engine } from '../../../engine/index.js';
import { ifAllowed } from '../../platform/if_allowed.js';

// Matches a link of this app within a longer text.
const ourLink = /#(v1\/[^\s<>"']+)/;

/**
 * Opens a text that another app shared with this one (`share_target` of the web app manifest), and removes it from the
 * address. A link or cards in the text become the fragment of this page. Six cards open the discard screen. Of five
 * cards, the fifth is the starter. Returns null if the text was opened, and otherwise the text.
 */
export const openShared = async (engine: Engine): Promise<string | null> => {
  const text = new URLSearchParams(location.search).get('text')?.trim();
  if (!text) return null;
  const fragmentOf = async (): Promise<string | undefined> => {
    const linked = ourLink.exec(text)?.[1];
    if (linked) return linked;
    const { cards, error } = await engine.parseCards({ text });
    if (error || cards.length === 0 || cards.length > 6) return undefined;
    const first = cards.slice(0, 4).join('');
    if (cards.length === 6) return `v1/discard/${cards.join('')}`;
    return `v1/count/${first}${cards[4] ? `-${cards[4]}` : ''}`;
  };
  const fragment = await fragmentOf();
  const there = `${location.pathname}${fragment ? `#${fragment}` : ''}`;
  const write = () => {
    history.replaceState(null, '', there);
    return true;
  };
  return ifAllowed(write, false) && fragment ? null : text;
};
