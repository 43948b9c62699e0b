import { expect, test } from 'vitest';
import { cartKey, quoteKey } from './cart-rules.ts';

const [calendar, course] = [
  { id: '1', plan_id: 'calendar', quantity: 1, amount: 9.99 },
  { id: '2', plan_id: 'course', quantity: 3, amount: 30 },
];

test('the same plans and quantities are the same purchase', () => {
  expect(cartKey([calendar, course])).toBe(cartKey([course, calendar]));
  expect(cartKey([calendar, course])).not.toBe(cartKey([calendar, { ...course, quantity: 2 }]));
});

test('a new quantity, price or item is priced anew', () => {
  const keyOf = (...items: (typeof calendar)[]) => quoteKey({ items, bundles: [] });
  expect(keyOf(calendar)).not.toBe(keyOf({ ...calendar, amount: 8 }));
  expect(keyOf(calendar)).not.toBe(keyOf({ ...calendar, id: '3' }));
  expect(quoteKey({ items: [calendar], bundles: [{ bundle_id: 1, amount: 20 }] })).not.toBe(keyOf(calendar));
});
