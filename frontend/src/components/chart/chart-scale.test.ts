import { describe, expect, test } from 'vitest';
import { scaleFor } from './chart-scale.ts';

describe('scaleFor', () => {
  test.each([
    [13, true, [0, 5, 10, 15]],
    [1, true, [0, 1]],
    [3, true, [0, 1, 2, 3]],
    [7, true, [0, 2, 4, 6, 8]],
    [339, true, [0, 100, 200, 300, 400]],
    [25, true, [0, 5, 10, 15, 20, 25]],
    [0.99, false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [12.5, false, [0, 2.5, 5, 7.5, 10, 12.5]],
    [249.91, false, [0, 50, 100, 150, 200, 250]],
    [1_000_000, false, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('%s has round grid lines', (highest, whole, lines) => {
    expect(scaleFor(highest, whole)).toEqual({ top: lines.at(-1), lines });
  });

  test('zero values still have a scale', () => {
    expect(scaleFor(0, true).top).toBeGreaterThan(0);
    expect(scaleFor(0, false).top).toBeGreaterThan(0);
  });

  test('the highest value always fits, with few grid lines', () => {
    for (let highest = 1; highest < 5000; highest = Math.ceil(highest * 1.3)) {
      const { top, lines } = scaleFor(highest, true);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines.every(Number.isInteger)).toBe(true);
    }
  });
});
