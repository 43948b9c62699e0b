import { expect, test } from 'vitest';
import { cartKey, pricedKey, toGift } from './cart-rules.ts';

const [calendar, course] = [
  { id: '1', plan_id: 'calendar', quantity: 1, amount: 9.99 },
  { id: '2', plan_id: 'course', quantity: 3, amount: 30 },
];

test('the same plans and quantities are the same purchase', () => {
  expect(cartKey([calendar, course])).toBe(cartKey([course, calendar]));
  expect(cartKey([calendar, course])).not.toBe(cartKey([calendar, { ...course, quantity: 2 }]));
});

test('a new quantity, price or item is priced anew', () => {
  const keyOf = (...items: (typeof calendar)[]) => pricedKey({ items, bundles: [] });
  expect(keyOf(calendar)).not.toBe(keyOf({ ...calendar, amount: 8 }));
  expect(keyOf(calendar)).not.toBe(keyOf({ ...calendar, id: '3' }));
  expect(pricedKey({ items: [calendar], bundles: [{ bundle_id: 1, amount: 20 }] })).not.toBe(keyOf(calendar));
});

test('nothing is deducted from a bundle that is a gift', () => {
  const part = { product_name: '', tier: 'Pro' };
  const [map, almanac] = [
    { ...part, product_id: 1, plan_id: 'map', price: 9.99, amount: 0, owned: true },
    { ...part, product_id: 2, plan_id: 'almanac', price: 20, amount: 16.01, owned: false },
  ];
  const bundle = {
    bundle_id: 1,
    name: 'Set',
    image: { url: '', alt: '', width: 1, height: 1, widths: [], placeholder: null },
    price: 24,
    singlePrice: 29.99,
    amount: 16.01,
    available: true,
  };
  expect(toGift({ ...bundle, parts: [map, almanac] })).toMatchObject({
    amount: 24,
    parts: [
      { amount: 7.99, owned: false },
      { amount: 16.01, owned: false },
    ],
  });
});
