import { unsafeCSS } from 'lit';
import base from '../styles/base.css?inline';
import cards from '../styles/cards.css?inline';
import count from '../styles/count.css?inline';
import discard from '../styles/discard.css?inline';
import judged from '../styles/judged.css?inline';
import pad from '../styles/pad.css?inline';
import tokens from '../styles/tokens.css?inline';
import tray from '../styles/tray.css?inline';
import drill from './drill/drill.css?inline';
import element from './element.css?inline';
import game from './game/game.css?inline';

// The app's stylesheets, made to live in a shadow tree: `:root` is the host, every token can be set from the page as
// `--cribbage-<token>`, the colour scheme is the page's, and sizes follow `--cribbage-size` and not the page's root.

// A browser that does not know them is shown the light ones.
const knowsSchemes = CSS.supports('color', 'light-dark(red, red)');
const schemed = (text: string): string => (knowsSchemes ? text : text.replace(/light-dark\(([^,()]+),[^()]+\)/g, '$1'));

const hosted = (text: string): string =>
  text
    .replace(/:root((?:\[[^\]]*\])+)/g, ':host($1)')
    .replace(/:root\b/g, ':host')
    .replace(/color-scheme:\s*light dark;?/g, '')
    // What stands in for light-dark() in a build for older browsers is the page's too.
    .replace(/--lightningcss-(light|dark):[^;}]*;?/g, '')
    .replace(/(--([\w-]+)):\s*([^;}]+)/g, (_, token, name, value) => `${token}: var(--cribbage-${name}, ${value})`);

const sized = (text: string): string =>
  text.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--cribbage-size, 16px))');

// Unlayered, they stand in the order in which they are adopted.
const unlayered = (text: string): string => text.replace(/@layer\s+\w+\s*\{([\s\S]*)\}\s*$/, '$1');

const sheet = (text: string) => unsafeCSS(schemed(sized(text)));

const shared = [sheet(hosted(tokens)), sheet(base), sheet(cards), sheet(tray), sheet(count)];
const last = sheet(element);

/** What every element looks like. */
export const elementStyles = [...shared, last];
export const counterStyles = [...shared, sheet(pad), last];
export const discardStyles = [...shared, sheet(discard), last];
export const drillStyles = [...shared, sheet(unlayered(judged)), last, sheet(drill)];
export const gameStyles = [...shared, last, sheet(game)];
