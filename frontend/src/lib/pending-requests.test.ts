import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPendingRequests, SLOW_AFTER_MS } from './pending-requests.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('ignores a call that responds within ten seconds', () => {
  const calls = createPendingRequests();
  const heard = vi.fn();
  calls.subscribe(heard);
  const done = calls.watch(vi.fn());
  vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
  done();
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  expect(heard).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('lists late calls until they end, and cancels only those', () => {
  const calls = createPendingRequests();
  const [late, early] = [vi.fn(), vi.fn()];
  const done = calls.watch(late);
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  calls.watch(early);
  expect(calls.read()).toBe(true);
  calls.cancel();
  expect(late).toHaveBeenCalledOnce();
  expect(early).not.toHaveBeenCalled();
  done();
  expect(calls.read()).toBe(false);
});

it('notifies listeners until they unsubscribe', () => {
  const calls = createPendingRequests();
  const heard = vi.fn();
  const leave = calls.subscribe(heard);
  const done = calls.watch(vi.fn());
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  leave();
  done();
  expect(heard).toHaveBeenCalledOnce();
});

it('is silent while a call waits for the user', () => {
  const calls = createPendingRequests();
  const resume = calls.pause();
  calls.watch(vi.fn());
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  expect(calls.read()).toBe(false);
  resume();
  expect(calls.read()).toBe(true);
});
