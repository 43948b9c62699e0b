import { parseAst } from 'vite';

/** A node of an ESTree syntax tree, with its position in the source. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** @throws SyntaxError for what is not a module */
export const parse = (code: string) => parseAst(code) as unknown as SyntaxNode;

/** Calls `visit` with every node, outermost first; the nodes inside are skipped when it returns false. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const member of Object.values(node))
    for (const child of Array.isArray(member) ? member : [member]) if (isNode(child)) walk(child, visit);
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The source from `start` to `end` with edits inside that range applied; edits do not overlap. */
export function applyEdits(source: string, edits: readonly Edit[], start = 0, end = source.length): string {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end).sort((a, b) => a.start - b.start);
  let [text, at] = ['', start];
  for (const edit of inside) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, end);
}

/** The value of a string or a template without expressions; undefined for everything else. */
export function stringValue(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return undefined;
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
}

/** The members of an object expression by name, in the order of the source. */
export function membersOf(node: SyntaxNode | undefined): Map<string, SyntaxNode> {
  const members = new Map<string, SyntaxNode>();
  for (const member of (node?.properties ?? []) as SyntaxNode[]) {
    const key = member.key as SyntaxNode | undefined;
    if (member.type !== 'Property' || !key) continue;
    const name = key.type === 'Identifier' && !member.computed ? key.name : (stringValue(key) ?? key.value);
    members.set(String(name), member.value as SyntaxNode);
  }
  return members;
}
