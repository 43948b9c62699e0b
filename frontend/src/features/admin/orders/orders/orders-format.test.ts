import { expect, test } from 'vitest';
import { formatDownloads } from './orders-format.ts';

test('formats downloads', () => {
  expect([0, 1, 3].map(formatDownloads)).toEqual(['Not downloaded yet', 'Downloaded once', 'Downloaded 3 times']);
});
