import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { WCAG_LEVELS } from '../../wcag-levels.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * One line per finding with its locations. The checker is injected once per document and describes only violations:
 * otherwise most of its time would go into naming passing elements.
 */
const findings = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (options) => {
      const checker = Reflect.get(window, 'axe') as typeof axe;
      return (await checker.run({ ...options, resultTypes: ['violations'] })).violations;
    },
    { runOnly: WCAG_LEVELS },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** axe finds no violations on the current page. */
export const expectAccessible = async (page: Page) => expect(await findings(page), 'accessibility').toEqual([]);

/** The page never scrolls sideways: nothing is wider than the window. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(wide, 'width of the content').toBeLessThanOrEqual(width);
};
