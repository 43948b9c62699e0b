import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import rehypeHighlight from 'rehype-highlight';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { textOf } from '../../../../../contract/markdown/text-of.ts';

export interface Heading {
  id: string;
  text: string;
}

/** A part of a guide, from one heading to the next, as it is searched. */
export interface Section extends Heading {
  body: string;
}

export interface RenderedGuide {
  title: string;
  html: string;
  /** of the second level, for its table of contents */
  headings: Heading[];
  sections: Section[];
}

const toId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** Guides link to files beside them; on the site they are pages. */
const toSiteLink = (link: string): string =>
  /^(?:https?:|#|\/)/.test(link) && !/^\/docs\/[\w-]+\.md/.test(link)
    ? link.replace(/^https:\/\/studio\.example(?=\/docs)/, '')
    : link.replace(/^(?:\/docs\/)?/, '/docs/').replace(/\.md(?=#|$)/, '');

/** Headings and codes in the first column of a table can be linked to. */
const anchors = (found: Heading[]) => (tree: Root) => {
  visit(tree, 'element', (element: Element) => {
    if (/^h[23]$/.test(element.tagName)) {
      const text = textOf(element);
      const id = toId(text);
      element.properties.id = id;
      if (element.tagName === 'h2') found.push({ id, text });
      element.children.push(h('a', { class: 'anchor', href: `#${id}`, ariaLabel: `Link to ${text}` }, '#'));
    }
    const cell = element.tagName === 'tr' ? element.children.find(({ type }) => type === 'element') : undefined;
    const [code, ...rest] = cell?.type === 'element' && cell.tagName === 'td' ? cell.children : [];
    if (code?.type === 'element' && code.tagName === 'code' && rest.length === 0) element.properties.id = textOf(code);
  });
};

const links = () => (tree: Root) => {
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    if (tagName === 'a' && typeof properties.href === 'string') properties.href = toSiteLink(properties.href);
  });
};

/** Wide tables and programs scroll by themselves, also by keyboard. */
const scrolling = () => (tree: Root) => {
  visit(tree, 'element', (element: Element, index, parent) => {
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName !== 'table' || !parent || index === undefined) return;
    parent.children[index] = h('div', { class: 'table', tabIndex: 0, role: 'region', ariaLabel: 'Table' }, element);
    return index + 1;
  });
};

const sectionsOf = (tree: Root): Section[] => {
  const sections: Section[] = [{ id: '', text: '', body: '' }];
  for (const child of tree.children) {
    const text = textOf(child as Element);
    if (child.type === 'element' && /^h[23]$/.test(child.tagName)) {
      sections.push({ id: String(child.properties.id), text: text.replace(/#$/, ''), body: '' });
    } else {
      const last = sections.at(-1);
      if (last) last.body = `${last.body} ${text}`.trim();
    }
  }
  return sections;
};

/** The guides are part of the product, so their Markdown is trusted. */
export function renderGuide(markdown: string): RenderedGuide {
  const headings: Heading[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeHighlight)
    .use(anchors, headings)
    .use(links)
    .use(scrolling);
  const tree: Root = processor.runSync(processor.parse(markdown));
  const title = tree.children.find((child) => child.type === 'element' && child.tagName === 'h1');
  return {
    title: title ? textOf(title as Element) : '',
    html: toHtml(tree),
    headings,
    sections: sectionsOf(tree),
  };
}
