import type { ElementContent, Nodes } from 'hast';

/** Signs that turn the order of the letters around them: a reader would see another text than the one that is there. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** All text inside a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}
