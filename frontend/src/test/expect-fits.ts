type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const BUTTONS = 'button, summary, [role="tab"], [data-slot="button"], [data-slot="badge"]';
/** Rounding of browsers, and the air around the letters of a line. */
const [ACROSS, DOWN] = [1, 3];

const isWithin = (element: Element | null, matches: (element: Element) => boolean): boolean =>
  element !== null && element !== document.body && (matches(element) || isWithin(element.parentElement, matches));

/** As small as a text for screen readers alone. */
const isTiny = (element: Element): boolean =>
  element.clientWidth <= 1 && getComputedStyle(element).overflowX !== 'visible';

const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('[inert], svg') &&
  !isWithin(element, isTiny);

const isInside = (line: Edges, box: Edges): boolean =>
  line.left >= box.left - ACROSS &&
  line.right <= box.right + ACROSS &&
  line.top >= box.top - DOWN &&
  line.bottom <= box.bottom + DOWN;

/** Its content does not widen the page. */
const holds = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';

/** The closest box around a text that is as large as the button, or smaller. */
const boxesWithin = (button: Element, element: Element | null): Element[] => {
  if (!element || element === button) return [button];
  const cuts = getComputedStyle(element).overflowX !== 'visible';
  return [...(cuts ? [element] : []), ...boxesWithin(button, element.parentElement)];
};

function cutTexts(button: Element): string[] {
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const boxes = boxesWithin(button, element).map((box) => box.getBoundingClientRect());
    if (lines.some((line) => boxes.some((box) => !isInside(line, box)))) cut.push(node.textContent);
  }
  return cut;
}

/** The innermost elements that reach beyond the window, outside of boxes that scroll or end there. */
const beyondWindow = (): Element[] => {
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + ACROSS && !isWithin(element.parentElement, holds),
  );
  return wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
};

const nameOf = (element: Element): string =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> '${element.textContent?.slice(0, 40)}'`;

/** @throws Error when the page is wider than the window, or a text does not fit in its button or badge */
export function expectFits(): void {
  const width = document.scrollingElement?.scrollWidth ?? 0;
  const tooWide =
    width > innerWidth ? [`the page is ${width} px wide: ${beyondWindow().slice(0, 3).map(nameOf).join(', ')}`] : [];
  const buttons = [...document.querySelectorAll(BUTTONS)].filter(isDrawn);
  const cut = buttons.flatMap((button) => cutTexts(button).map((text) => `'${text}' is cut off in ${nameOf(button)}`));
  const problems = [...tooWide, ...cut];
  if (problems.length > 0) throw new Error(`At a width of ${innerWidth} px:\n${problems.join('\n')}`);
}
