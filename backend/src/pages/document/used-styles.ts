import { contentOf, type Needs } from './selector-needs.ts';
import { readRules, type StyleNode } from './style-rules.ts';

type Rule = Extract<StyleNode, { kind: 'rule' }>;

/**
 * What the whole sheet may bring, after the first paint: answers to a pointer and to paper, and what stands in for
 * `@property` in browsers that do not know it.
 */
const LATER = /^@media\s*(?:print|\(hover:\s*hover\))$|^@supports.*-webkit-hyphens.*-moz-orient/;

/** The nodes whose selectors find something in the document. */
function select(nodes: StyleNode[], content: Set<string>, html: string): StyleNode[] {
  const applies = ({ needs }: { needs: Needs }) => needs.every((name) => content.has(name));
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === 'group')
      return LATER.test(node.head) ? [] : [{ ...node, nodes: select(node.nodes, content, html) }];
    if (node.kind === 'always') return node.letters?.test(html) === false ? [] : [node];
    if (node.kind !== 'rule') return [node];
    const selectors = node.selectors.filter(applies);
    if (selectors.length === 0) return [];
    // Nested rules take their weight from the whole list.
    const isNested = node.declarations.some(({ name }) => name === '');
    return [isNested ? node : { ...node, selectors }];
  });
}

const flat = (nodes: StyleNode[]): StyleNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? flat(node.nodes) : [node]));

const namesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');

/** Words of an animation may be the name of its keyframes. */
const wordsIn = (text: string): string[] => text.slice(text.indexOf(':') + 1).match(/[\w-]+/g) ?? [];

const isOwnName = (name: string): boolean => name.startsWith('--');

/** The names of custom properties and keyframes that the kept rules and the document's attributes lead to. */
function reachedNames(nodes: StyleNode[], html: string): Set<string> {
  const pieces = flat(nodes);
  const declarations = pieces.filter((node): node is Rule => node.kind === 'rule').flatMap((rule) => rule.declarations);
  const leadsTo = new Map<string, string[]>();
  const add = (name: string, names: string[]) => leadsTo.set(name, [...(leadsTo.get(name) ?? []), ...names]);
  const open = namesIn(html);
  for (const { name, text } of declarations) {
    if (isOwnName(name)) add(name, [...namesIn(text), ...wordsIn(text)]);
    else if (/^(?:$|animation|-webkit-animation)/.test(name)) open.push(...namesIn(text), ...wordsIn(text));
    else open.push(...namesIn(text));
  }
  for (const node of pieces) if (node.kind === 'named') add(node.name, namesIn(node.text));
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
      if (node.kind === 'always') return node.text;
      if (node.kind === 'named') return reached.has(node.name) ? node.text : '';
      if (node.kind === 'group') {
        const inner = write(node.nodes, reached);
        // An empty layer still fixes the order of the layers.
        if (inner === '') return node.head.startsWith('@layer') ? `${node.head};` : '';
        return `${node.head}{${inner}}`;
      }
      const kept = node.declarations.filter(({ name }) => !isOwnName(name) || reached.has(name));
      if (kept.length === 0) return '';
      return `${node.selectors.map(({ text }) => text).join()}{${kept.map(({ text }) => text).join(';')}}`;
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
  return (html) => {
    const kept = select(nodes, contentOf(html), html);
    return write(kept, reachedNames(kept, html));
  };
}
