import { expect, test } from 'vitest';
import { orderVariant } from './order-status.ts';

test.each([
  ['completed', 'success', 'check'],
  ['Completed', 'success', 'check'],
  ['cancelled', 'destructive', 'cross'],
  ['pending', 'warning', 'clock'],
  ['processing', 'warning', 'clock'],
  ['refunded', 'warning', 'clock'],
  ['on hold', 'warning', 'clock'],
  ['paid', 'warning', 'clock'],
  ['failed', 'warning', 'clock'],
])('%s is %s with a %s', (status, tone, icon) => {
  expect(orderVariant(status)).toEqual({ tone, icon });
});
