/** Set on the root element by the inline script, so it is not in the markup. */
const BY_SCRIPT = '.dark';
const FIELDS = ['input', 'textarea', 'select'];
const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Everything in a document that a selector can match: element names, classes with a leading dot, `:field` for any form
 * field, `type=` with a field's type, and `lang=` with a language.
 */
function collectMarkupNames(html: string): Set<string> {
  const names = new Set([BY_SCRIPT]);
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase());
  for (const [pair] of html.matchAll(/\b(?:type|lang)="[a-z]+"/g)) names.add(pair.replaceAll('"', ''));
  if (FIELDS.some((name) => names.has(name))) names.add(':field');
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const text = value.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => UNESCAPED[name] ?? '');
    for (const name of text.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/** Custom properties referenced in attributes. */
const collectMarkupVariables = (html: string): string[] =>
  [...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');

/** The text of a declaration, the custom property it sets or '', then the names it refers to. */
type DeclarationRow = readonly [text: string, sets: string, ...refs: string[]];

/** One node of a stylesheet in source order, as parsed by the build (`frontend/tools/style-table.ts`). */
export type StyleNode =
  /** For every page; with `letters`, a character class, only if one of them occurs. */
  | { text: string; letters?: string }
  /** `@property` and `@keyframes`, if something included refers to the name. */
  | { name: string; text: string; refs: string[] }
  /** A condition or layer around other nodes; dropped when none of them is included. */
  | { group: string; nodes: StyleNode[] }
  /** A rule, if one of its selectors matches. `whole`: its list of selectors stays together. */
  | { selectors: (readonly [text: string, ...needs: string[]])[]; declarations: DeclarationRow[]; whole?: true };

/** The nodes with selectors that match the document. */
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

const flatten = (nodes: StyleNode[]): StyleNode[] =>
  nodes.flatMap((node) => ('nodes' in node ? flatten(node.nodes) : [node]));

/** The names of custom properties and keyframes reached from the included rules and the document's attributes. */
function collectUsedNames(nodes: StyleNode[], html: string): Set<string> {
  const leadsTo = new Map<string, string[]>();
  const add = (name: string, refs: string[]) => leadsTo.set(name, [...(leadsTo.get(name) ?? []), ...refs]);
  const open = collectMarkupVariables(html);
  for (const node of flatten(nodes)) {
    if ('name' in node) add(node.name, node.refs);
    if (!('declarations' in node)) continue;
    for (const [, sets, ...refs] of node.declarations) {
      if (sets === '') open.push(...refs);
      else add(sets, refs);
    }
  }
  const usedNames = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (usedNames.has(name)) continue;
    usedNames.add(name);
    open.push(...(leadsTo.get(name) ?? []));
  }
  return usedNames;
}

function write(nodes: StyleNode[], usedNames: Set<string>): string {
  return nodes
    .map((node) => {
      if ('nodes' in node) {
        const inner = write(node.nodes, usedNames);
        // An empty layer still defines the order of the layers.
        if (inner === '') return node.group.startsWith('@layer') ? `${node.group};` : '';
        return `${node.group}{${inner}}`;
      }
      if ('name' in node) return usedNames.has(node.name) ? node.text : '';
      if ('text' in node) return node.text;
      const selected = node.declarations.filter(([, sets]) => sets === '' || usedNames.has(sets));
      if (selected.length === 0) return '';
      return `${node.selectors.map(([text]) => text).join()}{${selected.map(([text]) => text).join(';')}}`;
    })
    .join('');
}

/**
 * The part of a stylesheet that a document needs for its first paint, so that its readers do not wait for the styles of
 * all other pages. The whole stylesheet is loaded with the application.
 * @returns a function from the document's HTML to its styles
 */
export const usedStyles =
  (nodes: StyleNode[]) =>
  (html: string): string => {
    const selected = select(nodes, collectMarkupNames(html), html);
    return write(selected, collectUsedNames(selected, html));
  };
