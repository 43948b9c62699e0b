import { describe, expect, test } from 'vitest';
import { arrangeCards, type CardVariant } from './card-arrangement.ts';

const short = (variants: CardVariant[]) => variants.map((variant) => variant[0]).join('');

describe('arrangeCards', () => {
  test.each([
    [0, ''],
    [1, 'l'],
    [2, 'hh'],
    [3, 'lhh'],
    [4, 'lttw'],
    [5, 'lhhhh'],
    [6, 'lhhttw'],
    [12, 'lhhttttttttw'],
  ])('%i products on the first page', (count, variants) => {
    expect(short(arrangeCards(count, true))).toBe(variants);
  });

  test('later pages have no poster', () => {
    expect(short(arrangeCards(1, false))).toBe('h');
    expect(short(arrangeCards(4, false))).toBe('hhhh');
    expect(short(arrangeCards(12, false))).toBe('tttttttttttt');
  });

  test('no number of products leaves a gap in a row', () => {
    for (let count = 2; count <= 60; count += 1) {
      for (const isFirstPage of [true, false]) {
        const variants = arrangeCards(count, isFirstPage);
        const number = (...wanted: CardVariant[]) => variants.filter((variant) => wanted.includes(variant)).length;
        expect(variants).toHaveLength(count);
        expect(number('half') % 2, `halves of ${count}`).toBe(0);
        expect(number('third', 'wide') % 3, `thirds of ${count}`).toBe(0);
        expect(number('third') % 2, `thirds of ${count} in rows of two`).toBe(0);
      }
    }
  });
});
