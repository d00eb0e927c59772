import { type CSSResultGroup, unsafeCSS } from 'lit';
import base from '../styles/base.css?inline';
import cards from '../styles/cards.css?inline';
import countLines from '../styles/count_lines.css?inline';
import tokens from '../styles/tokens.css?inline';
import tray from '../styles/tray.css?inline';
import element from './element.css?inline';

// Adapts the app's stylesheets to a shadow tree. `:root` becomes the host, and the page can set every `--token` as
// `--cribbage-token`. The page decides the colour scheme. Sizes follow `--cribbage-size` instead of the page's root
// font.

// A browser without `light-dark()` gets the light colours.
const knowsSchemes = CSS.supports('color', 'light-dark(red, red)');
const schemed = (text: string): string => (knowsSchemes ? text : text.replace(/light-dark\(([^,()]+),[^()]+\)/g, '$1'));

const hosted = (text: string): string =>
  text
    .replace(/:root((?:\[[^\]]*\])+)/g, ':host($1)')
    .replace(/:root\b/g, ':host')
    .replace(/color-scheme:\s*light dark;?/g, '')
    // Removes what a build for older browsers adds in place of light-dark(), because the page decides the scheme.
    .replace(/--lightningcss-(light|dark):[^;}]*;?/g, '')
    .replace(/(--([\w-]+)):\s*([^;}]+)/g, (_, token, name, value) => `${token}: var(--cribbage-${name}, ${value})`);

const sized = (text: string): string =>
  text.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--cribbage-size, 16px))');

const sheet = (text: string) => unsafeCSS(schemed(sized(text)));

const shared = [sheet(hosted(tokens)), sheet(base), sheet(cards), sheet(tray), sheet(countLines)];
const last = sheet(element);

interface MoreSheets {
  /** Sheets of the app, which the sheet of the elements may adapt. */
  readonly app?: string;
  /** The sheet of one element. */
  readonly own?: string;
}

/** Returns the styles of an element: the sheets that all elements share, and its own. */
export const stylesWith = ({ app, own }: MoreSheets = {}): CSSResultGroup => [
  ...shared,
  ...(app ? [sheet(app)] : []),
  last,
  ...(own ? [sheet(own)] : []),
];
