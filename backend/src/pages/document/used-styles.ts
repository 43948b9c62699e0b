import { namesInMarkup, variablesInMarkup } from './markup-names.ts';

/** The text of a declaration, the custom property that it sets or '', then the names that it leads to. */
type DeclarationRow = readonly [text: string, sets: string, ...refs: string[]];

/** One piece of a stylesheet in source order, as the build has read it (`frontend/tools/style-table.ts`). */
export type StyleNode =
  /** For every page; with `letters`, a character class, where one of them stands. */
  | { text: string; letters?: string }
  /** `@property` and `@keyframes`, where something kept refers to the name. */
  | { name: string; text: string; refs: string[] }
  /** A condition or layer around other nodes; disappears when nothing in it is kept. */
  | { group: string; nodes: StyleNode[] }
  /** A rule, where one selector has all it needs. `whole`: its list of selectors stays together. */
  | { selectors: (readonly [text: string, ...needs: string[]])[]; declarations: DeclarationRow[]; whole?: true };

/** The nodes whose selectors find something in the document. */
function select(nodes: StyleNode[], content: Set<string>, html: string): StyleNode[] {
  const applies = ([, ...needs]: readonly [string, ...string[]]) => needs.every((name) => content.has(name));
  return nodes.flatMap((node): StyleNode[] => {
    if ('nodes' in node) return [{ ...node, nodes: select(node.nodes, content, html) }];
    if ('selectors' in node) {
      const selectors = node.selectors.filter(applies);
      if (selectors.length === 0) return [];
      return [node.whole ? node : { ...node, selectors }];
    }
    if ('name' in node || node.letters === undefined) return [node];
    return new RegExp(node.letters, 'u').test(html) ? [node] : [];
  });
}

const flat = (nodes: StyleNode[]): StyleNode[] =>
  nodes.flatMap((node) => ('nodes' in node ? flat(node.nodes) : [node]));

/** The names of custom properties and keyframes that the kept rules and the document's attributes lead to. */
function reachedNames(nodes: StyleNode[], html: string): Set<string> {
  const leadsTo = new Map<string, string[]>();
  const add = (name: string, refs: string[]) => leadsTo.set(name, [...(leadsTo.get(name) ?? []), ...refs]);
  const open = variablesInMarkup(html);
  for (const node of flat(nodes)) {
    if ('name' in node) add(node.name, node.refs);
    if (!('declarations' in node)) continue;
    for (const [, sets, ...refs] of node.declarations) {
      if (sets === '') open.push(...refs);
      else add(sets, refs);
    }
  }
  const reached = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    open.push(...(leadsTo.get(name) ?? []));
  }
  return reached;
}

function write(nodes: StyleNode[], reached: Set<string>): string {
  return nodes
    .map((node) => {
      if ('nodes' in node) {
        const inner = write(node.nodes, reached);
        // An empty layer still fixes the order of the layers.
        if (inner === '') return node.group.startsWith('@layer') ? `${node.group};` : '';
        return `${node.group}{${inner}}`;
      }
      if ('name' in node) return reached.has(node.name) ? node.text : '';
      if ('text' in node) return node.text;
      const kept = node.declarations.filter(([, sets]) => sets === '' || reached.has(sets));
      if (kept.length === 0) return '';
      return `${node.selectors.map(([text]) => text).join()}{${kept.map(([text]) => text).join(';')}}`;
    })
    .join('');
}

/**
 * The part of a stylesheet that a document needs for its first paint: readers of one page do not wait for the styles
 * of all others. The whole sheet follows with the application.
 * @returns a function from the document's HTML to its styles
 */
export const usedStyles =
  (nodes: StyleNode[]) =>
  (html: string): string => {
    const kept = select(nodes, namesInMarkup(html), html);
    return write(kept, reachedNames(kept, html));
  };
