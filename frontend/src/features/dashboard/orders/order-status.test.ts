import { expect, test } from 'vitest';
import { statusLook } from './order-status.ts';

test.each([
  ['completed', 'success', 'check', 'Completed'],
  ['Completed', 'success', 'check', 'Completed'],
  ['cancelled', 'danger', 'cross', 'Cancelled'],
  ['pending', 'warning', 'clock', 'Pending'],
  ['processing', 'warning', 'clock', 'Processing'],
  ['refunded', 'warning', 'clock', 'Refunded'],
])('%s is %s with a %s', (status, tone, sign, word) => {
  expect(statusLook(status)).toEqual({ tone, sign, word });
});
