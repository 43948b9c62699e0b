import { afterEach, expect, test, vi } from 'vitest';
import { isChunkLoadError, isPageLeaving, trackPageLeave } from './chunk-load-error.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  'Failed to fetch dynamically imported module: https://studio.example/assets/orders-1a2b.js',
  'error loading dynamically imported module: https://studio.example/assets/orders-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/orders-1a2b.css',
])('a script that failed to load is recognised by its message: %s', (sentence) =>
  expect(isChunkLoadError(new TypeError(sentence))).toBe(true),
);

test.each([new TypeError("Cannot read properties of undefined (reading 'id')"), 'Failed to fetch', null])(
  'an error in the code is not: %s',
  (error) => expect(isChunkLoadError(error)).toBe(false),
);

test('a page counts as being left from the start of navigation until it is shown again or restored', () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  trackPageLeave(page);
  expect(isPageLeaving()).toBe(false);
  page.dispatchEvent(new Event('beforeunload'));
  expect(isPageLeaving()).toBe(true);
  page.dispatchEvent(new Event('pageshow'));
  expect(isPageLeaving()).toBe(false);
  page.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(29_000);
  expect(isPageLeaving()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isPageLeaving()).toBe(false);
});
