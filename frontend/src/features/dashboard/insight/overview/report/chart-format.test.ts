import { expect, test } from 'vitest';
import { chartSummary, describeMonth, formatSpan } from './chart-format.ts';

const month = (name: string, orders: number) => ({ month: name, orders, spending: 12.5, downloads: 0 });
const months = [month('2025-12', 3), month('2026-01', 9), month('2026-02', 1)];

test('describes a month in one sentence', () => {
  expect(describeMonth(month('2026-03', 1), 'orders')).toBe('March 2026: 1 order');
});

test('describes a chart in two sentences', () => {
  expect(chartSummary(months, 'orders')).toBe(
    'Orders per month, December 2025 to February 2026. Highest in January 2026: 9 orders.',
  );
});

test('has no range without months', () => {
  expect(formatSpan([])).toBe('');
});
