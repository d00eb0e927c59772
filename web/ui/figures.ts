import { language } from '../i18n/locale.js';

// Numbers as they are shown: through `Intl` in the language of the page, with a minus that is one.

const minus = (text: string): string => text.replace('-', '−');

// A format takes a moment to make, and there is one language at a time.
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
/** `4.78` */
export const points = fixed(2);
/** `+4.8` */
export const signed = fixed(1, { signDisplay: 'exceptZero' });
/** `+4.78` */
export const signedFine = fixed(2, { signDisplay: 'exceptZero' });

/** `4.8` */
export const tenths = fixed(1);

/** `+4.1`: hundredths of a chance, from 0.041; `0` where it would be shown as none. */
export const signedHundredths = (chance: number): string => {
  const shown = signed(chance * 100);
  return /[1-9]/.test(shown) ? shown : '0';
};

/** `58%` */
export const percentWhole = shown({ style: 'percent' });
const percentTenths = fixed(1, { style: 'percent' });

/** `58.4%`; what is only nearly certain is not said to be. */
export const percentFine = (chance: number): string => {
  if (chance < 0.0005) return `<${percentTenths(0.001)}`;
  return chance > 0.9995 ? `>${percentTenths(0.999)}` : percentTenths(chance);
};
