import { expect, test } from 'vitest';
import { downloadedLine, formatMoment, foundOrders } from './orders-texts.ts';

test('counts of orders', () => {
  expect([0, 1, 1204].map(foundOrders)).toEqual(['0 orders', '1 order', '1,204 orders']);
});

test('moments', () => {
  expect(formatMoment('2026-11-20T08:05:00Z')).toBe('Nov 20, 2026, 8:05 AM UTC');
  expect(formatMoment('soon')).toBe('soon');
});

test('downloads', () => {
  expect([0, 1, 3].map(downloadedLine)).toEqual(['Not downloaded yet', 'Downloaded once', 'Downloaded 3 times']);
});
