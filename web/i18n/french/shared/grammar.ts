/** Puts `de` before a name, or `d’` before a vowel or an h: `d’Yves`, but `de Yan`. */
export const de = (name: string): string =>
  /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y[^aeiouéè])/i.test(name) ? `d’${name}` : `de ${name}`;

/**
 * Returns the singular or the plural, which begins at two: `1,95 point`, `2,00 points`. The value is rounded to
 * `digits`.
 */
export const plural = (value: number, one: string, more: string, digits = 2): string =>
  Math.abs(Number(value.toFixed(digits))) < 2 ? one : more;
