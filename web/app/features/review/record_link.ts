// A record in a link: a space becomes a plus and a new line a semicolon; all else is unchanged. Names contain no
// semicolons.

export const printRecordLink = (record: string): string =>
  encodeURI(
    record.trim().replaceAll('%', '%25').replaceAll('+', '%2B').replaceAll(' ', '+').replaceAll('\n', ';'),
  ).replaceAll('#', '%23');

/** `text` is the fragment of the address, decoded once. */
export const readRecordLink = (text: string): string => {
  const record = text.replaceAll('+', ' ').replaceAll(';', '\n');
  return record.replaceAll(/%2B/gi, '+').replaceAll('%25', '%');
};
