import { describe, expect, test } from 'vitest';
import { OrderStatus } from '@/api/generated/model.ts';
import { formatMoment, noFileLine, orderTitle } from './order-texts.ts';

describe('formatMoment', () => {
  test.each([
    ['2026-11-20T08:05:09Z', 'Nov 20, 2026, 8:05 AM UTC'],
    ['2026-11-20T23:59:00+00:00', 'Nov 20, 2026, 11:59 PM UTC'],
    ['2026-11-21T04:30:00+06:00', 'Nov 20, 2026, 10:30 PM UTC'],
    ['', ''],
    ['soon', 'soon'],
  ])('%s is %s', (iso, text) => {
    expect(formatMoment(iso)).toBe(text);
  });
});

test('every status says where the file is', () => {
  for (const status of Object.values(OrderStatus)) expect(noFileLine(status)).toMatch(/\.$/);
});

test('an order is called by its number', () => {
  expect(orderTitle(10_125)).toBe('Order #10125');
});
