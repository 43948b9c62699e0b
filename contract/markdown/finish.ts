import type { Element, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Language } from '../rules/languages.ts';
import { isTextLink } from '../rules/links.ts';
import type { MarkdownHeading } from './rendered.ts';
import { isNoteNumber } from './sidenotes.ts';
import { textOf, withoutOverrides } from './text-of.ts';

const HEADING = /^h[1-6]$/;
/** No id of the site's own elements starts with this, so no text can override one. */
export const ID_PREFIX = 'text-';
const MAX_ID_LENGTH = 60;

const idOf = (title: string): string => {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ID_PREFIX + ([...words.join('-')].slice(0, MAX_ID_LENGTH).join('') || 'part');
};

/** Gives headings ids, and turns level 1, reserved for the page's own title, into level 2. */
export const headings = (found: MarkdownHeading[]) => (tree: Root) => {
  const taken = new Map<string, number>();
  visit(tree, 'element', (node) => {
    // The heading of footnotes has its own id.
    if (!HEADING.test(node.tagName) || node.properties.id) return;
    const level = Math.max(2, Number(node.tagName.slice(1)));
    const words = node.children.filter((child) => !isNoteNumber(child));
    const title = textOf({ ...node, children: words }).trim();
    const id = idOf(title);
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    node.tagName = `h${level}`;
    node.properties.id = times === 1 ? id : `${id}-${times}`;
    found.push({ id: node.properties.id, title, level });
  });
};

/** What screen readers say of parts without words of their own. */
const LABELS = {
  en: { table: 'Table', done: 'Done', notDone: 'Not done' },
  bn: { table: 'সারণি', done: 'করা হয়েছে', notDone: 'করা হয়নি' },
} as const satisfies Record<Language, object>;

const scrolling = (table: Element, language: Language): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['md-table'], role: 'region', ariaLabel: LABELS[language].table, tabIndex: 0 },
  children: [table],
});

const languageOf = ({ children: [code] }: Element): string | undefined => {
  if (code?.type !== 'element') return undefined;
  return /\blanguage-([\w+#.-]+)/.exec(String(code.properties.className))?.[1];
};

/** Attributes added to elements by tag name. */
const ADDED: Record<string, (node: Element, language: Language) => Element['properties']> = {
  a: ({ properties: { href } }) => (/^(?:https?:)?\/\//i.test(String(href)) ? { rel: ['noopener'] } : {}),
  th: () => ({ scope: 'col' }),
  input: ({ properties: { checked } }, language) => ({
    ariaLabel: checked ? LABELS[language].done : LABELS[language].notDone,
  }),
  pre: (node) => {
    const dataLanguage = languageOf(node);
    return { tabIndex: 0, ...(dataLanguage ? { dataLanguage } : {}) };
  },
};

/** Adds attributes to links and checkboxes, and makes tables and code scrollable by keyboard. */
export const parts = (language: Language) => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    Object.assign(node.properties, ADDED[node.tagName]?.(node, language));
    if (node.tagName === 'table' && parent && index !== undefined) parent.children[index] = scrolling(node, language);
  });
};

/** A link with a removed or misleading URL is replaced by its text. */
export const deadLinks = (notes: Set<string>) => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return undefined;
    if (node.properties.href && isTextLink(String(node.properties.href))) return undefined;
    notes.add(`“${textOf(node)}” is shown as text: a link’s URL must start with https://, /, #, mailto: or tel:.`);
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
};

/** A Bangla letter, and what may follow within a phrase: letters, vowel signs, joiners, spaces and punctuation. */
const BANGLA = /\p{Script=Bengali}(?:[\p{Script=Bengali}\p{M}\s,;:!?().\-–—।॥]|\u200c|\u200d)*/gu;

const bangla = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { lang: 'bn' },
  children: [{ type: 'text', value }],
});

/**
 * Marks Bangla in an English text with its language, for screen readers and line breaking; and removes characters that
 * reorder text.
 */
export const languages = (language: Language) => (tree: Root) => {
  visit(tree, 'text', (node, index, parent) => {
    node.value = withoutOverrides(node.value);
    if (language === 'bn' || !parent || index === undefined || !/\p{Script=Bengali}/u.test(node.value)) return;
    const pieces: (Text | Element)[] = [];
    let from = 0;
    for (const { 0: match, index: at } of node.value.matchAll(BANGLA)) {
      const words = match.trimEnd();
      if (at > from) pieces.push({ type: 'text', value: node.value.slice(from, at) });
      pieces.push(bangla(words));
      from = at + words.length;
    }
    if (from < node.value.length) pieces.push({ type: 'text', value: node.value.slice(from) });
    parent.children.splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
};
