// Numbers as they are shown: through `Intl`, with a minus that is one.

const fixed = (digits: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options });

const minus = (text: string): string => text.replace('-', '−');

const shown =
  (format: Intl.NumberFormat) =>
  (value: number): string =>
    minus(format.format(value));

export const whole = shown(new Intl.NumberFormat('en'));
/** `4.78` */
export const points = shown(fixed(2));
/** `+4.8` */
export const signed = shown(fixed(1, { signDisplay: 'exceptZero' }));
/** `+4.78` */
export const signedFine = shown(fixed(2, { signDisplay: 'exceptZero' }));

/** `4.8` */
export const tenths = shown(fixed(1));

/** `+4.1`: hundredths of a chance, from 0.041; `0` where it would be shown as none. */
export const signedHundredths = (chance: number): string => {
  const shown = signed(chance * 100);
  return /[1-9]/.test(shown) ? shown : '0';
};

const percent = fixed(1, { style: 'percent' });

/** `58.4%`; what is only nearly certain is not said to be. */
export const percentFine = (chance: number): string =>
  chance < 0.0005 ? '<0.1%' : chance > 0.9995 ? '>99.9%' : percent.format(chance);

/** `58.4 percent`, for the ear. */
export const percentSaid = (chance: number): string => {
  if (chance < 0.0005) return 'under 0.1 percent';
  return chance > 0.9995 ? 'over 99.9 percent' : `${tenths(chance * 100)} percent`;
};
