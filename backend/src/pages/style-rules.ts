/** One piece of a stylesheet in source order. */
export type StyleNode =
  /** Kept on every page: statements, fonts, properties, keyframes, rules without a class. */
  | { kind: 'always'; text: string }
  /** Kept where one of the alternatives has all its classes on the page. */
  | { kind: 'rule'; text: string; alternatives: string[][] }
  /** A condition or layer around other nodes; disappears when nothing in it is kept. */
  | { kind: 'group'; head: string; nodes: StyleNode[] };

const GROUPS = /^@(media|supports|container|layer|scope)\b/;

/** Position after the block or statement that starts at `from`; strings and escapes are stepped over. */
function endOf(css: string, from: number, stop: (char: string, depth: number) => boolean): number {
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

/** `.hover\:up` → `hover:up`; a leading digit is written as a code point. */
function unescapeName(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

/** The classes that each selector of a list asks for; what stands inside `:is()`, `:not()` and their like is not asked for. */
function alternativesOf(selectors: string): string[][] {
  const bare = selectors.replace(/\/\*.*?\*\//gs, '');
  const parts: string[] = [];
  for (let from = 0; from < bare.length; ) {
    const end = endOf(bare, from, (char, depth) => char === ',' && depth === 0);
    parts.push(bare.slice(from, end));
    from = end + 1;
  }
  return parts.map((selector) => {
    let outside = selector;
    // From the inside out, so that nested parentheses go as well; escaped ones belong to a name.
    for (let before = ''; before !== outside; ) {
      before = outside;
      outside = outside.replace(/:[\w-]+\((?:\\.|[^()\\])*\)/g, '');
    }
    return [...outside.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu)].map(([, name]) =>
      unescapeName(name ?? ''),
    );
  });
}

/** Splits a stylesheet into the pieces that can be kept or left out. Nested rules stay with the rule around them. */
export function readRules(css: string): StyleNode[] {
  const nodes: StyleNode[] = [];
  for (let from = 0; from < css.length; ) {
    const head = endOf(css, from, (char, depth) => (char === ';' && depth === 0) || (char === '{' && depth === 1));
    const end = css[head] === '{' ? endOf(css, from, (char, depth) => char === '}' && depth === 0) : head;
    const text = css.slice(from, end + 1);
    const prelude = css.slice(from, head).trim();
    from = end + 1;
    if (prelude === '' && text.trim() === '') continue;
    if (css[head] === '{' && GROUPS.test(prelude)) {
      nodes.push({ kind: 'group', head: prelude, nodes: readRules(css.slice(head + 1, end)) });
      continue;
    }
    const alternatives = prelude.startsWith('@') ? [[]] : alternativesOf(prelude);
    if (alternatives.some((classes) => classes.length === 0)) nodes.push({ kind: 'always', text });
    else nodes.push({ kind: 'rule', text, alternatives });
  }
  return nodes;
}
