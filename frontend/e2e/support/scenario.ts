import { expect, type Page } from '@playwright/test';
import type { Watch } from './watch.ts';

/** One sentence of the specification's error catalogue, or of its success messages, and the way to it. */
export interface Row {
  readonly text: string;
  /** as `?scenario=` reads it */
  readonly scenario: string;
  readonly path: string;
  /** What a person then does; nothing when the page shows the sentence by itself. */
  readonly act?: (page: Page) => Promise<void>;
  /** The call that answers with an error on purpose. */
  readonly call?: string;
  /** The failure is also logged. */
  readonly logged?: string;
}

/** Opens an address of the demo in a scenario. */
export const openScenario = (page: Page, path: string, scenario: string) =>
  page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`);

const linesOf = async (page: Page) => (await page.locator('body').innerText()).split('\n').map((line) => line.trim());

/** Brings a row up and compares the sentence on the screen: it stands on a line of its own, word for word. */
export const expectRow = async (page: Page, watch: Watch, { text, scenario, path, act, call, logged }: Row) => {
  if (call) for (const status of scenario.match(/\d{3}/g) ?? []) watch.expectAnswer(Number(status), call);
  if (logged) watch.expectError(logged);
  await openScenario(page, path, scenario);
  await act?.(page);
  await expect.poll(() => linesOf(page), { message: text }).toContain(text);
};
