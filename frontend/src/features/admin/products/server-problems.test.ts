import { expect, test } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { serverProblems } from './server-problems.ts';

const refused = (field: string) =>
  new ApiError(400, {
    message: 'No',
    code: 'invalid_request',
    requestId: 'r',
    details: [{ field, message: 'No' }],
  });

test.each([
  ['title', 'title'],
  ['product.title', 'title'],
  ['fileId', 'fileId'],
  ['images', 'picture-0'],
  ['product.pricing.1.price', 'plan-0-name'],
])('a problem with %s is told at %s', (field, id) => {
  expect(serverProblems(refused(field))).toEqual({ [id]: 'No' });
});

test('a failure without details tells nothing', () => {
  expect(serverProblems(new ApiError(500))).toEqual({});
  expect(serverProblems(new Error('offline'))).toEqual({});
});
