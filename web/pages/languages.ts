import { type Formats, formatsIn } from './formats.js';
import { texts as frenchTexts } from './french/texts.js';
import { words as frenchWords } from './french/words.js';
import { type Texts, texts } from './texts.js';
import { type Words, words } from './words.js';

/** A language that every page is in. */
export interface PageLanguage {
  /** As `lang` has it. */
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  /** Where its pages of prose are written. */
  readonly folder: string;
  /** How the address of a page ends. */
  readonly ending: string;
  readonly texts: Texts;
  readonly words: Words;
  readonly formats: Formats;
}

export const english: PageLanguage = {
  tag: 'en',
  name: 'English',
  folder: 'web/pages',
  ending: '.html',
  texts,
  words,
  formats: formatsIn('en'),
};

export const french: PageLanguage = {
  tag: 'fr-CA',
  name: 'Français',
  folder: 'web/pages/french',
  ending: '.fr.html',
  texts: frenchTexts,
  words: frenchWords,
  formats: formatsIn('fr-CA'),
};

export const languages = [english, french];
