import { expect, type Page } from '@playwright/test';

/**
 * Texts of a Bangla page that its reader would stumble on: three Latin words in a row, a number in Latin digits, AM and
 * PM. What is marked as English stays out, and so do codes, versions, what people have typed, and issued invoices.
 */
const findForeignTexts = () => {
  const own = 'bdi, code, pre, kbd, [translate="no"], a[href^="tel:"], .invoice-paper, script, style';
  const sentence = /\p{Script=Latin}[\p{Script=Latin}’'.-]*(?:[ ,]+\p{Script=Latin}[\p{Script=Latin}’'.-]*){2,}/u;
  // A number that is no part of a code such as 2.4.0, 2026-00001 or CARD-3F9A.
  const number = /(?<![\p{L}\d.@_-])[$৳#]?\d[\d,]*(?:\.\d+)?(?![\p{L}\d_-]|\.\d)|\b[AP]M\b/u;
  const find = (text: string) => sentence.exec(text)?.[0] ?? number.exec(text)?.[0];
  const isBangla = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang') === 'bn' && !element.closest(own);

  const found: string[] = [];
  const add = (where: string, text: string) => {
    const foreign = find(text.trim());
    if (foreign) found.push(`${where}: “${foreign}” in “${text.trim().slice(0, 80)}”`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (element && isBangla(element) && element.checkVisibility())
      add(element.tagName.toLowerCase(), text.nodeValue ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-count'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isBangla(element)) add(name, element.getAttribute(name) ?? '');
  return found;
};

/** The page is in Bangla, and nothing on it is left in English. */
export const expectBangla = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  // What is still loading may be in English: a name known before its translation.
  await expect.poll(() => page.evaluate(findForeignTexts), `English on ${page.url()}`).toEqual([]);
};
