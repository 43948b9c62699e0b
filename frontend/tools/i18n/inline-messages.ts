import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { isLanguage, LOCALES } from '../../../contract/rules/languages.ts';
import { type Catalog, readCatalogs } from './catalogs.ts';
import { messageCode } from './message-code.ts';
import { applyEdits, type Edit, membersOf, parse, type SyntaxNode, stringValue, walk } from './syntax.ts';

const RUNTIME = '@/i18n/runtime.tsx';
/** Calls of these stand for a message's text and its children from its first compilation to the finished scripts. */
const TEXT = '__MESSAGE_TEXT__';
const CHILDREN = '__MESSAGE_CHILDREN__';
/** Stands for the language of the scripts. */
const LANGUAGE = '__LANGUAGE__';
/** Writes numbers of a text in the digits of its language; most are places in a row or identifiers, without separators. */
const DIGITS = '$digits';

/**
 * Writes every message into the finished scripts, in the manner of Angular's `$localize`: one build, then a copy of the
 * scripts for each language, with its texts as plain strings. Scripts of a language load no catalogue and no library.
 * English scripts keep their place; those of another language stand in a folder beside them.
 */
export function inlineMessages(): Plugin {
  let isServer = false;
  return {
    name: 'inline-messages',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock' && !process.env.STORYBOOK,
    enforce: 'post',
    config: () => ({ define: { 'import.meta.env.MESSAGES_INLINED': 'true' } }),
    configResolved: (config) => {
      isServer = Boolean(config.build.ssr);
    },
    transform: (code) => (code.includes(RUNTIME) ? { code: markMessages(code), map: null } : null),
    generateBundle: {
      order: 'post', // Vite has completed its own placeholders by then
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const originals = chunks.map(({ fileName, code }) => ({ fileName, code, tree: parse(code) }));
        const write = (language: string, catalog: Catalog) =>
          originals.map(({ fileName, code, tree }) => [fileName, fillMessages(code, tree, language, catalog)] as const);

        const english = new Map(write('en', {}));
        for (const chunk of chunks) chunk.code = english.get(chunk.fileName) ?? chunk.code;
        const folders: Record<string, string> = {};
        for (const [language, catalog] of Object.entries(await readCatalogs())) {
          const files = write(language, catalog);
          const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
          const folder = isServer ? language : `assets/${language}-${hash}`;
          folders[language] = folder;
          for (const [fileName, source] of files)
            this.emitFile({ type: 'asset', fileName: `${folder}/${isServer ? fileName : basename(fileName)}`, source });
        }
        if (!isServer)
          this.emitFile({ type: 'asset', fileName: '.vite/languages.json', source: JSON.stringify(folders) });
      },
    },
  };
}

/** Replaces what Lingui's macros have written by calls of the placeholders. */
export function markMessages(code: string): string {
  const edits: Edit[] = [];
  const locals = new Map<string, string>();
  walk(parse(code), (node) => {
    if (node.type === 'ImportDeclaration' && stringValue(node.source as SyntaxNode) === RUNTIME) {
      for (const specifier of node.specifiers as SyntaxNode[])
        locals.set(nameOf(specifier.local), nameOf(specifier.imported));
      edits.push({ start: node.start, end: node.end, text: '' });
    }
    if (node.type !== 'CallExpression') return undefined;
    const callee = node.callee as SyntaxNode;
    const [first, second] = node.arguments as SyntaxNode[];
    const isText = callee.type === 'MemberExpression' && locals.get(nameOf(callee.object)) === 'i18n';
    const isElement = first?.type === 'Identifier' && locals.get(nameOf(first)) === 'Trans';
    const descriptor = isText ? first : isElement ? descriptorOf(second) : undefined;
    if (!descriptor) return undefined;
    edits.push({ start: node.start, end: descriptor.start, text: `${isText ? TEXT : CHILDREN}(` });
    edits.push({ start: descriptor.end, end: node.end, text: ')' });
    return undefined;
  });
  return applyEdits(code, edits);
}

const nameOf = (node: unknown): string => String((node as SyntaxNode).name);

/** The macro spreads the descriptor into the props; JSX's compiler may have written out the spread. */
function descriptorOf(props: SyntaxNode | undefined): SyntaxNode {
  const [only] = (props?.properties ?? []) as SyntaxNode[];
  const descriptor = only?.type === 'SpreadElement' ? (only.argument as SyntaxNode) : props;
  const hasOnly = [...membersOf(descriptor).keys()].every((name) => /^(?:id|message|values|components)$/.test(name));
  if (!descriptor || !hasOnly) throw new Error('A translated element can have no props of its own');
  return descriptor;
}

/** The script of one language. @param tree the script's syntax tree */
export function fillMessages(code: string, tree: SyntaxNode, language: string, catalog: Catalog): string {
  const locale = isLanguage(language) ? LOCALES[language] : language;

  let hasNumbers = false;
  const digits = (value: string): string => {
    hasNumbers = true;
    return `${DIGITS}(${value})`;
  };

  const fill = (start: number, end: number, within: SyntaxNode): string => {
    const edits: Edit[] = [];
    walk(within, (node) => {
      if (node.type === 'Identifier' && node.name === LANGUAGE)
        edits.push({ start: node.start, end: node.end, text: JSON.stringify(language) });
      const callee = node.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined;
      if (callee?.type !== 'Identifier' || (callee.name !== TEXT && callee.name !== CHILDREN)) return undefined;
      edits.push({ start: node.start, end: node.end, text: toCode(node, callee.name === CHILDREN) });
      return false;
    });
    return applyEdits(code, edits, start, end);
  };
  const source = (node: SyntaxNode) => fill(node.start, node.end, node);

  const toCode = (call: SyntaxNode, isChildren: boolean): string => {
    const descriptor = membersOf((call.arguments as SyntaxNode[])[0]);
    const textOf = (name: string) => {
      const member = descriptor.get(name);
      return member && stringValue(member);
    };
    const [id, message] = [textOf('id'), textOf('message')];
    if (id === undefined || message === undefined)
      throw new Error(`Not a message: ${code.slice(call.start, call.end)}`);
    const values = new Map([...membersOf(descriptor.get('values'))].map(([name, node]) => [name, source(node)]));
    const elements = membersOf(descriptor.get('components'));
    const element = (name: string, children: string | null): string => {
      const node = elements.get(name);
      if (!node) throw new Error(`The message has no element <${name}>: ${message}`);
      return children === null ? source(node) : withChildren(node, children);
    };
    return messageCode(catalog[id] ?? message, locale, {
      values,
      ...(isChildren ? { element } : {}),
      ...(language === 'en' ? {} : { digits }),
    });
  };

  /** `jsx('a', {href})` with children. */
  const withChildren = (node: SyntaxNode, children: string): string => {
    const props = (node.arguments as SyntaxNode[] | undefined)?.[1];
    if (props?.type !== 'ObjectExpression') throw new Error(`Not an element: ${code.slice(node.start, node.end)}`);
    const isEmpty = (props.properties as unknown[]).length === 0;
    const end = props.end - 1;
    const before = fill(node.start, end, node);
    return `${before}${isEmpty ? '' : ','}children:${children}${fill(end, node.end, node)}`;
  };

  const filled = fill(0, code.length, tree);
  return hasNumbers ? `${digitsCode(locale)}${filled}` : filled;
}

const digitsCode = (locale: string): string =>
  `const ${DIGITS}=v=>typeof v=="number"?v.toLocaleString(${JSON.stringify(locale)},{useGrouping:!1,maximumFractionDigits:20}):v;`;
