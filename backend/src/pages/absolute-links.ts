import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });

/** Completes links and pictures, for readers outside of the site. @param page URL to which they are relative */
export function makeLinksAbsolute(node: Nodes, page: string): void {
  if (node.type === 'element')
    for (const name of ['href', 'src']) {
      const value = node.properties[name];
      if (typeof value === 'string' && URL.canParse(value, page)) node.properties[name] = new URL(value, page).href;
    }
  // Sizes of a picture that only the site's own layout needs, each with a path.
  if (node.type === 'element') delete node.properties.srcSet;
  if ('children' in node) for (const child of node.children) makeLinksAbsolute(child, page);
}

/** HTML of the site as readers outside of it need it. */
export function toAbsoluteHtml(html: string, page: string): string {
  const tree = parser.parse(html);
  makeLinksAbsolute(tree, page);
  return toHtml(tree);
}
