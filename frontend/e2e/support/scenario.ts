import type { Page } from '@playwright/test';

/** Opens a path of the demo in a scenario. */
export const openScenario = (page: Page, path: string, scenario: string) =>
  page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`);
