import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { selectorNeeds } from './selector-needs.ts';

/** The text of a declaration, the custom property that it sets or '', and the names that it references. */
type DeclarationRow = [text: string, sets: string, ...refs: string[]];

/** One node of a stylesheet in source order; `backend/src/pages/document/used-styles.ts` reads it. */
export type StyleNode =
  /**
   * Statements and fonts, for every page; with `letters`, a character class, only where one of these characters occurs.
   */
  | { text: string; letters?: string }
  /** `@property` and `@keyframes`, kept where a kept rule references the name. */
  | { name: string; text: string; refs: string[] }
  /** A condition or layer around other nodes. */
  | { group: string; nodes: StyleNode[] }
  /**
   * A rule, kept where one selector has all it needs. `whole`: other rules are nested in it, so the list stays
   * together.
   */
  | { selectors: [text: string, ...needs: string[]][]; declarations: DeclarationRow[]; whole?: true };

const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);
const NAMED = new Set(['property', 'keyframes']);

/**
 * Left to the full sheet, after the first paint: responses to a pointer, print and the user's own colours, and what is
 * meant for older browsers: the sentence that asks for an update, and fallbacks for `@property`.
 */
const isDeferred = ({ name, params }: AtRule): boolean =>
  name === 'media'
    ? /^(?:print|\(hover:\s*hover\)|\((?:forced-colors|prefers-contrast):.*)$/.test(params)
    : name === 'supports' && /^not\b|-webkit-hyphens.*-moz-orient/.test(params);

const headOf = ({ name, params, raws }: AtRule): string => `@${name}${raws.afterName ?? ' '}${params}`;

const variablesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');

/** `U+980-9FE, U+25CC` as a class of characters. */
function lettersIn(font: AtRule): { letters?: string } {
  const range = font.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === 'unicode-range');
  if (!range) return {};
  const parts = [...range.value.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  return { letters: `[${parts.map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('')}]` };
}

/** Parses a built stylesheet into nodes that a page can keep or leave out. Nested rules stay with their parent rule. */
export function styleTable(css: string): StyleNode[] {
  const root = parse(css);
  const keyframes = new Set<string>();
  root.walkAtRules('keyframes', ({ params }) => void keyframes.add(params));
  /** Any word of an animation, or of a property that may become one, can be the name of its keyframes. */
  const animationsIn = (text: string) => (text.match(/[\w-]+/g) ?? []).filter((word) => keyframes.has(word));

  const declarationRow = (declaration: Declaration): DeclarationRow => {
    const { prop, value, variable } = declaration;
    const animates = variable || /^(?:-webkit-)?animation/.test(prop);
    return [
      declaration.toString(),
      variable ? prop : '',
      ...variablesIn(value),
      ...(animates ? animationsIn(value) : []),
    ];
  };

  const readRule = (rule: Rule): StyleNode => {
    const selectors = rule.selectors.map((text): [string, ...string[]] => [text, ...selectorNeeds(text)]);
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    if (declarations.length < rule.nodes.filter((node) => node.type !== 'comment').length) {
      const text = rule.nodes.map((node, index) => node.toString() + separator(node, index === rule.nodes.length - 1));
      const block = text.join('');
      return {
        selectors,
        declarations: [[block, '', ...variablesIn(block), ...animationsIn(block)]],
        whole: true,
      };
    }
    // A repeated identical declaration has no effect.
    const rows = new Map(declarations.map((one) => [one.toString(), declarationRow(one)]));
    return { selectors, declarations: [...rows.values()] };
  };

  const readNodes = (nodes: ChildNode[]): StyleNode[] =>
    nodes.flatMap((node): StyleNode[] => {
      if (node.type === 'rule') return [readRule(node)];
      if (node.type !== 'atrule' || isDeferred(node)) return [];
      if (!node.nodes) return [{ text: `${headOf(node)};` }];
      if (GROUPS.has(node.name)) return [{ group: headOf(node), nodes: readNodes(node.nodes) }];
      const text = node.toString();
      if (NAMED.has(node.name)) return [{ name: node.params, text, refs: variablesIn(text) }];
      return [{ text, ...lettersIn(node) }];
    });
  return readNodes(root.nodes);
}

/** Separators between two parts of a block: blocks need none, nor does the last declaration. */
const separator = (node: ChildNode, isLast: boolean): string =>
  isLast || node.type === 'rule' || (node.type === 'atrule' && node.nodes) ? '' : ';';
