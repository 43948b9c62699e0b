import { test as base } from '@playwright/test';
import { type Watch, watchPage } from './watch.ts';

/**
 * `test` that also fails when the page logs an error, throws, requests another site or gets an unexpected error answer.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = watchPage(page, baseURL ?? '');
      await use(watch);
      base.expect(watch.problems(), 'problems behind the page').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
