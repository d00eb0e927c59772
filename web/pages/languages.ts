import { type ChosenTag, chosenTags, facts } from '../i18n/locale.js';
import { type Formats, formatsIn } from './formats.js';
import { texts as frenchTexts } from './french/texts.js';
import { words as frenchWords } from './french/words.js';
import { type Texts, texts } from './texts.js';
import { type PageWords, words } from './words.js';

/** A language in which every page exists. */
export interface PageLanguage {
  /** The value of the pages' `lang` attribute. */
  readonly tag: ChosenTag;
  /** The language's own name. */
  readonly name: string;
  /** The folder of its messages within `web/i18n` and of its pages of text within `web/pages`. Empty for English. */
  readonly folder: string;
  /** The ending of a page's address, such as `.fr.html`. */
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
