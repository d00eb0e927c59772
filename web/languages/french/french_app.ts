import type { AppRoom } from '../language.js';
import { frenchAgainst } from './app/against.js';
import { frenchBoard } from './app/board.js';
import { frenchEmbed } from './app/embed.js';
import { frenchKinds } from './app/kinds.js';
import { frenchMenu } from './app/menu.js';
import { frenchOutlook } from './app/outlook.js';
import { frenchPlay } from './app/play.js';
import { frenchPlayers } from './app/players.js';
import { frenchPractice } from './app/practice.js';
import { frenchPracticeMemory } from './app/practice_memory.js';
import { frenchReview } from './app/review.js';
import { frenchSettings } from './app/settings.js';
import { frenchShare } from './app/share.js';
import { frenchStatistics } from './app/statistics.js';
import { frenchStrings } from './app/strings.js';
import { frenchOf, sharedRooms } from './french_elements.js';

const appRooms: Readonly<Record<AppRoom, object>> = {
  app: frenchStrings,
  players: frenchPlayers,
  play: frenchPlay,
  board: frenchBoard,
  share: frenchShare,
  menu: frenchMenu,
  outlook: frenchOutlook,
  settings: frenchSettings,
  embed: frenchEmbed,
  kindNames: frenchKinds.kindNames,
  topicNames: frenchKinds.topicNames,
  against: frenchAgainst,
  practice: frenchPractice,
  memory: frenchPracticeMemory,
  review: frenchReview,
  statistics: frenchStatistics,
};

/** Canadian French, all of it. */
export const language = frenchOf({ ...sharedRooms, ...appRooms });
