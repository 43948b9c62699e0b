import { expect, it } from 'vitest';
import { toSeatShare } from '../../../contract/rules/seat-refunds.ts';

it('shares of seats that are refunded one after another add up to what the line cost', () => {
  for (const [cents, bought] of [
    [10_000, 3],
    [89_97, 3],
    [100, 7],
    [517_155, 99],
  ] as const) {
    let sum = 0;
    for (let before = 0; before < bought; before += 1) sum += toSeatShare({ cents, bought, before, count: 1 });
    expect(sum).toBe(cents);
    expect(toSeatShare({ cents, bought, before: 0, count: bought })).toBe(cents);
  }
  expect([0, 1, 2].map((before) => toSeatShare({ cents: 10_000, bought: 3, before, count: 1 }))).toEqual([
    3333, 3334, 3333,
  ]);
});
