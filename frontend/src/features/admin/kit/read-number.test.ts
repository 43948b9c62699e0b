import { expect, test } from 'vitest';
import { readAmount, readQuantity } from './read-number.ts';

test.each([
  ['4.50', 4.5],
  ['35,50', 35.5],
  [' $1,200 ', 1200],
  ['৳ ১,২৩,৪৫৬.৭৫', 123_456.75],
  ['1,23,456', 123_456],
  ['.5', null],
  ['4.505', null],
  ['1.200', null],
  ['1,2,3', null],
  ['-4', null],
  ['four', null],
  ['', null],
])('the amount %s is read as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['2.125', 2.125],
  ['2,5', 2.5],
  ['১২', 12],
  ['1,000', null],
  ['2.1234', null],
  ['-1', null],
  ['', null],
])('the quantity %s is read as %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity);
});
