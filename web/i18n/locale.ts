import languages from './languages.json' with { type: 'json' };

// The language of the page. English is written in the code that uses it, so it is always available. Every other
// language is a module of the same shape, loaded when it is needed. The build fails if a language lacks a message or a
// namespace. Most messages are functions, because a sentence takes a score, a name or a card. Game records, and cards
// that a player types (such as `QH`), are data, so their letters are the same in every language.

/** A language that people can choose: one of languages.json. */
export type ChosenTag = keyof typeof languages;
/** A language that people can choose, or English written from right to left, for tests. */
export type LanguageTag = ChosenTag | 'ar-XB';

export const chosenTags = Object.keys(languages) as readonly ChosenTag[];
export const languageTags: readonly LanguageTag[] = [...chosenTags, 'ar-XB'];

/** A language's own name, the folder of its messages, and what its page addresses have before `.html`, such as `.fr`. */
export const facts: Readonly<
  Record<ChosenTag, { readonly name: string; readonly folder: string; readonly ending: string }>
> = languages;

export const languageNames = Object.fromEntries(chosenTags.map((tag) => [tag, facts[tag].name])) as Readonly<
  Record<ChosenTag, string>
>;

/** Returns `tag`, or English in place of the language for tests, which has no folder and no pages of its own. */
export const pageTag = (tag: LanguageTag): ChosenTag => (tag === 'ar-XB' ? 'en' : tag);

/**
 * The type of the messages `English` once they are translated into another language. A text stays a text, and a function
 * keeps its parameters and its result.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Made
    ? (...given: Given) => Translation<Made>
    : English extends object
      ? { readonly [Word in keyof English]: Translation<English[Word]> }
      : English;

/** The namespaces of the messages that both the elements and the app use. */
export type SharedNamespace =
  | 'words'
  | 'worth'
  | 'discards'
  | 'reasons'
  | 'numbers'
  | 'asked'
  | 'engine'
  | 'elements'
  | 'told';
/** The namespaces that only the app uses. */
export type AppNamespace =
  | 'app'
  | 'players'
  | 'play'
  | 'board'
  | 'steps'
  | 'share'
  | 'menu'
  | 'advice'
  | 'outlook'
  | 'settings'
  | 'embed'
  | 'kindNames'
  | 'topicNames'
  | 'against'
  | 'choiceReasons'
  | 'guide'
  | 'practice'
  | 'memory'
  | 'squares'
  | 'review'
  | 'statistics';
export type Namespace = SharedNamespace | AppNamespace;

export interface Language {
  readonly tag: LanguageTag;
  /** The locale for `Intl`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Returns the messages of a namespace. `english` has its English messages. */
  readonly wordsOf: (room: Namespace, english: object) => object;
}

export const english: Language = { tag: 'en', locale: 'en', direction: 'ltr', wordsOf: (_, words) => words };

let current = english;

export const language = (): Language => current;

/** Sets the language of all messages read from now on. Call it before anything is shown. */
export const speak = (chosen: Language): void => {
  current = chosen;
};

/**
 * Returns the messages of a namespace in the language of the page. Read a message when it is needed, not in advance. A
 * namespace may spread another one only if every language does so too. A message that the language lacks, for example
 * in an older file, is shown in English.
 */
export const messages = <English extends object>(room: Namespace, words: English): Translation<English> =>
  new Proxy(words, {
    get: (own, word) => Reflect.get(current.wordsOf(room, own), word) ?? Reflect.get(own, word),
  }) as Translation<English>;

// Returns a tag without its country: `fr` for `fr-CA`.
const withoutCountry = (tag: string): string => (/^\w+/.exec(tag)?.[0] ?? '').toLowerCase();

/** Returns the first supported language among tags such as `fr-FR`, or English if there is none. */
export const languageFor = (tags: readonly string[]): LanguageTag => {
  for (const tag of tags) {
    if (/^ar-XB$/i.test(tag)) return 'ar-XB';
    const found = chosenTags.find((each) => withoutCountry(each) === withoutCountry(tag));
    if (found) return found;
  }
  return 'en';
};
