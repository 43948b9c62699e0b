import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { makeLinksAbsolute } from '../absolute-links.ts';

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', strong: '*', rule: '-', fences: true, listItemIndent: 'one' });

/** Part of a page: nothing, an element, or sanitized HTML of the public API. */
export type Part = ElementContent | { html: string } | null | undefined | '' | false | readonly Part[];

const toNodes = (part: Part): RootContent[] => {
  if (!part) return [];
  if (Array.isArray(part)) return part.flatMap(toNodes);
  if ('html' in part) return parser.parse(part.html).children;
  return [part as ElementContent];
};

/** Paragraphs of plain text, between blank lines. */
export const paragraphs = (text: string): Element[] =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => h('p', paragraph));

/** A heading with its content; nothing without content. */
export const section = (title: string, content: readonly Part[]): Part =>
  toNodes(content).length > 0 && [h('h2', title), ...content];

export const list = (items: readonly (string | readonly (ElementContent | string)[])[]): Element | null =>
  items.length === 0
    ? null
    : h(
        'ul',
        items.map((item) => h('li', typeof item === 'string' ? [item] : [...item])),
      );

/** The Markdown of a page's parts. @param page its URL, to which links are relative */
export function writeMarkdown(parts: readonly Part[], page: string): string {
  const tree: Root = { type: 'root', children: parts.flatMap(toNodes) };
  makeLinksAbsolute(tree, page);
  return writer.stringify(writer.runSync(tree) as MarkdownRoot);
}
