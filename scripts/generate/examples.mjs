// Asks the built engine the question of an example. Formats the question and the answer for the documents.

const width = 96;

/**
 * Returns a value as JSON in few lines. It stays on one line if that line is not too wide. `before` is the width of the name in
 * front of the value.
 */
const print = (value, indent = '', before = 0) => {
  const flat = JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*")(:?)|,/g, (_, text, colon) =>
    text ? `${text}${colon ? ': ' : ''}` : ', ',
  );
  const spaced = flat.replace(/^\{(.+)\}$/s, '{ $1 }');
  if (typeof value !== 'object' || value === null || indent.length + before + spaced.length <= width) return spaced;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) {
      const lines = [''];
      for (const [at, item] of value.entries()) {
        const word = JSON.stringify(item) + (at < value.length - 1 ? ', ' : '');
        if (inner.length + lines.at(-1).length + word.length > width) lines.push('');
        lines[lines.length - 1] += word;
      }
      return `[\n${lines.map((line) => inner + line.trimEnd()).join('\n')}\n${indent}]`;
    }
    return `[\n${value.map((item) => inner + print(item, inner)).join(',\n')}\n${indent}]`;
  }
  const rows = Object.entries(value).map(
    ([name, part]) => `${inner}"${name}": ${print(part, inner, `"${name}": `.length)}`,
  );
  return `{\n${rows.join(',\n')}\n${indent}}`;
};

let engine;
const ask = async ({ ask: name, ...question }) => {
  engine ??= await (await import('../../dist/engine/index.js')).createEngine();
  return engine[name](question);
};

/**
 * Finds the list that may be shortened: the answer itself, or its first list of objects. A shortened list of numbers, such as a
 * histogram, would mean nothing.
 */
const listOf = (answer) =>
  [answer, ...Object.values(answer)].find((part) => Array.isArray(part) && typeof part[0] === 'object');

/**
 * Returns the block for a question like `{"ask": …}`. If the text begins with `first N `, only the first N entries of the
 * answer's list are shown.
 */
export const answerBlock = async (text) => {
  const [, count, json] = /^(?:first (\d+) )?(\{.*\})$/.exec(text) ?? [];
  if (!json) throw new Error(`no example: ${text}`);
  const question = JSON.parse(json);
  const shown = Object.entries(question)
    .filter(([name]) => name !== 'ask')
    .map(([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'")}`);
  const call = ['```js', `await engine.${question.ask}({ ${shown.join(', ')} })`.replace('({  })', '()'), '```'];
  let answer;
  try {
    answer = await ask(question);
  } catch (error) {
    if (!error.code) throw error;
    const { code, reason, parts, text, message, line } = error;
    answer = { code, reason, parts, text, message, ...(line !== undefined && { line }) };
    return [...call, '', 'The question is refused with:', '', '```json', print(answer), '```'].join('\n');
  }
  let note = 'answers';
  if (count) {
    const list = listOf(answer);
    if (!list || list.length <= count) throw new Error(`no list of more than ${count} objects to cut: ${text}`);
    note = `answers (${count} of ${list.length} shown)`;
    answer =
      answer === list
        ? list.slice(0, count)
        : Object.fromEntries(
            Object.entries(answer).map(([name, part]) => [name, part === list ? list.slice(0, count) : part]),
          );
  }
  return [...call, '', `${note}:`, '', '```json', print(answer), '```'].join('\n');
};
