import { strings } from './strings.js';

// The kinds of properties that an element can have. A kind reads whatever value a page sets, as an attribute or as a
// property.

export interface PropertyKind {
  /** The value if there is no attribute, or if a value cannot be read. */
  readonly absent: unknown;
  /**
   * Returns the intended value, or undefined if it cannot be read. `names` are both spellings of the attribute, such as
   * `my-crib` and `mycrib`.
   */
  readonly read: (value: unknown, names: readonly string[]) => unknown;
  /** Returns the text of the attribute for a value, or null if there is to be no attribute. */
  readonly write: (value: unknown) => string | null;
  /** Says why a text cannot be read. */
  readonly refuse: (text: string, name: string) => string;
}

/** Returns a value as one text, whether the page has set a text, a list of texts, or nothing. */
export const textOf = (value: unknown): string => {
  try {
    const texts = Array.isArray(value) ? value.flat(Number.POSITIVE_INFINITY) : [value];
    const text = texts.map((each) => String(each ?? '')).join(' ');
    return text.trim() === '' ? '' : text;
  } catch {
    return '?'; // An object without a prototype, for example, has no text.
  }
};

// Accepts every value as a text, because the engine checks texts later. A property set to a list of cards is kept as a
// list until it goes to the engine.
const text: PropertyKind = {
  absent: '',
  read: (value) => value ?? '',
  write: (value) => textOf(value) || null,
  refuse: String,
};

const yes: readonly string[] = ['', 'true', 'yes', 'on', '1'];
const no: readonly string[] = ['false', 'no', 'off', '0'];

// Vue and Svelte write `crib="false"` for false.
const truth: PropertyKind = {
  absent: false,
  read: (value, names) => {
    if (value === null || value === undefined) return false;
    const word = textOf(value).trim().toLowerCase();
    if (no.includes(word)) return false;
    return yes.includes(word) || names.includes(word) ? true : undefined;
  },
  write: (value) => (value ? '' : null),
  refuse: (text, name) => strings.badTruth(text, name),
};

const whole: PropertyKind = {
  absent: 0,
  read: (value) => {
    const digits = textOf(value).trim();
    return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined;
  },
  write: String,
  refuse: (text, name) => strings.badWhole(text, name),
};

const address: PropertyKind = {
  absent: '',
  read: (value) => {
    const text = textOf(value).trim();
    return text === '' || URL.canParse(text, document.baseURI) ? text : undefined;
  },
  write: (value) => textOf(value) || null,
  refuse: (text, name) => strings.badAddress(text, name),
};

const kinds: ReadonlyMap<unknown, PropertyKind> = new Map<unknown, PropertyKind>([
  [Boolean, truth],
  [Number, whole],
  [URL, address],
]);

/**
 * Returns the kind of a property by its declared type: `Boolean`, `Number` (a whole number) or `URL`. With any
 * other type, the property is a text.
 */
export const kindOf = (type: unknown): PropertyKind => kinds.get(type) ?? text;

/** Returns the attribute of a property as people write it: `my-crib`. */
export const hyphened = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the attribute in the form that HTML makes of the property's name: `mycrib` for `myCrib`. */
export const joined = (attribute: string): string => attribute.replaceAll('-', '');

/** Returns both spellings of a property's attribute, such as `my-crib` and `mycrib`. */
export const namesOf = (property: string): readonly [hyphened: string, joined: string] => {
  const attribute = hyphened(property);
  return [attribute, joined(attribute)];
};
