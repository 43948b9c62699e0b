import type { Page } from '@playwright/test';

type Span = { left: number; right: number };
/** `ends`: people can scroll to the rest, or it is for screen readers alone. */
type Box = Span & { name: string; ends: boolean };
type Text = { excerpt: string; name: string; opener: boolean; lines: Span[]; boxes: Box[] };

/** Every text that is drawn, with the boxes around it that can cut it off, and the width of window and content. */
const collectTexts = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 6)].join('.');
    const isDrawn = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('[inert], [aria-hidden="true"], script, style, svg, option');
    const opener = (element: Element) =>
      element.closest('[title], a[href], button, summary') !== null ||
      Boolean(element.closest('tr, li, article')?.querySelector('a[href], button'));
    const around = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...around(element.parentElement)] : [];
    const toBox = (element: Element): Box | undefined => {
      const { overflowX } = getComputedStyle(element);
      const { left, right, width } = element.getBoundingClientRect();
      const ends = width <= 1 || overflowX === 'auto' || overflowX === 'scroll';
      return overflowX === 'visible' && !ends ? undefined : { name: nameOf(element), left, right, ends };
    };
    const toText = (element: Element, node: Node): Text => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const boxes = around(element).map(toBox);
      return {
        excerpt: node.textContent?.trim().slice(0, 30) ?? '',
        name: nameOf(element),
        opener: opener(element),
        lines: lines.map(({ left, right }) => ({ left, right })),
        boxes: boxes.filter((box) => box !== undefined),
      };
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (element && node.textContent?.trim() && isDrawn(element)) texts.push(toText(element, node));
    }
    return { texts, wide: document.scrollingElement?.scrollWidth ?? 0, width: window.innerWidth };
  });

const isInside = (line: Span, { left, right }: Span) => line.left >= left - 1 && line.right <= right + 1;

/** The closest box that cuts this line off at its left or right. */
const cutting = (line: Span, boxes: Box[], width: number): string | undefined => {
  const box = boxes.find((item) => item.ends || !isInside(line, item));
  if (box) return box.ends ? undefined : box.name;
  return isInside(line, { left: 0, right: width }) ? undefined : 'the window';
};

/**
 * What is wider than the window or cut off without a way to read it, one line each. A box may shorten a text that has a
 * title, or that is part of what opens it: a link, a button, a row with one of them.
 */
export const findOverflow = async (page: Page): Promise<string[]> => {
  const { texts, wide, width } = await collectTexts(page);
  const cut = texts.flatMap(({ excerpt, name, opener, lines, boxes }) =>
    lines
      .map((line) => cutting(line, boxes, width))
      .filter((by) => by === 'the window' || (by !== undefined && !opener))
      .map((by) => `'${excerpt}' in ${name} is cut by ${by}`),
  );
  return [...(wide > width ? [`the page is ${wide} px wide`] : []), ...new Set(cut)];
};
