import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { trackPageLeave } from './chunk-load-error.ts';
import { logError } from './log-error.ts';

const page = new EventTarget();
trackPageLeave(page);
const show = () => page.dispatchEvent(new Event('pageshow'));
let log: MockInstance;

beforeEach(() => {
  show();
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  show();
  log.mockRestore();
});

const cancelled = new TypeError('error loading dynamically imported module: https://studio.example/assets/a.js');

test('a script cancelled by leaving the page is not an error', () => {
  page.dispatchEvent(new Event('beforeunload'));
  logError(cancelled);
  expect(log).not.toHaveBeenCalled();
});

test('every other error is logged', () => {
  logError(cancelled);
  page.dispatchEvent(new Event('beforeunload'));
  const mistake = new TypeError('x is undefined');
  logError(mistake);
  expect(log.mock.calls).toEqual([[cancelled], [mistake]]);
});
