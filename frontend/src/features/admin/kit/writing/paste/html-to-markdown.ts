import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { cleanPasted } from './clean-pasted.ts';

/** What is between these comments was copied; the rest is added by Windows. */
const FRAGMENT = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/;

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', strong: '*', rule: '-', fences: true, listItemIndent: 'one' });

/**
 * HTML of the clipboard as the Markdown of articles.
 * @returns the text, and how many pictures it leaves out: they are not in the library
 */
export function htmlToMarkdown(html: string): { markdown: string; pictures: number } {
  let pictures = 0;
  const tree = parser.parse(FRAGMENT.exec(html)?.[1] ?? html) as Root;
  const cleaned = cleanPasted(tree, () => {
    pictures += 1;
  });
  const markdown = writer.stringify(writer.runSync(cleaned) as Parameters<typeof writer.stringify>[0]);
  return { markdown: markdown.trim(), pictures };
}
