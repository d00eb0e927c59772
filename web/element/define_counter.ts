import { CribbageCounter } from './cribbage_counter.js';
import { define } from './define_tag.js';

define('cribbage-counter', CribbageCounter);

export { CribbageCounter };
