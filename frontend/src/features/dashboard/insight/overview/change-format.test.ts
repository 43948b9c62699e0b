import { expect, test } from 'vitest';
import { formatChange } from './change-format.ts';

test.each([
  [12.5, '+12.5% in 30 days', 'up'],
  [8, '+8% in 30 days', 'up'],
  [1234.56, '+1,234.6% in 30 days', 'up'],
  [-3.1, '−3.1% in 30 days', 'down'],
  [0, 'No change in 30 days', 'none'],
  [null, '–', 'none'],
])('%s reads %s', (change, text, direction) => {
  expect(formatChange(change)).toEqual({ text, direction });
});
