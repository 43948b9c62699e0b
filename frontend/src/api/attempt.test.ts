import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { attemptFor, isUnclear, newKey } from './attempt.ts';

describe('the key of an attempt', () => {
  test('is new for the first one', () => {
    expect(attemptFor(null, 'add 25', () => 'a')).toEqual({ key: 'a', request: 'add 25' });
  });

  test('stays when the same is tried again', () => {
    const first = attemptFor(null, 'add 25', () => 'a');
    expect(attemptFor(first, 'add 25', () => 'b')).toBe(first);
  });

  test.each(['add 26', 'withdraw 25'])('is new for %s after "add 25"', (request) => {
    const first = attemptFor(null, 'add 25', () => 'a');
    expect(attemptFor(first, request, () => 'b')).toEqual({ key: 'b', request });
  });

  test('is printable text that never repeats', () => {
    const keys = Array.from({ length: 100 }, newKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an unclear end', () => {
  test.each([0, 500, 502, 503])('status %i', (status) => {
    expect(isUnclear(new ApiError(status))).toBe(true);
  });

  test.each([400, 401, 404, 409, 429])('is not status %i', (status) => {
    expect(isUnclear(new ApiError(status))).toBe(false);
  });

  test('is any failure that is not an answer', () => {
    expect(isUnclear(new TypeError('broken'))).toBe(true);
  });
});
