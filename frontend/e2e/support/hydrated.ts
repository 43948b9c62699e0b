import type { Page } from '@playwright/test';

/**
 * Waits until a server-rendered page handles keys. Clicks and submits need no waiting: the page records them until
 * then.
 */
export const whenHydrated = async (page: Page) => {
  await page.waitForFunction(() => document.readyState === 'complete' && !('__eventReplay' in window));
};
