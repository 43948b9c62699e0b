import type { Locator, Page } from '@playwright/test';

/** Scripts of screens, which the application loads before it hydrates the page. */
const SCREENS = /\/assets\/(?:routes|products|product\._id|blog\.index|blog\._id)-[^/]*\.js$/;
const ENTRY = /\/assets\/index-[^/]*\.js$/;

/** Delays requests until the returned function is called. */
const blockFiles = async (page: Page, files: RegExp) => {
  const released = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
};

/** Keeps the application from starting until the returned function is called. */
export const blockStart = (page: Page) => blockFiles(page, ENTRY);

/** The application starts and listens, but cannot hydrate the page until the returned function is called. */
export const blockScreens = (page: Page) => blockFiles(page, SCREENS);

/** The application hydrates the page, but replays the recorded events only after this time. */
export const delayReplay = (page: Page, ms: number) =>
  page.addInitScript((delay) => {
    let replay: Window['__eventReplay'];
    Object.defineProperty(window, '__eventReplay', {
      configurable: true, // so that the application can remove it
      get: () => replay && Object.assign(() => setTimeout(() => replay?.(), delay), replay),
      set: (value: Window['__eventReplay']) => {
        replay = value;
      },
    });
  }, ms);

/** Waits until React listens at the root. */
export const whenListening = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {};
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });

/** Waits until React has hydrated this element. */
export const whenElementHydrated = async (element: Locator) => {
  await element.waitFor();
  await element.evaluate(async (node) => {
    while (!Object.keys(node).some((key) => key.startsWith('__reactProps')))
      await new Promise((done) => setTimeout(done, 5));
  });
};

/** Clicks an element at the moment when the surrounding frame is hydrated and the element is not. */
export const clickBeforeHydration = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const has = (node: Element | null, mark: string) =>
      node !== null && Object.keys(node).some((key) => key.startsWith(mark));
    const { port1, port2 } = new MessageChannel();
    const check = () => {
      // Without a pause the browser is never idle, and the application waits for that.
      if (!has(document.getElementById('root'), '__reactContainer')) return setTimeout(check);
      if (!has(document.querySelector('header'), '__reactProps')) return port2.postMessage('');
      const target = document.querySelector<HTMLElement>(wanted);
      (window as { pressed?: string }).pressed = has(target, '__reactProps') ? 'late' : 'in between';
      target?.click();
    };
    port1.onmessage = check;
    addEventListener('DOMContentLoaded', check);
  }, selector);
