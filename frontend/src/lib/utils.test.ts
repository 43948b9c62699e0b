import { expect, test } from 'vitest';
import { cn } from './utils.ts';

test('joins truthy values', () => {
  expect(cn('p-4', false, undefined, { flex: true })).toBe('p-4 flex');
});

test.each([
  ['bg-card', 'bg-primary-soft'],
  ['text-muted-foreground', 'text-deep-line'],
  ['rounded-md', 'rounded-xl'],
  ['shadow-sm', 'shadow-float'],
  ['max-w-sm', 'max-w-prose'],
  ['font-sans', 'font-display'],
  ['ring-ring/50', 'ring-destructive/20'],
])('%s is replaced by %s', (first, second) => {
  expect(cn(first, second)).toBe(second);
});

test.each([
  ['text-sm', 'text-muted-foreground'],
  ['border', 'border-input'],
  ['font-display', 'font-semibold'],
  ['shadow-float', 'shadow-primary'],
])('%s is kept with %s', (first, second) => {
  expect(cn(first, second)).toBe(`${first} ${second}`);
});
