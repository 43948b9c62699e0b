import type { Page } from '@playwright/test';

/** Waits until a server-rendered page answers to keys. Clicks and submits need no waiting: the page keeps them until then. */
export const whenHydrated = async (page: Page) => {
  await page.waitForFunction(() => document.readyState === 'complete' && !('__eventReplay' in window));
};
