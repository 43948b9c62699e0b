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

const sent = { plans: ['plan-0', 'plan-4'], faqs: ['faq-0', 'faq-3'] };

test.each([
  ['title', 'title'],
  ['product.title', 'title'],
  ['fileId', 'fileId'],
  ['images', 'picture-0'],
  ['product.faqs.1.answer', 'faq-3-answer'],
  ['pricing', 'plan-0-name'],
  ['product.pricing.1.name', 'plan-4-name'],
  ['product.pricing.1.price', 'plan-4-price'],
  ['product.pricing.1.launch.until', 'plan-4-launchPrice'],
  ['product.pricing.1.rights.termMonths', 'plan-4-name'],
])('a problem with %s appears at %s', (field, id) => {
  expect(serverProblems(refused(field), sent)).toEqual({ [id]: 'No' });
});

test('a failure without details shows nothing at a field', () => {
  expect(serverProblems(new ApiError(500), sent)).toEqual({});
  expect(serverProblems(new Error('offline'), sent)).toEqual({});
});
