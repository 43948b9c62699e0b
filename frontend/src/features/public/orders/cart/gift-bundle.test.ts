import { expect, test } from 'vitest';
import { toGift } from './gift-bundle.ts';

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
