import { describe, expect, it } from 'vitest';
import { ApiError, hasStatus, messageOf, namesNothing } from './api-error.ts';

const fallback = 'Failed to save address.';

describe('messageOf', () => {
  it.each([
    ['message first', { message: 'Too many attempts', details: 'x', error: 'y' }, 'Too many attempts'],
    ['details next', { details: 'The city is missing', error: 'y' }, 'The city is missing'],
    [
      'details as a list of fields',
      {
        message: '',
        details: [
          { field: 'city', message: 'City is required.' },
          { field: 'street', message: 'Street is required.' },
        ],
      },
      'City is required. Street is required.',
    ],
    ['error last', { details: [], error: 'Broken' }, 'Broken'],
    ['the fallback when nothing is readable', { message: 7, details: {}, error: null }, fallback],
    ['the fallback without a body', undefined, fallback],
    ['the fallback for a body that is no object', 'Bad gateway', fallback],
  ])('takes %s', (_, body, text) => {
    expect(messageOf(new ApiError<unknown>(422, body), fallback)).toBe(text);
  });

  it('shows the error’s own message only where asked', () => {
    const offline = new ApiError(0, undefined, { message: 'The server cannot be reached.' });
    expect(messageOf(offline, fallback)).toBe(fallback);
    expect(messageOf(offline, fallback, { own: true })).toBe('The server cannot be reached.');
    expect(messageOf(new Error('Unauthorized access'), fallback, { own: true })).toBe('Unauthorized access');
  });

  it('never shows a bare status', () => {
    expect(messageOf(new ApiError(500), fallback, { own: true })).toBe(fallback);
  });

  it.each([undefined, null, 'text', {}])('falls back for %j', (thrown) => {
    expect(messageOf(thrown, fallback, { own: true })).toBe(fallback);
  });
});

describe('ApiError', () => {
  it('reads like the server’s sentence', () => {
    expect(new ApiError(409, { message: 'Insufficient funds' }).message).toBe('Insufficient funds');
    expect(new ApiError(500).message).toBe('HTTP 500');
  });

  it('is recognised by status', () => {
    expect(hasStatus(new ApiError(404), 404)).toBe(true);
    expect(hasStatus(new ApiError(500), 404)).toBe(false);
    expect(hasStatus(new Error('404'), 404)).toBe(false);
  });

  it('names nothing when an id is unknown or no id at all', () => {
    expect([400, 404, 403, 500].map((status) => namesNothing(new ApiError(status)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
