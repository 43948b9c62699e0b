import { expect, test } from 'vitest';
import { commentProblem } from './comment-rules.ts';

test.each(['', '  ', '\n\t'])('%j is blank', (text) => {
  expect(commentProblem(text)).toBe('Please enter a comment');
});

test.each(['a', 'x'.repeat(2000), '🌊'.repeat(2000), `  ${'x'.repeat(2000)}\n`, '<b>text</b>'])(
  '%#: is accepted',
  (text) => {
    expect(commentProblem(text)).toBeUndefined();
  },
);

test.each(['x'.repeat(2001), '🌊'.repeat(2001)])('%#: is too long', (text) => {
  expect(commentProblem(text)).toBe('Please keep your comment under 2,000 characters');
});
