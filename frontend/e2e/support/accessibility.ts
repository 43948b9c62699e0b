import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing that axe can find on the page as it stands: one line per finding with its places. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  const lines = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(lines, 'accessibility').toEqual([]);
};

/** The page never moves sideways: nothing is wider than the window. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(wide, 'width of the content').toBeLessThanOrEqual(width);
};
