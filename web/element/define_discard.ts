import { CribbageDiscard } from './cribbage_discard.js';
import { define } from './define_tag.js';

define('cribbage-discard', CribbageDiscard);

export { CribbageDiscard };
