import { describe, expect, it } from 'vitest';
import { findLowestPrice } from '../../../contract/rules/lowest-price.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A price from a day on, counted from the first of January. */
const from = (day: number, cents: number | null) => ({ cents, since: new Date(Date.UTC(2026, 0, 1) + day * DAY_MS) });

describe('findLowestPrice', () => {
  it('is the price before the reduction, if that applied for 30 days', () => {
    expect(findLowestPrice([from(0, 1000), from(40, 600)])).toBe(1000);
  });

  it('is an earlier reduction within the 30 days', () => {
    const history = [from(0, 1000), from(40, 600), from(50, 1000), from(60, 700)];
    expect(findLowestPrice(history)).toBe(600);
    // The earlier reduction ended 30 days before: it no longer counts.
    expect(findLowestPrice([...history.slice(0, 3), from(80, 700)])).toBe(1000);
    expect(findLowestPrice([...history.slice(0, 3), from(79, 700)])).toBe(600);
  });

  it('includes a price that began before the 30 days and ended in them', () => {
    expect(findLowestPrice([from(0, 500), from(45, 1000), from(60, 800)])).toBe(500);
  });

  it('is none for a plan that is new, or was not offered', () => {
    expect(findLowestPrice([])).toBeNull();
    expect(findLowestPrice([from(0, 600)])).toBeNull();
    expect(findLowestPrice([from(0, 1000), from(10, null), from(60, 600)])).toBeNull();
  });

  it('ignores a price that was replaced at the same moment', () => {
    expect(findLowestPrice([from(0, 1000), from(40, 100), from(40, 600)])).toBe(1000);
  });
});
