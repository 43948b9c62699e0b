// What a reader of one operation reads on the server: its handler, and what this calls in the rooms, down to SQL. Helpers
// outside of the rooms (db, http, lib, contract) have names that say enough; they are not followed.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'vite';
import { child, children, visit } from '../architecture/syntax.ts';
import { filesBelow } from '../coverage/sources.mjs';

/**
 * @typedef {import('../architecture/syntax.ts').Node} Node
 * @typedef {{ node: Node, names: Set<string> }} Part a declaration, and the identifiers in it
 * @typedef {{ text: string, parts: Map<string, Part>, imports: Map<string, { file: string, name: string }>, handlers: Map<string, Part> }} Source
 * @typedef {{ file: string, lines: number, names: string[] }} Step
 */

/** Names of members are no references. */
const isMemberName = (/** @type {Node} */ node, /** @type {string} */ key) =>
  (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
  (node.type === 'Property' && key === 'key' && !node.computed && !node.shorthand) ||
  (/^TS(?:Property|Method)Signature$/.test(node.type) && key === 'key');

const isFunction = (/** @type {Node | undefined} */ node) =>
  /Function(?:Expression|Declaration)$/.test(node?.type ?? '');

/** @param {Node} pattern @returns {string[]} the variables of a parameter or a declaration */
const boundIn = (pattern) => {
  /** @type {string[]} */
  const names = [];
  visit(pattern, (one, around, name) => {
    if (around && name && (isMemberName(around, name) || name === 'typeAnnotation' || name === 'right')) return false;
    if (one.type === 'Identifier' && typeof one.name === 'string') names.push(one.name);
    return true;
  });
  return names;
};

/** @param {Node} node @returns {Part} */
const toPart = (node) => {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<string>} parameters and variables, which hide declarations of the same name */
  const own = new Set();
  visit(node, (one, around, name) => {
    if (around && name && isMemberName(around, name)) return false;
    if (one.type === 'Identifier' && typeof one.name === 'string') names.add(one.name);
    const variable = one.type === 'VariableDeclarator' ? child(one, 'id') : undefined;
    const patterns = isFunction(one) ? children(one, 'params') : [variable ?? []].flat();
    for (const bound of patterns.flatMap(boundIn)) own.add(bound);
    return true;
  });
  return { node, names: new Set([...names].filter((name) => !own.has(name))) };
};

const nameOf = (/** @type {Node | undefined} */ node) => (typeof node?.name === 'string' ? node.name : undefined);

/** @param {Node} declaration @returns {[string, Node][]} what a statement declares */
const declared = (declaration) => {
  const variables = children(declaration, 'declarations');
  return (variables.length > 0 ? variables : [declaration]).flatMap((one) => {
    const name = nameOf(child(one, 'id'));
    const node = variables.length === 1 ? declaration : one;
    return name === undefined ? [] : [/** @type {[string, Node]} */ ([name, node])];
  });
};

/** @param {string} root @param {string} file from the root @returns {Source} */
const readSource = (root, file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, module } = parseSync(file, text);
  /** @type {Source['parts']} */
  const parts = new Map();
  /** @type {Source['handlers']} */
  const handlers = new Map();
  for (const statement of children(/** @type {Node} */ (/** @type {unknown} */ (program)), 'body')) {
    const inner = child(statement, 'declaration') ?? statement;
    for (const [name, node] of declared(inner)) parts.set(name, toPart(node));
    if (!file.endsWith('.handlers.ts')) continue;
    // The handlers of a factory, and the helpers in it; what a handler declares is its own.
    visit(inner, (node) => {
      if (node === inner) return true;
      if (node.type === 'VariableDeclaration') for (const [name, own] of declared(node)) parts.set(name, toPart(own));
      const key = node.type === 'Property' ? nameOf(child(node, 'key')) : undefined;
      if (key !== undefined && !handlers.has(key)) handlers.set(key, toPart(node));
      return key === undefined || !isFunction(child(node, 'value'));
    });
  }
  /** @type {Source['imports']} */
  const imports = new Map();
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.startsWith('.')) continue;
    const target = normalize(join(dirname(file), moduleRequest.value)).replaceAll('\\', '/');
    for (const { isType, importName, localName } of entries) {
      if (!isType && importName.name) imports.set(localName.value, { file: target, name: importName.name });
    }
  }
  return { text, parts, imports, handlers };
};

/** @param {string} root @returns {(operation: string) => Step[]} the files on the path of an operation, handler first */
export const createPaths = (root) => {
  const folder = join(root, 'backend', 'src', 'features');
  const files = filesBelow(folder, /\.ts$/).map((file) => relative(root, file).replaceAll('\\', '/'));
  const sources = new Map(
    files.filter((file) => !file.endsWith('.test.ts')).map((file) => [file, readSource(root, file)]),
  );

  return (operation) => {
    const start = [...sources].find(([file, { handlers }]) => file.endsWith('.handlers.ts') && handlers.has(operation));
    if (!start) return [];
    /** @type {Map<string, { names: string[], lines: Set<number> }>} */
    const read = new Map();
    /** @type {Set<Part>} */
    const seen = new Set();
    const follow = (/** @type {string} */ file, /** @type {string} */ name, /** @type {Part | undefined} */ part) => {
      const source = sources.get(file);
      if (!source || !part || seen.has(part)) return;
      seen.add(part);
      const step = read.get(file) ?? { names: [], lines: new Set() };
      read.set(file, step);
      step.names.push(name);
      const line = (/** @type {number} */ offset) => source.text.slice(0, offset).split('\n').length;
      for (let n = line(part.node.start); n <= line(part.node.end); n += 1) step.lines.add(n);
      for (const used of part.names) {
        const imported = source.imports.get(used);
        if (imported) follow(imported.file, imported.name, sources.get(imported.file)?.parts.get(imported.name));
        else follow(file, used, source.parts.get(used));
      }
    };
    const [file, { handlers }] = start;
    follow(file, operation, handlers.get(operation));
    return [...read].map(([path, { names, lines }]) => ({ file: path, lines: lines.size, names }));
  };
};
