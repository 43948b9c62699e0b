import { describe, expect, test } from 'vitest';
import { arrangeCards, type CardLook } from './card-arrangement.ts';

const short = (looks: CardLook[]) => looks.map((look) => look[0]).join('');

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
  ])('%i products on the first page', (count, looks) => {
    expect(short(arrangeCards(count, true))).toBe(looks);
  });

  test('later pages have no poster', () => {
    expect(short(arrangeCards(1, false))).toBe('h');
    expect(short(arrangeCards(4, false))).toBe('hhhh');
    expect(short(arrangeCards(12, false))).toBe('tttttttttttt');
  });

  test('no number of products leaves a hole in a row', () => {
    for (let count = 2; count <= 60; count += 1) {
      for (const isFirstPage of [true, false]) {
        const looks = arrangeCards(count, isFirstPage);
        const number = (...wanted: CardLook[]) => looks.filter((look) => wanted.includes(look)).length;
        expect(looks).toHaveLength(count);
        expect(number('half') % 2, `halves of ${count}`).toBe(0);
        expect(number('third', 'wide') % 3, `thirds of ${count}`).toBe(0);
        expect(number('third') % 2, `thirds of ${count} in rows of two`).toBe(0);
      }
    }
  });
});
