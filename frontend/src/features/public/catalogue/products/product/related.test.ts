import { describe, expect, test } from 'vitest';
import type { ProductCard } from '@/api/generated/model.ts';
import { hasTooFewRelated, relatedProducts } from './related.ts';

const card = (id: number) => ({ id, title: `Product ${id}` }) as ProductCard;
const idsOf = (products: ProductCard[]) => products.map(({ id }) => id);

describe('relatedProducts', () => {
  test('products of the same category come first, then others', () => {
    expect(idsOf(relatedProducts(5, [card(5), card(9)], [card(1), card(9), card(2), card(3)]))).toEqual([9, 1, 2]);
  });

  test('excludes the product itself', () => {
    expect(idsOf(relatedProducts(1, [card(1)], [card(1)]))).toEqual([]);
  });

  test('returns at most three', () => {
    expect(relatedProducts(7, [card(1), card(2), card(3), card(4)])).toHaveLength(3);
  });
});

test('a category without three other products is too small', () => {
  expect(hasTooFewRelated(1, [card(1), card(2), card(3)])).toBe(true);
  expect(hasTooFewRelated(1, [card(1), card(2), card(3), card(4)])).toBe(false);
});
