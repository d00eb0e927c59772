import { type ChosenTag, chosenTags, facts } from '../i18n/locale.js';
import { type Formats, formatsIn } from './formats.js';
import { texts as frenchTexts } from './french/texts.js';
import { words as frenchWords } from './french/words.js';
import { type Texts, texts } from './texts.js';
import { type PageWords, words } from './words.js';

/** A language that every page is in. */
export interface PageLanguage {
  /** As `lang` has it. */
  readonly tag: ChosenTag;
  /** What it calls itself. */
  readonly name: string;
  /** Where its words are written, and below `web/pages` its pages of prose; English has none of its own. */
  readonly folder: string;
  /** How the address of a page ends. */
  readonly ending: string;
  readonly texts: Texts;
  readonly words: PageWords;
  readonly formats: Formats;
}

const catalogues: Readonly<Record<ChosenTag, { readonly texts: Texts; readonly words: PageWords }>> = {
  en: { texts, words },
  'fr-CA': { texts: frenchTexts, words: frenchWords },
};

const pageLanguage = (tag: ChosenTag): PageLanguage => ({
  tag,
  ...facts[tag],
  ending: `${facts[tag].ending}.html`,
  ...catalogues[tag],
  formats: formatsIn(tag),
});

export const languages = chosenTags.map(pageLanguage);
export const english = languages.find(({ tag }) => tag === 'en') as PageLanguage;
