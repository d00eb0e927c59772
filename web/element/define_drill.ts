import { define } from './define_tag.js';
import { CribbageDrill } from './drill/cribbage_drill.js';

define('cribbage-drill', CribbageDrill);

export { CribbageDrill };
