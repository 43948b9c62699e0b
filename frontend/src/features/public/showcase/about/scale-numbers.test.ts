import { expect, it } from 'vitest';
import { scaleNumbers } from './scale-numbers.ts';

it('counts up to exactly the written number', () => {
  for (const text of ['40+', '130+', '5', '1,234', '4.9', '∞', 'since 2018', ''])
    expect(scaleNumbers(text, 1)).toBe(text);
});
it('has the same number of digits on the way, and keeps its symbols', () => {
  expect(scaleNumbers('130+', 0.5)).toBe('065+');
  expect(scaleNumbers('1,234', 0.5)).toBe('0,617');
  expect(scaleNumbers('4.9', 0.5)).toBe('2.5');
  expect(scaleNumbers('5', 0)).toBe('0');
});
it('leaves text without a number alone', () => {
  expect(scaleNumbers('∞', 0.3)).toBe('∞');
});
