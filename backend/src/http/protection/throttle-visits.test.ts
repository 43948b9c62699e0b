import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleVisits } from './throttle-visits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends beacons, each from a network of its own by default. */
function open() {
  const throttle = throttleVisits(1);
  const seen = { passed: 0, refused: 0, closed: 0 };
  const note = (what: keyof typeof seen) => {
    seen[what] += 1;
  };
  const send = (count: number, ipOf = (index: number) => `10.${index >> 8}.${index & 255}.1`) => {
    for (let index = 0; index < count; index += 1) {
      const socket = { destroy: () => note('closed') };
      const request = { method: 'POST', path: '/api/visits', ip: ipOf(index), socket };
      const next = (error?: unknown) => note(error ? 'refused' : 'passed');
      throttle(request as unknown as Request, { destroyed: false } as Response, next);
    }
  };
  return { send, seen };
}

test('a burst passes immediately, and the others one by one', () => {
  const { send, seen } = open();
  send(150);
  expect(seen).toEqual({ passed: 100, refused: 0, closed: 0 });
  vi.advanceTimersByTime(100);
  expect(seen.passed).toBe(110);
  vi.advanceTimersByTime(1_000);
  expect(seen.passed).toBe(150);
});

test('after a flood there is no second burst at once', () => {
  const { send, seen } = open();
  send(101);
  vi.advanceTimersByTime(10);
  send(10);
  expect(seen.passed).toBe(101);
});

test('with no room to wait, connections are closed', () => {
  const { send, seen } = open();
  send(1_150);
  expect(seen).toEqual({ passed: 100, refused: 0, closed: 50 });
});

test('beacons of a network over its limit do not make others wait', () => {
  const { send, seen } = open();
  for (let minute = 0; minute < 4; minute += 1) {
    send(100, () => '10.0.0.1');
    vi.advanceTimersByTime(1_000);
  }
  expect(seen).toEqual({ passed: 300, refused: 100, closed: 0 });
  send(1_000, () => '10.0.0.1');
  send(1, () => '10.0.1.1');
  expect(seen.passed).toBe(301);
});
