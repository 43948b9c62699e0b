import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { keyFor, newIdempotencyKey, settle, settleFailure } from './attempt.ts';

describe('the key of an attempt', () => {
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
    const first = keyFor('wallet');
    expect(keyFor('wallet')).toBe(first);
    expect(JSON.parse(stored.get('attempts') ?? '')).toMatchObject({ wallet: { key: first } });
    settle('wallet');
    expect(keyFor('wallet')).not.toBe(first);
  });

  test('is another one for another subject, and after ten minutes', () => {
    const first = keyFor('wallet');
    expect(keyFor('purchase')).not.toBe(first);
    vi.advanceTimersByTime(601_000);
    expect(keyFor('wallet')).not.toBe(first);
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
    const first = keyFor('wallet');
    expect(keyFor('wallet')).toBe(first);
  });
});

describe('a failed attempt', () => {
  const refusal = (code: 'key_in_use' | 'key_reused' | 'conflict') =>
    new ApiError(409, { message: code, code, requestId: '' });
  const isOpenAfter = (error: unknown) => {
    const key = keyFor('wallet');
    settleFailure('wallet', error);
    return keyFor('wallet') === key;
  };

  test.each([0, 401, 403, 408, 425, 429, 500, 502, 503])('is sent again under its key after status %i', (status) => {
    expect(isOpenAfter(new ApiError(status))).toBe(true);
  });

  test.each([400, 404, 409, 410, 422])('has ended with status %i', (status) => {
    expect(isOpenAfter(new ApiError(status))).toBe(false);
  });

  test('stays open without a response, and while an earlier call runs', () => {
    expect(isOpenAfter(new TypeError('broken'))).toBe(true);
    expect(isOpenAfter(refusal('key_in_use'))).toBe(true);
    expect(isOpenAfter(refusal('conflict'))).toBe(false);
  });

  test('reports that an earlier request with other content arrived, then starts again', () => {
    const key = keyFor('wallet');
    expect(settleFailure('wallet', refusal('key_reused'))).toMatchObject({
      message: expect.stringMatching(/^Your earlier request was received/),
    });
    expect(keyFor('wallet')).not.toBe(key);
  });
});
