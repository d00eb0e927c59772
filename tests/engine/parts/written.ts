import type { Written } from '../../../web/engine/written.js';

/** Encodes a value as a module does, by the description in `cpp/wasm/written.h`. */
export const written = (value: unknown): Written => {
  const numbers: number[] = [];
  const names: string[] = [];
  let text = '';

  const addText = (letters: string) => {
    numbers.push(letters.length);
    text += letters;
  };
  const addName = (name: string) => {
    const isNew = !names.includes(name);
    if (isNew) names.push(name);
    numbers.push(names.indexOf(name));
    if (isNew) addText(name);
  };
  const add = (part: unknown): void => {
    if (typeof part === 'string') {
      numbers.push(0);
      addText(part);
    } else if (typeof part === 'number') {
      numbers.push(1, part);
    } else if (typeof part === 'boolean') {
      numbers.push(part ? 3 : 2);
    } else if (Array.isArray(part) && part.length > 0 && part.every((item) => typeof item === 'number')) {
      numbers.push(5, part.length, ...part);
    } else if (Array.isArray(part)) {
      numbers.push(4, part.length);
      part.forEach(add);
    } else {
      numbers.push(6);
      for (const [name, field] of Object.entries(part as object)) {
        addName(name);
        add(field);
      }
      numbers.push(-1);
    }
  };
  add(value);

  const bytes = new TextEncoder().encode(text);
  const all = new Float64Array(2 + numbers.length + Math.ceil(bytes.length / 8));
  all.set([2 + numbers.length, bytes.length, ...numbers]);
  new Uint8Array(all.buffer).set(bytes, 8 * (2 + numbers.length));
  return all;
};
