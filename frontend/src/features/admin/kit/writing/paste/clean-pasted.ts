import type { Element, ElementContent, Root } from 'hast';

type Child = ElementContent | Root['children'][number];

const isElement = (node: Child): node is Element => node.type === 'element';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const styleOf = ({ properties }: Element): string => String(properties.style ?? '').replace(/\s/g, '');
const classOf = ({ properties: { className } }: Element): string => [className ?? []].flat().join(' ');

/** Word and Google Docs write their own data, styles and scripts along. */
const DROPPED = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  'head',
  'colgroup',
  'button',
  'svg',
  'input',
]);

/** Formatting by style, as Google Docs writes it. */
const STYLED: readonly (readonly [pattern: RegExp, tagName: string])[] = [
  [/(?:^|;)font-weight:(?:bold|[6-9]00)/, 'strong'],
  [/(?:^|;)font-style:italic/, 'em'],
  [/text-decoration(?:-line)?:[^;]*line-through/, 'del'],
];
const INLINE = new Set(['span', 'font']);
const HEADING = /^h[1-6]$/;

/** Google Docs wraps everything in a bold element that is not bold. */
const isFalseBold = (node: Element): boolean =>
  /^(?:b|strong)$/.test(node.tagName) && /(?:^|;)font-weight:(?:normal|400)/.test(styleOf(node));

function withStyles(node: Element, children: ElementContent[]): ElementContent[] {
  const tags = STYLED.filter(([pattern]) => pattern.test(styleOf(node))).map(([, tagName]) => tagName);
  return tags.reduce((inner, tagName) => [element(tagName, inner)], children);
}

/** Google and others lead links through an address of their own. */
function directHref(href: string): string {
  const found = /^https?:\/\/(?:www\.)?google\.\w+\/url\?(?:[^#]*&)?q=([^&#]+)/.exec(href);
  return found?.[1] ? decodeURIComponent(found[1]) : href;
}

/** The level of a list item as Word writes it, from 1; undefined for other paragraphs. */
function wordLevel(node: Child): number | undefined {
  if (!isElement(node) || node.tagName !== 'p') return undefined;
  const level = /mso-list:.*?level(\d)/.exec(styleOf(node))?.[1];
  if (level) return Number(level);
  return /MsoListParagraph/.test(classOf(node)) && /^\s*[·•o§\d]+[.)]?\s/.test(textOf(node)) ? 1 : undefined;
}

const textOf = (node: Child): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
};

const isMark = (node: Child): boolean => isElement(node) && /mso-list:Ignore/i.test(styleOf(node));
const findMark = (node: Child): string =>
  isElement(node) ? (isMark(node) ? textOf(node) : node.children.map(findMark).join('')) : '';
const withoutMark = (node: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => !isMark(child))
    .map((child) => (isElement(child) ? withoutMark(child) : child)),
});

/** Paragraphs that Word shows as a list become a list. */
function wordLists<Node extends Child>(children: Node[]): (Node | Element)[] {
  const result: (Node | Element)[] = [];
  let open: { list: Element; level: number }[] = [];
  for (const node of children) {
    const level = wordLevel(node);
    if (level === undefined || !isElement(node)) {
      if (!(node.type === 'text' && node.value.trim() === '')) open = [];
      result.push(node);
      continue;
    }
    const mark = findMark(node) || textOf(node);
    const item = element('li', withoutMark(node).children);
    open = open.filter((outer) => outer.level <= level);
    let last = open.at(-1);
    if (!last || last.level < level) {
      const list = element(/^\s*\w{1,3}[.)]/.test(mark) ? 'ol' : 'ul', []);
      const parent = last?.list.children.at(-1);
      if (parent && isElement(parent)) parent.children.push(list);
      else result.push(list);
      last = { list, level };
      open.push(last);
    }
    last.list.children.push(item);
  }
  return result;
}

/** Google Docs and browsers put nested lists beside their item. */
function nestLists(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const child of children) {
    const last = result.findLast(isElement);
    if (isElement(child) && /^[uo]l$/.test(child.tagName) && last?.tagName === 'li') last.children.push(child);
    else result.push(child);
  }
  return result;
}

const isEmptyBlock = (node: Child): boolean =>
  isElement(node) &&
  (/^(?:p|li|strong|em|del|a)$/.test(node.tagName) || HEADING.test(node.tagName)) &&
  textOf(node).trim() === '' &&
  !hasBreakOnly(node);
/** A line break between formatted words must stay. */
const hasBreakOnly = (node: Element): boolean =>
  node.tagName !== 'p' && node.children.some((child) => isElement(child) && child.tagName === 'br');

interface Pasted {
  /** Levels by which headings are lowered: the page has the first level. */
  readonly lower: number;
  /** Called for every picture, which is left out. */
  readonly onPicture: () => void;
}

function cleanElement(node: Element, pasted: Pasted): ElementContent[] {
  if (DROPPED.has(node.tagName) || node.tagName.startsWith('o:')) return [];
  if (node.tagName === 'img') {
    pasted.onPicture();
    return [];
  }
  const children = cleanChildren(node.children, pasted) as ElementContent[];
  if (INLINE.has(node.tagName)) return withStyles(node, children);
  if (isFalseBold(node) || node.tagName === 'u') return children;
  if (node.tagName === 'a') {
    const href = directHref(String(node.properties.href ?? ''));
    return /^(?:https?:|mailto:|tel:)/i.test(href) ? [{ ...node, properties: { href }, children }] : children;
  }
  if (/MsoTitle/.test(classOf(node))) return [element('h2', children)];
  if (HEADING.test(node.tagName)) {
    const level = Math.min(6, Number(node.tagName.slice(1)) + pasted.lower);
    // The weight of a heading is its own.
    return [
      element(
        `h${level}`,
        children.flatMap((child) => (isBold(child) ? child.children : [child])),
      ),
    ];
  }
  if (/^[uo]l$/.test(node.tagName)) return [{ ...node, children: nestLists(children) }];
  const { colSpan, rowSpan, start, className } = node.properties;
  const properties = node.tagName === 'code' ? { className } : { colSpan, rowSpan, start };
  return [withHead({ ...node, properties, children })];
}

/** Tables of word processors have no head, which Markdown requires: the first row becomes it. */
function withHead(table: Element): Element {
  if (table.tagName !== 'table' || hasTag(table, 'th')) return table;
  const toHead = (node: Element): Element => ({
    ...node,
    children: node.children.map((cell) => (isElement(cell) ? { ...cell, tagName: 'th' } : cell)),
  });
  let isDone = false;
  const visit = (node: Element): Element => {
    if (isDone) return node;
    if (node.tagName !== 'tr')
      return { ...node, children: node.children.map((at) => (isElement(at) ? visit(at) : at)) };
    isDone = true;
    return toHead(node);
  };
  return visit(table);
}

const isBold = (node: ElementContent): node is Element => isElement(node) && /^(?:b|strong)$/.test(node.tagName);

const BLOCK = /^(?:p|h[1-6]|ul|ol|table|div|blockquote|pre|section|article)$/;
const isBlock = (node: Child): boolean => isElement(node) && BLOCK.test(node.tagName);

/** Google Docs puts a paragraph into every item, which would set the items apart. */
function withoutParagraph(item: Element): Element {
  const paragraphs = item.children.filter(isElement).filter(({ tagName }) => tagName === 'p');
  const [paragraph] = paragraphs;
  if (item.tagName !== 'li' || !paragraph || paragraphs.length > 1) return item;
  return { ...item, children: item.children.flatMap((child) => (child === paragraph ? paragraph.children : [child])) };
}

function cleanChildren(children: Child[], pasted: Pasted): Child[] {
  const hasBlocks = children.some(isBlock);
  return (
    wordLists(children)
      .flatMap((node): Child[] => {
        if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u00a0', ' ') }];
        return isElement(node) ? cleanElement(node, pasted) : [];
      })
      .map((node) => (isElement(node) ? withoutParagraph(node) : node))
      // Between blocks, line breaks are only for the look.
      .filter((node) => !isEmptyBlock(node) && !(hasBlocks && isElement(node) && node.tagName === 'br'))
  );
}

const hasTag = (node: Child | Root, tagName: string): boolean =>
  'children' in node &&
  ((node.type === 'element' && node.tagName === tagName) || node.children.some((child) => hasTag(child, tagName)));

/** Removes what word processors and web pages add to their text, and keeps structure, links and emphasis. */
export function cleanPasted(tree: Root, onPicture: () => void): Root {
  const pasted = { lower: hasTag(tree, 'h1') ? 1 : 0, onPicture };
  return { type: 'root', children: cleanChildren(tree.children, pasted) as Root['children'] };
}
