import { define } from './define_tag.js';
import { CribbageGame } from './game/cribbage_game.js';

define('cribbage-game', CribbageGame);

export { CribbageGame };
