import './panels.css';
import type { Sheets } from '../../features/view_types.js';
import { embedView } from './embed.js';
import { menuView } from './menu.js';
import { shareView } from './share.js';

/** The panels that cover a screen, loaded after the first screen. */
export const sheets: Sheets = { menu: menuView, share: shareView, embed: embedView };
