import { expect, test } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { isExpiredLink } from './forgot-password-link.ts';

const refused = (status: number, field?: string) =>
  new ApiError(status, {
    message: 'No',
    code: 'invalid_request',
    requestId: '1',
    ...(field ? { details: [{ field, message: 'Please check this value' }] } : {}),
  });

test.each([
  ['an expired link', refused(410), true],
  ['a link that is none', refused(400, 'token'), true],
  ['a short password', refused(400, 'password'), false],
  ['too many attempts', refused(429), false],
  ['no connection', new ApiError(0), false],
])('%s', (_case, error, dead) => {
  expect(isExpiredLink(error)).toBe(dead);
});
