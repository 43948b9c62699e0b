import type { Page } from '@playwright/test';

/**
 * Simulates a browser's page translation: replaces every text node by elements with a text node of their own, now and
 * as texts appear. Whitespace, the options of a select and non-content text stay.
 */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const leaveOut = 'font, script, style, option, title, textarea, svg';
    const translate = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(leaveOut)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) node instanceof Text ? translate(node) : translateAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
