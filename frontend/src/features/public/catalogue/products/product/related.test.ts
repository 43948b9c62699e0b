import { describe, expect, test } from 'vitest';
import type { ProductCard } from '@/api/generated/model.ts';
import { isTooFew, relatedProducts } from './related.ts';

const card = (id: number) => ({ id, title: `Product ${id}` }) as ProductCard;
const idsOf = (products: ProductCard[]) => products.map(({ id }) => id);

describe('relatedProducts', () => {
  test('the same category comes first, the rest fills up', () => {
    expect(idsOf(relatedProducts(5, [card(5), card(9)], [card(1), card(9), card(2), card(3)]))).toEqual([9, 1, 2]);
  });

  test('never the product itself', () => {
    expect(idsOf(relatedProducts(1, [card(1)], [card(1)]))).toEqual([]);
  });

  test('three at most', () => {
    expect(relatedProducts(7, [card(1), card(2), card(3), card(4)])).toHaveLength(3);
  });
});

test('a category is too small without three others', () => {
  expect(isTooFew(1, [card(1), card(2), card(3)])).toBe(true);
  expect(isTooFew(1, [card(1), card(2), card(3), card(4)])).toBe(false);
});
