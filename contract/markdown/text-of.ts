import type { ElementContent, Nodes } from 'hast';

/**
 * Characters that change the order of the letters around them: readers would see a different text from the actual one.
 */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** All text inside a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}
