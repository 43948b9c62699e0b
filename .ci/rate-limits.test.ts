import { expect, test } from 'vitest';
import { readRateLimits } from './codegen/rate-limits.ts';

const limits = {
  sends: { limit: 5, seconds: 60, per: 'account' },
  'api-key': { limit: 600, seconds: 60, per: 'API key' },
};

const read = (names: string[], responses: Record<string, unknown> = { 429: {} }) =>
  readRateLimits({
    paths: { '/letters': { post: { operationId: 'sendLetter', responses, 'x-rate-limit': names } } },
    components: { 'x-rate-limits': limits },
  });

test('an operation names limits of the table', () => {
  expect(read(['sends']).operations).toEqual([['sendLetter', ['sends']]]);
  expect(() => read(['sends', 'reads'])).toThrow(
    'sendLetter: x-rate-limit names reads, which x-rate-limits does not have',
  );
});

test('a limit that no operation names is an error', () => {
  expect(() => read([])).toThrow('x-rate-limits: no operation names sends');
});

test('a limited operation documents 429', () => {
  expect(() => read(['sends'], { 204: {} })).toThrow('sendLetter: a call with x-rate-limit documents 429');
});
