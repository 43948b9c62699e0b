import { describe, expect, it } from 'vitest';
import { assignOrderNumbers, customerOrderNumber } from '../../../demo/content/demo-customers/numbers.ts';

describe('order numbers of the demo', () => {
  it('end at #10125 for the demo customer', () => {
    expect(customerOrderNumber(124, 125)).toBe(10_125);
    expect(customerOrderNumber(0, 125)).toBeLessThan(10_000);
  });

  it('increase over time among existing ones', () => {
    const present = [
      { number: 100, at: 10 },
      { number: 110, at: 20 },
    ];
    expect(assignOrderNumbers([5, 7, 12, 14, 25], present)).toEqual([98, 99, 101, 102, 111]);
  });

  it('are below all others when there is no room', () => {
    const present = [
      { number: 100, at: 10 },
      { number: 101, at: 20 },
    ];
    expect(assignOrderNumbers([5, 12, 25], present)).toEqual([97, 98, 99]);
  });

  it('start anywhere in an empty database', () => {
    expect(assignOrderNumbers([1, 2], [])).toHaveLength(2);
  });
});
