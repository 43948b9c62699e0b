import { endOf, splitAt } from './css-text.ts';
import { type Needs, needsOf } from './selector-needs.ts';

/** One declaration, or the whole block of a rule with other rules nested in it. */
export interface Declaration {
  text: string;
  /** The property's name; empty for a whole block. */
  name: string;
}

/** One piece of a stylesheet in source order. */
export type StyleNode =
  /** Statements and fonts: kept on every page, a font for some letters where one of them stands. */
  | { kind: 'always'; text: string; letters?: RegExp | undefined }
  /** Kept where one of the selectors has all it needs on the page. */
  | { kind: 'rule'; selectors: { text: string; needs: Needs }[]; declarations: Declaration[] }
  /** `@property` and `@keyframes`: kept where something kept refers to the name. */
  | { kind: 'named'; name: string; text: string }
  /** A condition or layer around other nodes; disappears when nothing in it is kept. */
  | { kind: 'group'; head: string; nodes: StyleNode[] };

const GROUPS = /^@(?:media|supports|container|layer|scope|starting-style)\b/;
const NAMED = /^@(?:property|keyframes)\s+(\S+)$/;

function readDeclarations(block: string): Declaration[] {
  if (block.includes('{')) return [{ text: block, name: '' }];
  // Written twice alike, a declaration says no more.
  return [...new Set(splitAt(block, ';'))]
    .map((text) => ({ text, name: text.slice(0, text.indexOf(':')).trim() }))
    .filter(({ text }) => text.trim() !== '');
}

/** `U+980-9FE, U+25CC` as a class of letters. */
function lettersIn(fontFace: string): RegExp | undefined {
  const range = /unicode-range:([^;}]+)/i.exec(fontFace)?.[1];
  if (range === undefined) return undefined;
  const parts = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  return new RegExp(`[${parts.map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('')}]`, 'u');
}

/** Splits a stylesheet into the pieces that can be kept or left out. Nested rules stay with the rule around them. */
export function readRules(css: string): StyleNode[] {
  const nodes: StyleNode[] = [];
  for (let from = 0; from < css.length; ) {
    const head = endOf(css, from, (char, depth) => (char === ';' && depth === 0) || (char === '{' && depth === 1));
    const isBlock = css[head] === '{';
    const end = isBlock ? endOf(css, from, (char, depth) => char === '}' && depth === 0) : head;
    // Comments between the pieces are for readers of the whole sheet.
    const prelude = css
      .slice(from, head)
      .replace(/\/\*.*?\*\//gs, '')
      .trim();
    const block = css.slice(head + 1, end);
    from = end + 1;
    const name = NAMED.exec(prelude)?.[1];
    if (!isBlock) {
      if (prelude) nodes.push({ kind: 'always', text: `${prelude};` });
    } else if (GROUPS.test(prelude)) nodes.push({ kind: 'group', head: prelude, nodes: readRules(block) });
    else if (name !== undefined) nodes.push({ kind: 'named', name, text: `${prelude}{${block}}` });
    else if (prelude.startsWith('@'))
      nodes.push({ kind: 'always', text: `${prelude}{${block}}`, letters: lettersIn(block) });
    else {
      const selectors = splitAt(prelude, ',').map((text) => ({ text: text.trim(), needs: needsOf(text) }));
      nodes.push({ kind: 'rule', selectors, declarations: readDeclarations(block) });
    }
  }
  return nodes;
}
