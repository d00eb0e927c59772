/** The formats of numbers and months in a language. */
export interface Formats {
  /** All decimals of the value, as in `20,358,520` and `0.0011`. */
  readonly plain: (value: number) => string;
  /** A fixed number of decimals, as in `4.78`. */
  readonly fixed: (value: number, digits: Digits) => string;
  /** Percent, as in `58.4%` from 0.584. */
  readonly percent: (part: number, digits: Digits) => string;
  /**
   * A month, as in `October 2001`, from its English name. It begins with a capital letter, because it may begin a
   * sentence.
   */
  readonly month: (english: string) => string;
}

export type Digits = 0 | 1 | 2;

type Fixed = Formats['fixed'];

// Rounds with `toFixed` before formatting, so that every language shows the same figure.
const fixedIn = (locale: string, options: Intl.NumberFormatOptions): Fixed => {
  const format = (digits: Digits): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const formats = { 0: format(0), 1: format(1), 2: format(2) };
  return (value, digits) => formats[digits].format(Number(value.toFixed(digits)));
};

export const formatsIn = (locale: string): Formats => {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const hundredths = fixedIn(locale, { style: 'unit', unit: 'percent' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    plain: (value) => plain.format(value),
    fixed: fixedIn(locale, { useGrouping: false }),
    percent: (part, digits) => hundredths(100 * part, digits),
    month: (english) => month.format(new Date(`1 ${english} UTC`)).replace(/^./, (first) => first.toUpperCase()),
  };
};
