import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPaymentPage } from './open-payment-page.ts';

const page = new EventTarget();
const assign = vi.fn();
const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals(); // other files of this worker read them
});

/** Opens the page of a provider. @returns called when the customer is here again */
const open = () => {
  const back = vi.fn();
  void openPaymentPage('https://pay.example/1').then(back);
  return back;
};

test('a page stays busy until the browser restores it from its cache', async () => {
  const back = open();
  expect(assign).toHaveBeenLastCalledWith('https://pay.example/1');
  show(false);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(back).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(back).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that is never left works again after half a minute', async () => {
  const back = open();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(back).toHaveBeenCalledOnce();
});
