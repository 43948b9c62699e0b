/** Position of the first character from `from` on that `stop` accepts; strings and escapes are stepped over. */
export function endOf(css: string, from: number, stop: (char: string, depth: number) => boolean): number {
  let depth = 0;
  for (let index = from; index < css.length; index += 1) {
    const char = css.charAt(index);
    if (char === '\\') index += 1;
    else if (char === '"' || char === "'") index = stringEnd(css, index);
    else {
      if (char === '{' || char === '(') depth += 1;
      if (char === '}' || char === ')') depth -= 1;
      if (stop(char, depth)) return index;
    }
  }
  return css.length;
}

function stringEnd(css: string, from: number): number {
  let index = from + 1;
  while (index < css.length && css[index] !== css[from]) index += css[index] === '\\' ? 2 : 1;
  return index;
}

/** The parts of a list, such as selectors at ',' or declarations at ';'; what is nested or quoted stays whole. */
export function splitAt(css: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  for (let from = 0; from < css.length; ) {
    const end = endOf(css, from, (char, depth) => char === separator && depth === 0);
    parts.push(css.slice(from, end));
    from = end + 1;
  }
  return parts;
}
