import type { Page } from '@playwright/test';

/** Waits until a served page answers to keys. Clicks and submits need no waiting: the page keeps them until then. */
export const whenAlive = async (page: Page) => {
  await page.waitForFunction(() => document.readyState === 'complete' && !('__early' in window));
};
