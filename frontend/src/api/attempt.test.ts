import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { attemptFor, isOutcomeUnknown, newIdempotencyKey, saveAttempt, settle } from './attempt.ts';

describe('the key of an attempt', () => {
  test('is new for the first one', () => {
    expect(attemptFor(null, 'add 25', () => 'a')).toEqual({ key: 'a', request: 'add 25' });
  });

  test('stays when the same request is retried', () => {
    const first = attemptFor(null, 'add 25', () => 'a');
    expect(attemptFor(first, 'add 25', () => 'b')).toBe(first);
  });

  test.each(['add 26', 'withdraw 25'])('is new for %s after "add 25"', (request) => {
    const first = attemptFor(null, 'add 25', () => 'a');
    expect(attemptFor(first, request, () => 'b')).toEqual({ key: 'b', request });
  });

  test('is a printable string that never repeats', () => {
    const keys = Array.from({ length: 100 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a stored attempt', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    settle('wallet');
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('is shared across screens and reloads until it is settled', () => {
    const first = saveAttempt('wallet', 'add 25');
    expect(saveAttempt('wallet', 'add 25')).toEqual(first);
    expect(JSON.parse(stored.get('attempts') ?? '')).toMatchObject({ wallet: first });
    settle('wallet');
    expect(saveAttempt('wallet', 'add 25').key).not.toBe(first.key);
  });

  test('is replaced for another request, another subject, and after ten minutes', () => {
    const first = saveAttempt('wallet', 'add 25');
    expect(saveAttempt('purchase', 'add 25').key).not.toBe(first.key);
    vi.advanceTimersByTime(601_000);
    expect(saveAttempt('wallet', 'add 25').key).not.toBe(first.key);
    expect(saveAttempt('wallet', 'add 26').key).not.toBe(first.key);
  });

  test('is kept without storage as well', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    const first = saveAttempt('wallet', 'add 25');
    expect(saveAttempt('wallet', 'add 25')).toEqual(first);
  });
});

describe('an unclear outcome', () => {
  test.each([0, 500, 502, 503])('is status %i', (status) => {
    expect(isOutcomeUnknown(new ApiError(status))).toBe(true);
  });

  test.each([400, 401, 404, 409, 429])('is not status %i', (status) => {
    expect(isOutcomeUnknown(new ApiError(status))).toBe(false);
  });

  test('is any failure without a response', () => {
    expect(isOutcomeUnknown(new TypeError('broken'))).toBe(true);
  });
});
