// The longest text that a question may have is a file of games (cpp/cribbage/record/text.h), and the longest list is that of
// cpp/cribbage/questions/given.h. Longer texts and lists are cut, but stay one over the limit, so that the engine still refuses
// them.
const longestText = 1_000_000;
const longestList = 1_000;
const deepestList = 2;

// Every byte as one character. Bytes above 127 are of no card, whatever their characters are.
const latin1 = new TextDecoder('latin1');

/** A question in the format of cpp/wasm/asked.h. */
export interface Asked {
  readonly numbers: readonly number[];
  readonly letters: string;
}

/** Writes a question's name and fields for a module. A question that is not an object has no fields. */
export const writeAsked = (name: string, question: unknown): Asked => {
  const numbers: number[] = [];
  let letters = '';

  const writeText = (text: string) => {
    numbers.push(text.length);
    letters += `${text}\n`;
  };

  const write = (value: unknown, depth: number) => {
    if (typeof value === 'string') {
      numbers.push(0);
      writeText(value.slice(0, longestText + 1));
    } else if (typeof value === 'number') {
      numbers.push(1, value);
      writeText(String(value));
    } else if (typeof value === 'boolean') {
      numbers.push(value ? 3 : 2);
    } else if (value instanceof Uint8Array) {
      numbers.push(6);
      writeText(latin1.decode(value));
    } else if (Array.isArray(value) && depth < deepestList) {
      const items = value.slice(0, longestList + 1);
      numbers.push(4, items.length);
      for (const item of items) write(item, depth + 1);
    } else {
      numbers.push(5);
    }
  };

  writeText(name);
  if (typeof question === 'object' && question !== null)
    for (const [field, value] of Object.entries(question)) {
      if (value === undefined || value === null) continue;
      writeText(field);
      write(value, 0);
    }
  return { numbers, letters };
};
