import { CribbageHand } from './cribbage_hand.js';
import { define } from './define_tag.js';

define('cribbage-hand', CribbageHand);

export { CribbageHand };
