// Page translation replaces every text node by new elements. React then updates a detached node, or throws when it
// inserts something before it: so a text that changes, or has a changing neighbour, must be the only child of an
// element.
import type { Sources } from './sources.ts';
import { child, children, getLastName, hasMarkup, type Node, parseSource, unwrap, visit } from './syntax.ts';

/** What an expression may render; a 'slot' is what a caller passes, text or elements. */
type Kind = 'element' | 'text' | 'slot' | 'nothing';
type Kinds = ReadonlySet<Kind>;

interface Child {
  node: Node;
  kinds: Kinds;
  changes: boolean;
}

/** Elements that hold text. In others, such as a `div`, what a caller passes is assumed to be elements. */
const PHRASING = new Set(
  'a abbr b button caption cite code dd dt em figcaption h1 h2 h3 h4 h5 h6 label legend mark p small span strong summary td th time'.split(
    ' ',
  ),
);
const SLOT = /\b(\w+)\??: [^;,)\n]*\bReact(?:Node|Element)\b/g;
const ELEMENT_MAKERS = /^(?:render|draw|cloneElement|createElement|createPortal)/;

const only = (kind: Kind): Kinds => new Set([kind]);
const union = (...sets: Kinds[]): Kinds => new Set(sets.flatMap((set) => [...set]));
const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** The declarations of a file's names. */
function declarationsOf(program: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  visit(program, (node) => {
    const id = child(node, 'id');
    const made = node.type === 'FunctionDeclaration' ? node : child(node, 'init');
    if (made && id?.type === 'Identifier') found.set(String(id.name), made);
  });
  return found;
}

/** Returns what an expression may render, as far as its own file shows. */
function reader(text: string, program: Node): (node: Node) => Kinds {
  const slots = new Set(['children', ...[...text.matchAll(SLOT)].map(([, name = '']) => name)]);
  const declared = declarationsOf(program);

  const declaredAs = (name: string): Kinds => {
    const made = declared.get(name);
    if (!made) return only(slots.has(name) ? 'slot' : 'text');
    declared.delete(name); // it may be recursive
    const kinds = isFunction(made) ? kindsOfResult(made) : kindsOf(made);
    declared.set(name, made);
    return kinds;
  };

  const kindsOfCall = (node: Node): Kinds => {
    const callee = child(node, 'callee');
    const name = callee ? getLastName(callee) : '';
    const [first] = children(node, 'arguments');
    if (/^(?:flatM|m)ap$/.test(name) && first && isFunction(first)) return union(kindsOfResult(first), only('nothing'));
    if (slots.has(name) || ELEMENT_MAKERS.test(name) || children(node, 'arguments').some(hasMarkup))
      return only('element');
    return callee?.type === 'Identifier' ? declaredAs(name) : only('text');
  };

  const kindsOf = (wrapped: Node): Kinds => {
    const node = unwrap(wrapped);
    const part = (name: string): Kinds => kindsOf(child(node, name) ?? node);
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return only('element');
      case 'ConditionalExpression':
        return union(part('consequent'), part('alternate'));
      case 'LogicalExpression':
        return union(node.operator === '&&' ? only('nothing') : part('left'), part('right'));
      case 'Literal':
        return only(typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing');
      case 'CallExpression':
        return kindsOfCall(node);
      case 'Identifier':
        return node.name === 'undefined' ? only('nothing') : declaredAs(String(node.name));
      case 'MemberExpression':
        return only(slots.has(getLastName(node)) ? 'slot' : 'text');
      default:
        return only('text');
    }
  };

  const kindsOfResult = (made: Node): Kinds => {
    const body = child(made, 'body');
    if (body?.type !== 'BlockStatement') return body ? kindsOf(body) : only('text');
    return union(...returnsOf(body).map((result) => kindsOf(result)));
  };
  return kindsOf;
}

/** The return values of a function, without those of nested functions. */
function returnsOf(body: Node): Node[] {
  const found: Node[] = [];
  visit(body, (node) => {
    if (isFunction(node)) return false;
    const result = node.type === 'ReturnStatement' ? child(node, 'argument') : undefined;
    if (result) found.push(result);
    return true;
  });
  return found;
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function toChild(node: Node, kindsOf: (node: Node) => Kinds): Child[] {
  // Translation keeps whitespace.
  if (node.type === 'JSXText') return isBlank(node.value) ? [] : [{ node, kinds: only('text'), changes: false }];
  const inner = node.type === 'JSXExpressionContainer' ? child(node, 'expression') : undefined;
  if (!inner) return [{ node, kinds: only('element'), changes: false }];
  if (inner.type === 'JSXEmptyExpression' || isBlank(inner.value)) return [];
  const kinds = kindsOf(inner);
  const fixed = inner.type === 'Literal' || (kinds.size === 1 && kinds.has('element'));
  return [{ node, kinds, changes: !fixed }];
}

/** The bare texts of one element next to something that changes. */
function bareChildren(node: Node, tag: string, kindsOf: (node: Node) => Kinds): Node[] {
  const inside = children(node, 'children').flatMap((one) => toChild(one, kindsOf));
  if (tag === 'svg') return [];
  const holdsWords = ({ kinds }: Child) => kinds.has('text') || (kinds.has('slot') && PHRASING.has(tag));
  // The children of a fragment are neighbours of the fragment's siblings, and are mounted and unmounted with it.
  if (tag === '') return inside.filter(holdsWords).map(({ node: one }) => one);
  const firstChange = inside.findIndex(({ changes }) => changes);
  if (inside.length === 1 || firstChange < 0) return [];
  return inside.filter((one, at) => holdsWords(one) && (one.changes || at > firstChange)).map(({ node: one }) => one);
}

/** The name of a component that a node declares, or nothing. */
const componentName = (node: Node): string | undefined =>
  /^[A-Z]\w*$/.exec(node.type === 'FunctionDeclaration' ? String(child(node, 'id')?.name) : '')?.[0];

function bareTextsIn(file: string, text: string): string[] {
  const program = parseSource(file, text);
  const kindsOf = reader(text, program);
  const problems: string[] = [];
  const report = (what: string, nodes: Node[]) => {
    for (const { start, end } of nodes) {
      const excerpt = text.slice(start, end).trim().replace(/\s+/g, ' ').slice(0, 60);
      problems.push(`${file}:${text.slice(0, start).split('\n').length} ${what}: ${excerpt}`);
    }
  };
  const translated = new Set<Node>();
  visit(program, (node) => {
    const component = componentName(node);
    if (component) {
      const results = returnsOf(child(node, 'body') ?? node);
      report(
        `${component} is nothing but a text`,
        results.filter((result) => kindsOf(result).has('text')),
      );
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const name = child(child(node, 'openingElement') ?? node, 'name');
    const tag = name ? text.slice(name.start, name.end) : '';
    if (tag === 'Trans' || translated.has(node)) {
      const inside = children(node, 'children');
      for (const one of inside) translated.add(one);
      // A translated message joins its texts and values: without elements between them they are one text.
      if (!inside.some(({ type }) => type === 'JSXElement')) return;
    }
    report(`bare text in <${tag}>`, bareChildren(node, tag, kindsOf));
  });
  return problems;
}

/** Texts that would break in a translated page, by file and line. */
export const findBareTexts = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    file.endsWith('.tsx') && !/\.stories\.tsx$/.test(file) ? bareTextsIn(file, text) : [],
  );
