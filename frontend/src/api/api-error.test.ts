import { describe, expect, it } from 'vitest';
import { ApiError, errorMessage, hasStatus, isAborted, isNotFound, isUnknownCall } from './api-error.ts';

const fallback = 'Failed to save address.';

describe('errorMessage', () => {
  it.each([
    ['message first', { message: 'Too many attempts', details: 'x', error: 'y' }, 'Too many attempts'],
    ['the fallback where the server says something else', { details: 'x', error: 'y' }, fallback],
    ['the fallback when nothing is readable', { message: 7, details: {}, error: null }, fallback],
    ['the fallback without a body', undefined, fallback],
    ['the fallback for a body that is no object', 'Bad gateway', fallback],
  ])('uses %s', (_, body, text) => {
    expect(errorMessage(new ApiError<unknown>(422, body), fallback)).toBe(text);
  });

  it('reads other fields only where the catalogue does', () => {
    const details = [
      { field: 'city', message: 'City is required.' },
      { field: 'street', message: 'Street is required.' },
    ];
    const refused = new ApiError<unknown>(422, { message: '', details, error: 'Broken' });
    expect(errorMessage(refused, fallback, { also: 'details' })).toBe('City is required. Street is required.');
    expect(errorMessage(refused, fallback, { also: 'error' })).toBe('Broken');
    expect(errorMessage(new ApiError(500), fallback, { also: 'details' })).toBe(fallback);
  });

  it('shows the message of an error only where requested', () => {
    const offline = new ApiError(0, undefined, { message: 'The server cannot be reached.' });
    expect(errorMessage(offline, fallback)).toBe(fallback);
    expect(errorMessage(offline, fallback, { preferOwnMessage: true })).toBe('The server cannot be reached.');
    expect(errorMessage(new Error('Unauthorized access'), fallback, { preferOwnMessage: true })).toBe(
      'Unauthorized access',
    );
  });

  it('never shows only a status', () => {
    expect(errorMessage(new ApiError(500), fallback, { preferOwnMessage: true })).toBe(fallback);
  });

  it.each([undefined, null, 'text', {}])('falls back for %j', (thrown) => {
    expect(errorMessage(thrown, fallback, { preferOwnMessage: true })).toBe(fallback);
  });
});

describe('ApiError', () => {
  it('has the server’s message', () => {
    expect(new ApiError(409, { message: 'Insufficient funds' }).message).toBe('Insufficient funds');
    expect(new ApiError(500).message).toBe('HTTP 500');
  });

  it('is recognised by status', () => {
    expect(hasStatus(new ApiError(404), 404)).toBe(true);
    expect(hasStatus(new ApiError(500), 404)).toBe(false);
    expect(hasStatus(new Error('404'), 404)).toBe(false);
  });

  it('names nothing when the URL does not exist', () => {
    expect([400, 404, 500].map((status) => isNotFound(new ApiError(status)))).toEqual([false, true, false]);
  });

  it('distinguishes an unknown operation from a failed one', () => {
    const isUnknown = (status: number) => isUnknownCall(new ApiError(status));
    expect([200, 404, 405, 501].filter(isUnknown)).toEqual([200, 404, 405, 501]);
    expect([0, 400, 401, 403, 409, 429, 500, 502, 503].filter(isUnknown)).toEqual([]);
    expect(isUnknownCall(new Error('404'))).toBe(false);
  });

  it('recognises a call that the user cancelled', () => {
    const cause = new DOMException('stopped', 'AbortError');
    expect(isAborted(new ApiError(0, undefined, { cause }))).toBe(true);
    expect(isAborted(new ApiError(0, undefined, { cause: new TypeError('offline') }))).toBe(false);
  });
});
