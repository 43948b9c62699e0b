import { describe, expect, it } from 'vitest';
import { listLastMonths } from '../../../contract/rules/business-day.ts';
import { percentChange } from '../../../contract/rules/percent.ts';
import { toComparison } from '../../src/lib/periods.ts';

describe('the compared periods', () => {
  it('are 30 days each, today included', () => {
    expect(toComparison(new Date('2026-03-01T00:30:00Z'), 'UTC')).toEqual({
      recentFrom: new Date('2026-01-30T00:30:00Z'),
      earlierFrom: new Date('2025-12-31T00:30:00Z'),
      recentFromDay: '2026-01-31',
      earlierFromDay: '2026-01-01',
    });
  });
});

describe('the change', () => {
  it.each([
    [9, 8, 12.5],
    [10, 11, -9.1],
    [0, 4, -100],
    [5, 5, 0],
    [1, 3, -66.7],
    [5, 0, null],
    [5, null, null],
    [0, 0, null],
  ])('from %d to %d is %s percent', (current, earlier, change) => {
    expect(percentChange(current, earlier)).toBe(change);
  });
});

describe('the reported months', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2025-12', '2026-11'],
    ['2026-12-31T23:59:59Z', '2026-01', '2026-12'],
    ['2028-02-29T00:00:00Z', '2027-03', '2028-02'],
    ['2027-01-01T00:00:00Z', '2026-02', '2027-01'],
  ])('at %s are twelve, from %s to %s', (now, first, last) => {
    const months = listLastMonths(new Date(now), 12, 'UTC');
    expect([months.length, new Set(months).size, months[0], months[11]]).toEqual([12, 12, first, last]);
    expect(months).toEqual([...months].sort());
  });
});
