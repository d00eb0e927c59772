import type { AppNamespace } from '../locale.js';
import { frenchAdvice } from './app/advice.js';
import { frenchStrings } from './app/app.js';
import { frenchBoard } from './app/board.js';
import { frenchChoiceReasons } from './app/choice_reasons.js';
import { frenchEmbed } from './app/embed.js';
import { frenchGuide } from './app/guide.js';
import { frenchAgainst } from './app/match.js';
import { frenchMenu } from './app/menu.js';
import { frenchPlay } from './app/pegging.js';
import { frenchPlayers } from './app/players.js';
import { frenchPractice } from './app/practice.js';
import { frenchPracticeMemory } from './app/practice_memory.js';
import { frenchReview } from './app/review.js';
import { frenchSettings } from './app/settings.js';
import { frenchShare } from './app/share.js';
import { frenchKinds } from './app/skills.js';
import { frenchSquares } from './app/squares.js';
import { frenchStatistics } from './app/statistics.js';
import { frenchSteps } from './app/steps.js';
import { frenchOutlook } from './app/win_chances.js';
import { frenchOf, sharedRooms } from './french_elements.js';

const appRooms: Readonly<Record<AppNamespace, object>> = {
  app: frenchStrings,
  players: frenchPlayers,
  play: frenchPlay,
  board: frenchBoard,
  steps: frenchSteps,
  share: frenchShare,
  menu: frenchMenu,
  advice: frenchAdvice,
  outlook: frenchOutlook,
  settings: frenchSettings,
  embed: frenchEmbed,
  kindNames: frenchKinds.kindNames,
  topicNames: frenchKinds.topicNames,
  against: frenchAgainst,
  choiceReasons: frenchChoiceReasons,
  guide: frenchGuide,
  practice: frenchPractice,
  memory: frenchPracticeMemory,
  squares: frenchSquares,
  review: frenchReview,
  statistics: frenchStatistics,
};

/** Canadian French, complete. */
export const language = frenchOf({ ...sharedRooms, ...appRooms });
