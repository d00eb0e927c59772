import type { Open, Reader } from './screens/link_parts.js';
import { screens } from './screens.js';
import { emptyGame, type Game, type State, type View } from './state.js';

// The state as a link: `#v1/count/5H5DJC5C-5S`, `#v1/count/5H5DJC5C.4S6S7H8D.QHKH2D3D-5S/dealer`, `#v1/count/5H6H7H/any`,
// `#v1/count/A2233444/ranks`, `#v1/discard/5DJH6S4H5S2C/theirs`, `#v1/discard/5DJH6S4H5S2C/mine/random`. No more than 128 characters; read for ever.

export const longestLink = 128;

/** A link taken apart, its cards still text for the engine to read. */
export type Link = { readonly [Name in View]: { readonly view: Name; readonly open: Open<Name> } }[View];

const printRest = <Name extends View>({ view, game }: { readonly view: Name; readonly game: Game }): string =>
  screens[view].print(game[view]);

/** The fragment of a state, without `#`; empty at the very start. */
export const printRoute = ({ view, game }: Pick<State, 'view' | 'game'>): string => {
  const rest = printRest({ view, game });
  const link = rest === '' && view === 'count' ? '' : `v1/${view}/${rest}`;
  return link.length <= longestLink ? link : `v1/${view}/`;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isView = (text: string | undefined): text is View => text !== undefined && Object.hasOwn(screens, text);

/** Takes a fragment apart, an empty one being the start; undefined where it is not one of ours. */
export const splitRoute = (fragment: string): Link | undefined => {
  const text = decode(fragment.replace(/^#/, '')) || 'v1/count/';
  if (text.length > longestLink) return undefined;
  // Parts that a screen does not know are for later versions to add.
  const [version, view, rest = '', ...more] = text.split('/');
  if (version !== 'v1' || !isView(view)) return undefined;
  const open = screens[view].split(rest, more);
  return open && ({ view, open } as Link);
};

/** The game a link describes; rejects with a `CribbageError` where its cards cannot be read or do not make one. */
export const openLink = async ({ view, open }: Link, reader: Reader): Promise<{ view: View; game: Game }> => ({
  view,
  game: { ...emptyGame, [view]: await open(reader) },
});
