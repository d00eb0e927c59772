import type { Sheets } from '../../features/view_types.js';
import { embedView } from './embed.js';
import { menuView } from './menu.js';
import { shareView } from './share.js';

/** What covers a screen; fetched once the screen is there. */
export const sheets: Sheets = { menu: menuView, share: shareView, embed: embedView };
