import type { Element, Root, Text } from 'hast';
import type { Html, Root as Source } from 'mdast';
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Language } from '../rules/languages.ts';
import { emphasisOfAllScripts } from './emphasis.ts';
import { figures } from './figures.ts';
import { films } from './films.ts';
import { deadLinks, headings, ID_PREFIX, languages, parts } from './finish.ts';
import type { MarkdownHeading, MarkdownPicture, RenderedMarkdown } from './rendered.ts';
import { schema } from './schema.ts';
import { sidenotes } from './sidenotes.ts';
import { textOf, withoutOverrides } from './text-of.ts';

/** Maximum nesting of lists and quotes: more than anyone reads; the steps after the parser recurse for each level. */
const MAX_NESTING = 50;
const MAX_AUTHOR_NOTES = 20;
const TOO_DEEP = 'The text has lists or quotes inside one another that are too deep';
/** A line that opens more lists and quotes than that: the parser would take minutes. */
const DEEP_LINE = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){51}/m;

/** The text cannot be rendered; the message is shown to the author. */
export class MarkdownError extends Error {}

function checkDepth(tree: Source): void {
  let level: { children?: unknown[] }[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) throw new MarkdownError(TOO_DEEP);
    level = level.flatMap(({ children }) => (children ?? []) as typeof level);
  }
}

/** HTML becomes text as typed; only comments are removed. */
const htmlAsText = (_state: unknown, { value }: Html): Text | undefined =>
  /^<!--[\s\S]*-->$/.test(value.trim()) ? undefined : { type: 'text', value };

/** Removes reordering characters from descriptions, captions and titles too. */
const attributes = () => (tree: Root) => {
  visit(tree, 'element', ({ properties }: Element) => {
    for (const name of ['alt', 'title'])
      if (typeof properties[name] === 'string') properties[name] = withoutOverrides(properties[name]);
  });
};

/** A block of typed HTML becomes a paragraph of text. */
const looseText = () => (tree: Root) => {
  tree.children = tree.children.map((child) =>
    child.type === 'text' && child.value.trim() !== ''
      ? { type: 'element', tagName: 'p', properties: {}, children: [child] }
      : child,
  );
};

/**
 * Renders Markdown (CommonMark with tables, task lists, strikethrough, footnotes) to complete, sanitised HTML with code
 * highlighted by classes. Malicious texts may need unlimited time and memory: servers run it in a thread that can be
 * terminated.
 * @param pictures library pictures that the text may show
 * @param language of the page that shows the text
 * @throws MarkdownError when the text is nested too deeply
 */
export function renderMarkdown(
  text: string,
  pictures: readonly MarkdownPicture[],
  language: Language = 'en',
): RenderedMarkdown {
  if (DEEP_LINE.test(text)) throw new MarkdownError(TOO_DEEP);
  const found: MarkdownHeading[] = [];
  const used = new Set<string>();
  const notes = new Set<string>();
  const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(emphasisOfAllScripts);
  const source = parser.parse(text);
  checkDepth(source);
  if (/<\/?[a-z][^>\n]*>/i.test(text) && containsHtml(source)) {
    notes.add('HTML is shown as it is typed. Markdown has its own signs for everything that articles need.');
  }
  const tree = unified()
    .use(remarkRehype, { clobberPrefix: ID_PREFIX, handlers: { html: htmlAsText } })
    .use(attributes)
    .use(looseText)
    .use(figures, pictures, { used, notes })
    .use(films, language)
    .use(headings, found)
    .use(sidenotes)
    .use(rehypeHighlight, { detect: false })
    .use(parts, language)
    .use(languages, language)
    .use(rehypeSanitize, schema)
    .use(deadLinks, notes)
    .runSync(source);
  const html = unified()
    .use(rehypeStringify)
    .stringify(tree as Root);
  if (textOf(tree as Root).trim() === '' && used.size === 0 && text.trim() !== '')
    notes.add('Nothing of this text is seen.');
  return { html, headings: found, pictures: [...used], notes: [...notes].slice(0, MAX_AUTHOR_NOTES) };
}

function containsHtml(tree: Source): boolean {
  let found = false;
  visit(tree, 'html', ({ value }) => {
    if (!value.trim().startsWith('<!--')) found = true;
  });
  return found;
}
