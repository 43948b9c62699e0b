// The syntax tree of a source file, as needed by rules about markup.
import { parseSync } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const child = (node: Node, name: string): Node | undefined => (isNode(node[name]) ? node[name] : undefined);
export const children = (node: Node, name: string): Node[] =>
  Array.isArray(node[name]) ? node[name].filter(isNode) : [];

/**
 * Walks a tree; skips the children of a node for which `visitor` returns false.
 * @param visitor gets the node, the node around it, and its name there
 */
export function visit(
  node: Node,
  visitor: (node: Node, around?: Node, name?: string) => unknown,
  around?: Node,
  name?: string,
): void {
  if (visitor(node, around, name) === false) return;
  for (const [key, value] of Object.entries(node))
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) visit(part, visitor, node, key);
}

export function hasMarkup(node: Node): boolean {
  let found = false;
  visit(node, ({ type }) => {
    found ||= type === 'JSXElement' || type === 'JSXFragment';
  });
  return found;
}

/** The last name of `a.b.c`. */
export function getLastName(node: Node): string {
  const last = node.type === 'MemberExpression' ? child(node, 'property') : node;
  return last?.type === 'Identifier' ? String(last.name) : '';
}

const WRAPPERS = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression', 'ChainExpression']);

/** An expression without its parentheses and types. */
export function unwrap(node: Node): Node {
  const inner = WRAPPERS.has(node.type) ? child(node, 'expression') : undefined;
  return inner ? unwrap(inner) : node;
}

export function parseSource(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** The texts of all comments of a file. */
export const comments = (file: string, text: string): string[] =>
  parseSync(file, text).comments.map(({ value }) => value);
