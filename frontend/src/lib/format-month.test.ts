import { expect, test } from 'vitest';
import { formatMonth } from './format-month.ts';

test.each([
  ['2026-03', 'March 2026'],
  ['2025-12', 'December 2025'], // the reader's time zone does not move it
])('%s is %s', (month, text) => expect(formatMonth(month)).toBe(text));
