import { expect, test } from 'vitest';
import { countStatuses, readStatus } from './order-filter.ts';

test('reads a status of the URL, and nothing else', () => {
  expect(readStatus('pending')).toBe('pending');
  expect(readStatus('lost')).toBeUndefined();
});

test('counts the states that occur', () => {
  const orders = [{ status: 'completed' }, { status: 'pending' }, { status: 'completed' }] as const;
  expect(countStatuses(orders)).toEqual([
    { status: 'pending', count: 1 },
    { status: 'completed', count: 2 },
  ]);
});
