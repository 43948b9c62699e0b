import { expect, test } from 'vitest';
import { downloadedLine } from './orders-texts.ts';

test('downloads', () => {
  expect([0, 1, 3].map(downloadedLine)).toEqual(['Not downloaded yet', 'Downloaded once', 'Downloaded 3 times']);
});
