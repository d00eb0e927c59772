/**
 * A value as a module writes it, in its own memory: `cpp/wasm/written.h` says how. It has to be read before the module is asked
 * again.
 */
export type Written = Float64Array;

const text = 0;
const number = 1;
const no = 2;
const yes = 3;
const list = 4;
const numbers = 5; // and 6 is a record
const end = -1;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The value, as plain objects. Some 30 µs for the fifteen discards of a deal. */
export const readWritten = (written: Written): unknown => {
  const names: string[] = [];
  let at = 0;
  let read = 0;

  const next = () => written[at++] as number;
  const letters = decoder.decode(new Uint8Array(written.buffer, written.byteOffset + 8 * next(), next()));

  const readText = () => {
    const from = read;
    read += next();
    return letters.slice(from, read);
  };

  const readNumbers = (many: number) => {
    const all: number[] = [];
    for (const last = at + many; at < last; ++at) all.push(written[at] as number);
    return all;
  };

  const readList = (many: number) => {
    const all: unknown[] = [];
    while (all.length < many) all.push(readValue());
    return all;
  };

  const readRecord = () => {
    const record: Record<string, unknown> = {};
    for (let name = next(); name !== end; name = next()) {
      names[name] ??= readText();
      record[names[name] as string] = readValue();
    }
    return record;
  };

  const readValue = (): unknown => {
    switch (next()) {
      case text:
        return readText();
      case number:
        return next();
      case no:
        return false;
      case yes:
        return true;
      case list:
        return readList(next());
      case numbers:
        return readNumbers(next());
      default:
        return readRecord();
    }
  };

  return readValue();
};
