import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { convert } from 'html-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { toLanguageHtml } from '../../../../contract/rules/language-links.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { styles } from './mail-styles.ts';

type Style = ReturnType<typeof styles>;
type Properties = Element['properties'];

/** Width of the text of an email, in pixels. */
const MEASURE = 520;

const el = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

const parse = (html: string): Root => unified().use(rehypeParse, { fragment: true }).parse(html);

const isContent = (node: RootContent): node is ElementContent => node.type === 'element' || node.type === 'text';
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** A link that is all of its paragraph: the call to action. */
function findButton({ tagName, children }: Element): Element | undefined {
  const [only, ...others] = children.filter((child) => !isBlank(child));
  return tagName === 'p' && others.length === 0 && only?.type === 'element' && only.tagName === 'a' ? only : undefined;
}

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

const toAbsolute = (url: string, site: string): string => (url.startsWith('/') ? `${site}${url}` : url);

/** The address of a picture of the library in a format that every mail program shows. */
function toPictureUrl(src: string, site: string): string {
  const stem = /^\/(?:media|uploads\/pictures)\/([\w-]+)\.webp$/.exec(src)?.[1];
  return stem === undefined ? toAbsolute(src, site) : `${site}/mail/wide/${stem}.jpg`;
}

interface MarkupOptions {
  /** the site's own URL */
  site: string;
  style: Style;
  button(label: string, link: string): Element[];
}

/** Block elements by their class for the dark theme and their inline style. */
const blockStyle = (tagName: string, style: Style): Properties | undefined => {
  const heading = `${style.heading};margin:28px 0 12px`;
  switch (tagName) {
    case 'p':
      return { dir: 'auto', className: ['ink'], style: style.text };
    case 'h2':
      return { dir: 'auto', className: ['ink'], style: `${heading};font-size:21px` };
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { dir: 'auto', className: ['ink'], style: `${heading};font-size:17px` };
    case 'ul':
    case 'ol':
      return { className: ['ink'], style: `${style.text};padding:0 0 0 22px` };
    case 'li':
      return { dir: 'auto', style: 'margin:0 0 6px' };
    case 'blockquote':
      return { dir: 'auto', className: ['ink', 'edge'], style: style.quote };
    case 'pre':
      return {
        className: ['line', 'ink'],
        style: `${style.rows};border-bottom-width:1px;border-bottom-style:solid;border-bottom-color:inherit;padding:12px 0;font-family:Menlo,Consolas,monospace;font-size:13px;white-space:pre-wrap;word-break:break-word`,
      };
    case 'table':
      return { border: '0', cellPadding: '0', cellSpacing: '0', width: '100%', className: ['line'], style: style.rows };
    case 'th':
      return { className: ['line', 'quiet'], style: style.name };
    case 'td':
      return { className: ['line', 'ink'], style: style.name.replace(/color:[^;]+$/, 'color:inherit') };
    case 'hr':
      return { className: ['line'], style: `${style.rows};border-width:1px 0 0;height:0;margin:24px 0` };
    default:
      return undefined;
  }
};

const INLINE = new Set(['strong', 'em', 'del', 'sup', 'br', 'thead', 'tbody', 'tr', 'code']);
const CODE_STYLE = 'font-family:Menlo,Consolas,monospace;font-size:.9em';

function link(node: Element, children: ElementContent[], { site, style }: MarkupOptions): ElementContent[] {
  const href = String(node.properties.href ?? '');
  // Marks of footnotes, which lead nowhere in an email.
  if (node.properties.dataFootnoteBackref !== undefined) return [];
  if (href === '' || href.startsWith('#')) return children;
  const color = /color:[^;]+$/.exec(style.rowLink)?.[0] ?? '';
  return [el('a', { href: toAbsolute(href, site), className: ['go'], style: color }, children)];
}

function image({ properties: { src, alt, width } }: Element, { site, style }: MarkupOptions): Element {
  const shown = Math.min(MEASURE, Number(width) || MEASURE);
  return el('img', {
    src: toPictureUrl(String(src ?? ''), site),
    alt: String(alt ?? ''),
    width: shown,
    style: `${style.picture};width:100%;max-width:${shown}px;height:auto;margin:4px 0 20px`,
  });
}

/** A film cannot play in an email: its picture stays, and leads to the film. */
function film({ properties: { src, poster, width, ariaLabel } }: Element, options: MarkupOptions): Element {
  const shown = image(el('img', { src: poster, alt: ariaLabel, width }), options);
  return el('a', { href: toAbsolute(String(src ?? ''), options.site) }, [shown]);
}

function convertAll(nodes: readonly RootContent[], options: MarkupOptions): ElementContent[] {
  return nodes.filter(isContent).flatMap((node) => (node.type === 'element' ? convertElement(node, options) : [node]));
}

/** The quote has a margin of its own. */
function withoutLastMargin(blocks: readonly ElementContent[]): void {
  const last = blocks.findLast((block) => block.type === 'element');
  if (last?.type === 'element') last.properties.style = `${String(last.properties.style ?? '')};margin:0`;
}

function convertElement(node: Element, options: MarkupOptions): ElementContent[] {
  const action = findButton(node);
  const href = String(action?.properties.href ?? '');
  if (action && /^(?:https?:|\/)/.test(href)) return options.button(textOf(action), toAbsolute(href, options.site));
  const { tagName, properties, children } = node;
  if (tagName === 'img') return [image(node, options)];
  if (tagName === 'video') return [film(node, options)];
  if (tagName === 'input') return [text(properties.checked ? '☑ ' : '☐ ')];
  if (tagName === 'picture')
    return convertAll(
      children.filter((child) => child.type === 'element' && child.tagName === 'img'),
      options,
    );
  const converted = convertAll(children, options);
  if (tagName === 'blockquote') withoutLastMargin(converted);
  if (tagName === 'a') return link(node, converted, options);
  if (tagName === 'figcaption')
    return [
      el('p', { className: ['quiet'], style: options.style.address.replace('word-break:break-all;', '') }, converted),
    ];
  const style = blockStyle(tagName, options.style);
  if (style) return [el(tagName, align(style, properties), converted)];
  if (INLINE.has(tagName)) return [el(tagName, tagName === 'code' ? { style: CODE_STYLE } : {}, converted)];
  // Anything else only groups its content.
  return converted;
}

/** Cells of numbers stay at the right. */
const align = (style: Properties, { align: side, start }: Properties): Properties => ({
  ...style,
  ...(side === undefined ? {} : { align: side, style: `${String(style.style)};text-align:${String(side)}` }),
  ...(start === undefined ? {} : { start }),
});

/** Rendered Markdown for an email: with inline styles, absolute addresses, and without what no mail program shows. */
export const styleMarkup = (html: string, options: MarkupOptions): ElementContent[] =>
  convertAll(parse(html).children, options);

/** Rendered Markdown with addresses that work outside of the site, whose links stay in the language. */
export const toMailMarkup = (html: string, site: string, language: Language): string =>
  toLanguageHtml(html, language).replace(/(<a [^>]*?href=")(?=\/(?!\/))/g, `$1${site}`);

/** What reads as text: an action on lines of its own, a check box as a sign, no marks of footnotes. */
function toReadable(node: RootContent): RootContent[] {
  if (node.type !== 'element') return [node];
  const action = findButton(node);
  if (action)
    return [el('p', {}, [text(`${textOf(action)}:`), el('br', {}), text(String(action.properties.href ?? ''))])];
  const { tagName, properties } = node;
  if (tagName === 'input') return [text(properties.checked ? '[x] ' : '[ ] ')];
  if (tagName === 'img' || tagName === 'video' || properties.dataFootnoteBackref !== undefined) return [];
  const children = node.children.flatMap(toReadable).filter(isContent);
  if (tagName === 'a' && String(properties.href).startsWith('#')) return [text('['), ...children, text(']')];
  return [{ ...node, children }];
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Rendered Markdown as the plain part. */
export function toMarkupText(html: string): string {
  const readable: Root = { type: 'root', children: parse(html).children.flatMap(toReadable) };
  return convert(toHtml(readable), {
    wordwrap: false,
    selectors: [
      ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2 } })),
      { selector: 'a', options: { linkBrackets: ['(', ')'] as [string, string], hideLinkHrefIfSameAsText: true } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'hr', options: { length: 12 } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  }).trim();
}
