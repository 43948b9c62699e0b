import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { shouldRetry } from './query-client.ts';

describe('shouldRetry', () => {
  it.each([
    ['a server error', new ApiError(503), true],
    ['no answer', new ApiError(0), true],
    ['an unknown error', new TypeError('x'), true],
    ['not found', new ApiError(404), false],
    ['too many attempts', new ApiError(429), false],
  ])('after %s: %j', (_, error, retries) => {
    expect(shouldRetry(0, error)).toBe(retries);
  });

  it('gives up after one', () => {
    expect(shouldRetry(1, new ApiError(503))).toBe(false);
  });
});
