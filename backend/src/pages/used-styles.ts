import { readRules, type StyleNode } from './style-rules.ts';

/** Set on the root element by the inline script, so no markup carries them. */
const BY_SCRIPT = ['dark'];

const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function classesIn(html: string): Set<string> {
  const found = new Set(BY_SCRIPT);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const text = value.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => UNESCAPED[name] ?? '');
    for (const name of text.split(/\s+/)) found.add(name);
  }
  return found;
}

function write(nodes: StyleNode[], used: Set<string>): string {
  return nodes
    .map((node) => {
      if (node.kind === 'always') return node.text;
      if (node.kind === 'rule') {
        return node.alternatives.some((classes) => classes.every((name) => used.has(name))) ? node.text : '';
      }
      const inner = write(node.nodes, used);
      // An empty layer still fixes the order of the layers.
      return inner === '' && !node.head.startsWith('@layer') ? '' : `${node.head}{${inner}}`;
    })
    .join('');
}

/**
 * The part of a stylesheet that a document needs for its first paint: readers of one page do not wait for the styles
 * of all others. The whole sheet follows with the application.
 * @returns a function from the document's HTML to its styles
 */
export function usedStyles(css: string): (html: string) => string {
  const nodes = readRules(css);
  return (html) => write(nodes, classesIn(html));
}
