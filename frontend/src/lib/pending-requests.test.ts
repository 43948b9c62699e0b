import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPendingRequests, SLOW_AFTER_MS } from './pending-requests.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says nothing of a call that answers within ten seconds', () => {
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

it('names late calls until they end, and cancels those alone', () => {
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

it('tells its listeners until they leave', () => {
  const calls = createPendingRequests();
  const heard = vi.fn();
  const leave = calls.subscribe(heard);
  const done = calls.watch(vi.fn());
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  leave();
  done();
  expect(heard).toHaveBeenCalledOnce();
});

it('is quiet while a call waits for the reader', () => {
  const calls = createPendingRequests();
  const resume = calls.pause();
  calls.watch(vi.fn());
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  expect(calls.read()).toBe(false);
  resume();
  expect(calls.read()).toBe(true);
});
