import { readMarkup } from './read-markup.ts';

export type MailTheme = 'light' | 'dark';

const DARK = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g;
const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'input']);
/** What a picture of a mail needs; a link would lead away inside of the frame. */
const KEPT = new Set(['class', 'dir', 'lang', 'role', 'scope', 'align', 'bgcolor', 'width', 'height', 'border']);
const ALSO = new Set(['cellpadding', 'cellspacing', 'src', 'alt']);
/** Elements of the head, and what could run. */
const LEFT_OUT = new Set(['html', 'head', 'meta', 'title', 'link', 'script', 'base', 'iframe', 'object', 'form']);

/**
 * Draws the document of a mail into an empty frame, in the theme that is asked for. The page's content policy refuses markup as
 * a text and styles that stand in it, which mails are full of; made by a script piece by piece, they count. Nothing of a mail
 * can run: the frame is sandboxed without scripts.
 */
export function paintMail(frame: Document, html: string, theme: MailTheme): void {
  const view = frame.defaultView;
  if (!view) return;
  let rules = '';
  const open: { tag: string; element: HTMLElement | null }[] = [];
  const body = frame.createElement('body');
  const parent = () => open.findLast(({ element }) => element !== null)?.element ?? body;
  for (const piece of readMarkup(html)) {
    if (piece.kind === 'text') {
      const within = open.at(-1)?.tag;
      if (within === 'style') rules += piece.text;
      else if (within !== 'title' && within !== 'head' && within !== 'html') parent().append(piece.text);
    } else if (piece.kind === 'close') {
      const last = open.findLastIndex(({ tag }) => tag === piece.tag);
      if (last >= 0) open.length = last;
    } else {
      const { tag, attributes } = piece;
      const element = tag === 'body' ? body : isLeftOut(tag) ? null : frame.createElement(tag);
      for (const [name, value] of element ? attributes : []) {
        if (name === 'style' && element) element.style.cssText = value;
        else if (KEPT.has(name) || ALSO.has(name)) element?.setAttribute(name, value);
      }
      if (element && element !== body) parent().append(element);
      if (!VOID.has(tag)) open.push({ tag, element });
    }
  }
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules.replace(DARK, theme === 'dark' ? '(min-width:0)' : '(max-width:0)'));
  frame.adoptedStyleSheets = [sheet];
  frame.documentElement.lang = 'en';
  frame.documentElement.style.colorScheme = theme;
  frame.body.replaceWith(body);
}

const isLeftOut = (tag: string): boolean => LEFT_OUT.has(tag) || tag === 'style';
