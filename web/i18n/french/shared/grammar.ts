/** `de`, or `d’` before a vowel or an h; `d’Yves`, but `de Yan`. */
export const de = (name: string): string =>
  /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y[^aeiouéè])/i.test(name) ? `d’${name}` : `de ${name}`;

/** `1,95 point`, `2,00 points`: the plural begins at two, by the value as shown with this many digits. */
export const plural = (value: number, one: string, more: string, digits = 2): string =>
  Math.abs(Number(value.toFixed(digits))) < 2 ? one : more;
