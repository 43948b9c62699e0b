import { expect, test } from 'vitest';
import { roundMoney } from '@/lib/format-amounts.ts';
import { formatChange, formatGrowth } from './figure-format.ts';

test('figures are formatted as in the specification', () => {
  expect(formatGrowth(23.5)).toBe('23.5%');
  expect(formatChange(4.1)).toBe('+4.1%');
  expect(roundMoney(45_678)).toBe('$45,678');
});

test('losses have a minus, no change has no sign, nothing to compare is a dash', () => {
  expect(formatChange(-3)).toBe('−3.0%');
  expect(formatChange(0)).toBe('0.0%');
  expect(formatGrowth(null)).toBe('–');
});
