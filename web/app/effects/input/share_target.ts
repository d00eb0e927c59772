import type { Engine } from '../../../engine/index.js';
import { ifAllowed } from '../../platform/if_allowed.js';

// A link of ours in a text that says more.
const ourLink = /#(v1\/[^\s<>"']+)/;

/**
 * Another app shared a text with this one (`share_target` of the manifest): cards in it, or a link of ours, become the link of
 * this place, and open as any link does. Six cards are to be discarded from; the fifth of five is the starter. Returns the text
 * where it is neither, nothing where there is none. The address does not keep the text.
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
