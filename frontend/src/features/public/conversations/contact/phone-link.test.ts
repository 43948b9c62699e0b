import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['+880 1700 000000', 'tel:+8801700000000'],
  ['(0721) 77-12 34', 'tel:0721771234'],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
