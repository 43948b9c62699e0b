import type { Page } from '@playwright/test';

/**
 * Drops the answer to the page's next POST to `path`: the server has done its work, the page sees a broken connection.
 * Works on mocks as well, where requests never leave the browser.
 * @returns reads the Idempotency-Key of every such POST so far
 */
export const dropResponse = async (page: Page, path: string) => {
  await page.addInitScript((target) => {
    const send = window.fetch.bind(window);
    const keys: (string | null)[] = [];
    Object.assign(window, { sentKeys: keys });
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const isTarget = request.method === 'POST' && new URL(request.url).pathname === target;
      if (isTarget) keys.push(request.headers.get('idempotency-key'));
      const answer = await send(request);
      if (isTarget && keys.length === 1) throw new TypeError('Failed to fetch');
      return answer;
    };
  }, path);
  return () => page.evaluate(() => (window as unknown as { sentKeys: (string | null)[] }).sentKeys);
};
