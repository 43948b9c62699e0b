import { expect, test } from 'vitest';
import { downloadedLine, foundOrders } from './orders-texts.ts';

test('counts of orders', () => {
  expect([0, 1, 1204].map(foundOrders)).toEqual(['0 orders', '1 order', '1,204 orders']);
});

test('downloads', () => {
  expect([0, 1, 3].map(downloadedLine)).toEqual(['Not downloaded yet', 'Downloaded once', 'Downloaded 3 times']);
});
