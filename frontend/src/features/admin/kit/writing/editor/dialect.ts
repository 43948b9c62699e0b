import { defineLanguageFacet, Language } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { GFM, type InlineContext, type MarkdownConfig, parser } from '@lezer/markdown';

const OPEN = 91;
const CLOSE = 93;
const CARET = 94;
const SPACE = 32;
const LONGEST_NAME = 60;

/** The reference of a sidenote, `[^1]`. */
function parseNote(context: InlineContext, next: number, position: number): number {
  if (next !== OPEN || context.char(position + 1) !== CARET) return -1;
  for (let at = position + 2; at < Math.min(context.end, position + LONGEST_NAME); at += 1) {
    const letter = context.char(at);
    if (letter <= SPACE) return -1;
    if (letter === CLOSE && at > position + 2) return context.addElement(context.elt('Note', position, at + 1));
  }
  return -1;
}

const notes: MarkdownConfig = {
  defineNodes: [{ name: 'Note', style: tags.annotation }],
  parseInline: [{ name: 'Note', before: 'Link', parse: parseNote }],
};

/** HTML is text in articles, and indented code is a mistake more often than code. */
const articleParser = parser.configure([GFM, notes, { remove: ['HTMLBlock', 'HTMLTag', 'IndentedCode'] }]);

/** The Markdown of articles, for colours and structure while it is written; `contract/markdown` renders it. */
export const articleLanguage = new Language(defineLanguageFacet(), articleParser, [], 'markdown');
