// Finds possible changes (mutants) in a source file of the core, line by line. It relies on clang-format: a symbol between two
// spaces is an operator with two operands, because types and references have no such spaces.

/** The operator that takes the place of each operator. */
export const other = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '&': '|',
};
const joins = { '&&': 'false', '||': 'true' };

// Matches lines that are not changed: code that runs at compile time, and code that is not an expression.
const leftOut =
  /^\s*(#|\/\/|\/\/\/|\*|static_assert|template|requires|case |using |friend |namespace |constexpr |inline constexpr |static constexpr )|\boperator\b|\bassert\(|\bconcept\b/;

// Matches a one-line statement that has an effect: a call, or a change to an existing value.
const statement =
  /^(\s+)((?:[a-z_][\w.]*|\(\*this\))(?:(?:\.|->)\w+|\[[^\]]*\]|\([^;]*\))*(?: [-+*|&^/]?= [^;]+|\([^;]*\)))?;$/;
const step = /^(\s+)((?:\+\+|--)[\w.[\]]+|[\w.[\]]+ [-+*|&^/]?= [^;{]+|[a-z_][\w.]*(?:->\w+)*\([^;]*\));$/;
const keyword =
  /^\s*(return|break|continue|else|if|for|while|do|switch|goto|delete|throw|const|auto|static|using|assert)\b/;

// For each character of `text`, returns whether it is inside a string, a character literal or a comment.
const quoted = (text) => {
  const inside = new Array(text.length).fill(false);
  let quote = '';
  for (let at = 0; at < text.length; ++at) {
    if (quote) {
      inside[at] = true;
      if (text[at] === '\\') inside[++at] = true;
      else if (text[at] === quote) quote = '';
    } else if (text[at] === '"' || (text[at] === "'" && !/\w/.test(text[at - 1] ?? ''))) {
      quote = text[at];
      inside[at] = true;
    } else if (text.startsWith('//', at)) {
      inside.fill(true, at);
      break;
    }
  }
  return inside;
};

/**
 * Returns the possible changes of a file. `change(id)` returns the changed line. At run time, the change is active if
 * FIFTEEN_TWO_MUTANT is `id`.
 */
export const findMutants = (source) => {
  const lines = source.split('\n');
  const found = [];
  let settled = false; // within a constant over several lines
  lines.forEach((text, line) => {
    if (settled) {
      settled = settled === 'function' ? !/^\s*}\(\);/.test(text) : !/[;}]\s*$/.test(text);
      return;
    }
    if (leftOut.test(text)) {
      settled = /^\s*(using|static_assert|(inline |static )?constexpr [^(]*=)/.test(text) && !/;\s*$/.test(text);
      if (settled && /= \[\] {$/.test(text)) settled = 'function';
      return;
    }
    const inside = quoted(text);
    const strings = text.includes('"') || /string/.test(text);
    for (const match of text.matchAll(/ (<=?|>=?|[=!]=|[-+*/&]|&&|\|\|)(?= |$)/g)) {
      const [whole, operator] = match;
      const at = match.index + 1;
      if (inside[at] || (strings && operator === '+')) continue;
      if (/^\s*$/.test(text.slice(0, at)) || /\barray<[^<>]*$/.test(text.slice(0, at))) continue; // a size is a constant
      const join = joins[operator];
      const change = join
        ? (now, id) => `${operator} ${join === 'false' ? '!' : ''}mutant::is(${id}) ${now}`
        : (now, id) => `${operator} mutant::At<${id}>{} ${now}`;
      found.push({
        line,
        what: join ? `${operator} is ${join}` : `${operator} is ${other[operator]}`,
        at,
        change: (id) => text.slice(0, at) + change(operator, id) + text.slice(at + whole.length - 1),
      });
    }
    const truth = /\breturn (true|false);/.exec(text);
    if (truth)
      found.push({
        line,
        what: `return ${truth[1]} is the other`,
        at: truth.index,
        change: (id) => text.replace(truth[0], `return ${truth[1] === 'true' ? '!' : ''}mutant::is(${id});`),
      });
    const before = lines[line - 1]?.trim() ?? '';
    const whole = step.exec(text) ?? statement.exec(text);
    if (whole?.[2] && !keyword.test(text) && /([;{})]|else)$/.test(before))
      found.push({
        line,
        what: 'left out',
        at: whole[1].length,
        change: (id) => `${whole[1]}{ if (!mutant::is(${id})) ${whole[2]}; }`,
      });
  });
  return found.map((mutant) => ({ ...mutant, text: lines[mutant.line].trim() }));
};
