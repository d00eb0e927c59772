// A record in a link: a blank is a plus, a new line a semicolon, and everything else is what it is. No name holds a semicolon.

export const printRecordLink = (record: string): string =>
  encodeURI(
    record.trim().replaceAll('%', '%25').replaceAll('+', '%2B').replaceAll(' ', '+').replaceAll('\n', ';'),
  ).replaceAll('#', '%23');

/** `text` as the address has it, decoded once. */
export const readRecordLink = (text: string): string => {
  const record = text.replaceAll('+', ' ').replaceAll(';', '\n');
  return record.replaceAll(/%2B/gi, '+').replaceAll('%25', '%');
};
