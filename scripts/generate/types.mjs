// Reads web/engine/types.ts: the fields of each interface, with their types and comments, and the types of each question and
// its answer. The fields of an inline object type are listed like `crib.mean`.

/** Finds the bracket that closes the one at `from`. */
const closing = (text, from) => {
  let depth = 0;
  for (let at = from; at < text.length; ++at) {
    if ('{[('.includes(text[at])) ++depth;
    if ('}])'.includes(text[at]) && --depth === 0) return at;
  }
  throw new Error('a bracket is not closed');
};

/** Finds the end of a field's type: the first `;` outside all brackets. */
const endOfType = (text, from) => {
  for (let at = from; at < text.length; ++at) {
    if ('{[('.includes(text[at])) at = closing(text, at);
    if (text[at] === ';' || at === text.length - 1) return text[at] === ';' ? at : at + 1;
  }
  return text.length;
};

const plain = (comment) =>
  comment
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const fieldsOf = (body, within = '') => {
  const fields = [];
  const next = /\s*(?:\/\*\*([\s\S]*?)\*\/\s*)?(?:readonly )?(\w+)(\?)?:\s*/y;
  for (next.lastIndex = 0; ; ) {
    const found = next.exec(body);
    if (!found) return fields;
    const [, comment = '', name, mark] = found;
    const end = endOfType(body, next.lastIndex);
    const whole = body
      .slice(next.lastIndex, end)
      .replace(/\breadonly /g, '')
      .trim();
    next.lastIndex = end + 1;
    const path = within + name;
    const isList = whole.endsWith('[]');
    const open = whole.indexOf('{');
    if (open === 0) {
      const inside = whole.slice(1, closing(whole, 0));
      const type = isList ? 'list of objects' : 'object';
      fields.push({ name: path, within, type, optional: Boolean(mark), comment: plain(comment) });
      fields.push(...fieldsOf(inside, `${path}${isList ? '[]' : ''}.`));
    } else {
      fields.push({
        name: path,
        within,
        type: whole.replace(/\s+/g, ' '),
        optional: Boolean(mark),
        comment: plain(comment),
      });
    }
  }
};

export const readTypes = (text) => {
  const interfaces = new Map();
  for (const found of text.matchAll(/export interface (\w+)(?:<[^>]*>)?(?: extends (\w+))? \{/g)) {
    const [head, name, base] = found;
    const open = found.index + head.length - 1;
    const own = fieldsOf(text.slice(open + 1, closing(text, open)));
    interfaces.set(name, [...(interfaces.get(base) ?? []), ...own]);
  }
  const list = /export interface Questions \{([\s\S]*?)\n\}/.exec(text)?.[1] ?? '';
  const questions = new Map(
    [...list.matchAll(/(\w+): \{ asks: (\w+); answers: (.*?) \};/g)].map(([, name, asks, answers]) => [
      name,
      { asks, answers: answers.replace(/\breadonly /g, '') },
    ]),
  );
  if (questions.size < 10) throw new Error('the questions were not found in types.ts');
  interfaces.delete('Questions');
  return { interfaces, questions };
};
