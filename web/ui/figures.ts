import { language } from '../i18n/locale.js';

// Numbers as text, through `Intl` in the language of the page, with a real minus sign.

const minus = (text: string): string => text.replace('-', '−');

// Keeps only the format for the current language, because a format is slow to create.
const shown = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let locale = '';
  let format: Intl.NumberFormat;
  return (value) => {
    if (locale !== language().locale) {
      locale = language().locale;
      format = new Intl.NumberFormat(locale, options);
    }
    return minus(format.format(value));
  };
};

const fixed = (digits: number, options: Intl.NumberFormatOptions = {}): ((value: number) => string) =>
  shown({ minimumFractionDigits: digits, maximumFractionDigits: digits, ...options });

export const whole = shown({});
/** Two decimals, as in `4.78`. */
export const points = fixed(2);
/** A sign and one decimal, as in `+4.8`. */
export const signed = fixed(1, { signDisplay: 'exceptZero' });
/** A whole number with a sign, as in `+14`. */
export const signedWhole = fixed(0, { signDisplay: 'exceptZero' });
/** A sign and two decimals, as in `+4.78`. */
export const signedFine = fixed(2, { signDisplay: 'exceptZero' });

/** One decimal, as in `4.8`. */
export const tenths = fixed(1);

/** Percent with a sign, as in `+4.1` from the chance 0.041; `0` if it would be shown as zero. */
export const signedHundredths = (chance: number): string => {
  const shown = signed(chance * 100);
  return /[1-9]/.test(shown) ? shown : '0';
};

/** Whole percent, as in `58%`. */
export const percentWhole = shown({ style: 'percent' });
const percentTenths = fixed(1, { style: 'percent' });

/**
 * Percent with one decimal, as in `58.4%`. A chance near 0 or 1 is shown as `<0.1%` or `>99.9%`, never as 0% or 100%.
 */
export const percentFine = (chance: number): string => {
  if (chance < 0.0005) return `<${percentTenths(0.001)}`;
  return chance > 0.9995 ? `>${percentTenths(0.999)}` : percentTenths(chance);
};
