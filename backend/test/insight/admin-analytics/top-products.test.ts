import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSales, mergeTop, type ProductSales } from '../../../src/features/insight/top-products.rules.ts';

const COUNT = 3;
const sales = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 12 }),
    name: fc.constant('Product'),
    orders: fc.integer({ min: 0, max: 3 }),
    cents: fc.integer({ min: -6, max: 12 }),
  }),
  { selector: ({ id }) => id, maxLength: 13 },
);

const added = (all: ProductSales[]): ProductSales[] => {
  const sums = new Map<number, ProductSales>();
  for (const one of all) {
    const sum = sums.get(one.id);
    sums.set(one.id, sum ? { ...sum, orders: sum.orders + one.orders, cents: sum.cents + one.cents } : one);
  }
  return [...sums.values()].sort(compareSales);
};

it('mergeTop returns the top products, asks for unknown ones, or reports too few', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(sales, sales, fc.integer({ min: COUNT, max: 8 }), (before, open, kept) => {
      const best = [...before].sort(compareSales).slice(0, kept);
      const closed = { best, isAll: best.length === before.length };
      let answer = mergeTop(closed, open, [], COUNT);
      if (answer !== 'too few' && 'unknown' in answer) {
        seen.add('unknown');
        const requestedIds = answer.unknown.map(({ id }) => id);
        const known = requestedIds.map((id) => ({
          id,
          name: 'Product',
          orders: 0,
          cents: 0,
          ...before.find((one) => one.id === id),
        }));
        answer = mergeTop(closed, open, known, COUNT);
      }
      seen.add(answer === 'too few' ? answer : Object.keys(answer).join());
      if (answer === 'too few') return;
      expect(answer).toEqual({ best: added([...before, ...open]).slice(0, COUNT) });
    }),
    { numRuns: 2_000 },
  );
  expect([...seen].sort()).toEqual(['best', 'too few', 'unknown']);
});
