// This file prints and reads the record of a game in a link. A space becomes a plus, and a new line becomes a semicolon,
// because players' names contain no semicolons.

export const printRecordLink = (record: string): string =>
  encodeURI(
    record.trim().replaceAll('%', '%25').replaceAll('+', '%2B').replaceAll(' ', '+').replaceAll('\n', ';'),
  ).replaceAll('#', '%23');

/** Reads a record from a link. `text` is the fragment of the address, decoded once. */
export const readRecordLink = (text: string): string => {
  const record = text.replaceAll('+', ' ').replaceAll(';', '\n');
  return record.replaceAll(/%2B/gi, '+').replaceAll('%25', '%');
};
