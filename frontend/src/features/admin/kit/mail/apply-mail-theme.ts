import { type Markup, readMarkup } from './read-markup.ts';

export type MailTheme = 'light' | 'dark';

const DARK = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/g;
const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'input']);
/** Elements that a preview of an email needs; no links, which would navigate inside the frame. */
const ALLOWED_ATTRIBUTES = new Set([
  'class',
  'dir',
  'lang',
  'role',
  'scope',
  'align',
  'bgcolor',
  'width',
  'height',
  'border',
]);
const ALSO = new Set(['cellpadding', 'cellspacing', 'src', 'alt']);
/** Elements of the head, and everything that could run. */
const REMOVED_ELEMENTS = new Set([
  'style',
  'html',
  'head',
  'meta',
  'title',
  'link',
  'script',
  'base',
  'iframe',
  'object',
  'form',
]);

/** Open elements, outermost first; without an element for those that are not rendered. */
type Open = { readonly tag: string; readonly element: HTMLElement | null }[];

type MarkupNode<Kind> = Extract<Markup, { kind: Kind }>;

/** The element for a start tag; null for those that are not rendered. */
function elementOf(frame: Document, { tag, attributes }: MarkupNode<'open'>): HTMLElement | null {
  if (REMOVED_ELEMENTS.has(tag)) return null;
  const element = frame.createElement(tag);
  for (const [name, value] of attributes) {
    if (name === 'style') element.style.cssText = value;
    else if (ALLOWED_ATTRIBUTES.has(name) || ALSO.has(name)) element.setAttribute(name, value);
  }
  return element;
}

/** Closes the innermost element of this name and everything left open inside it. */
function close(open: Open, tag: string): void {
  const last = open.findLastIndex((item) => item.tag === tag);
  if (last >= 0) open.length = last;
}

const innermost = (open: Open) => open.findLast(({ element }) => element !== null)?.element;

/** Inserts text into the open element; text outside the body is dropped. @returns the text of the style element */
function place(open: Open, text: string): string {
  const within = open.at(-1);
  if (within?.tag === 'style') return text;
  within?.element?.append(text);
  return '';
}

/** Opens an element inside the current one. */
function begin(open: Open, tag: string, element: HTMLElement | null): void {
  if (element) innermost(open)?.append(element);
  if (!VOID.has(tag)) open.push({ tag, element });
}

/** Builds the visible part of the email. @returns the body and the rules of its style element */
function build(frame: Document, html: string): { body: HTMLElement; rules: string } {
  const open: Open = [];
  let body: HTMLElement = frame.createElement('body');
  let rules = '';
  for (const node of readMarkup(html)) {
    if (node.kind === 'close') close(open, node.tag);
    else if (node.kind === 'text') rules += place(open, node.text);
    else {
      const element = elementOf(frame, node);
      begin(open, node.tag, element);
      if (element && node.tag === 'body') body = element;
    }
  }
  return { body, rules };
}

/**
 * Renders the document of an email into an empty frame, in the requested theme. The page's Content-Security-Policy
 * blocks inline markup and inline styles, which emails are full of; elements created by script are allowed. Nothing in
 * an email can run: the frame is sandboxed without scripts.
 */
export function applyMailTheme(frame: Document, html: string, theme: MailTheme): void {
  const view = frame.defaultView;
  if (!view) return;
  const { body, rules } = build(frame, html);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules.replace(DARK, theme === 'dark' ? '(min-width:0)' : '(max-width:0)'));
  frame.adoptedStyleSheets = [sheet];
  frame.documentElement.lang = 'en';
  frame.documentElement.style.colorScheme = theme;
  frame.body.replaceWith(body);
}
