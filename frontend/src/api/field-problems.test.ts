import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { fieldProblems } from './field-problems.ts';

const refused = (details?: unknown) =>
  new ApiError(400, { message: 'Please fill in all fields', code: 'invalid_request', requestId: '1', details });

describe('fieldProblems', () => {
  test('returns a message for each named field', () => {
    const error = refused([
      { field: 'city', message: 'Please fill in all fields' },
      { field: 'postal_code', message: 'This text is too long: 20 characters at most' },
      { field: 'nowhere', message: 'Unknown field' },
    ]);
    expect(fieldProblems(error, ['street', 'city', 'postal_code'])).toEqual({
      city: 'Please fill in all fields',
      postal_code: 'This text is too long: 20 characters at most',
    });
  });

  test('keeps the first message about a field', () => {
    const error = refused([
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'email', message: 'Another one' },
      { field: 'website', message: 'Not a field for people' },
    ]);
    expect(fieldProblems(error, ['name', 'email'])).toEqual({ email: 'Please enter a valid email address' });
  });

  test('assigns an email that is taken to the email field', () => {
    const error = new ApiError(409, { message: 'An account with this email already exists', code: 'email_taken' });
    expect(fieldProblems(error, ['name', 'email'])).toEqual({ email: 'An account with this email already exists' });
    expect(fieldProblems(error, ['street'])).toEqual({});
  });

  test.each([
    ['no details', refused()],
    ['details that are a text', refused('city')],
    ['details that are null', refused(null)],
    ['details of another form', refused([null, 7, {}])],
    ['no answer', new ApiError(0)],
    ['another error', new Error('offline')],
  ])('is empty for %s', (_case, error) => {
    expect(fieldProblems(error, ['city'])).toEqual({});
  });
});
