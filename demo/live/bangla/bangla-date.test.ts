import { describe, expect, it } from 'vitest';
import { daysOfMonth, fromBangla, toBangla } from './bangla-date.ts';

const on = (iso: string) => {
  const { year, month, day } = toBangla(Date.parse(`${iso}T00:00:00Z`));
  return [day, month, year];
};

describe('the Bangla calendar of Bangladesh', () => {
  it.each([
    ['2019-10-16', [31, 6, 1426]],
    ['2019-10-17', [1, 7, 1426]],
    ['2024-04-14', [1, 1, 1431]],
    ['2025-04-13', [30, 12, 1431]],
    ['2025-10-16', [31, 6, 1432]],
    ['2026-01-14', [30, 9, 1432]],
    ['2026-11-20', [5, 8, 1433]],
    ['2024-02-29', [16, 11, 1430]],
    ['2024-03-14', [30, 11, 1430]],
    ['2025-03-14', [29, 11, 1431]],
  ])('%s is %j', (iso, expected) => {
    expect(on(iso)).toEqual(expected);
  });

  it('keeps national days on their dates for a hundred years', () => {
    for (let year = 2020; year < 2120; year += 1) {
      expect(on(`${String(year)}-02-21`).slice(0, 2)).toEqual([8, 11]);
      expect(on(`${String(year)}-03-26`).slice(0, 2)).toEqual([12, 12]);
      expect(on(`${String(year)}-05-08`).slice(0, 2)).toEqual([25, 1]);
      expect(on(`${String(year)}-05-25`).slice(0, 2)).toEqual([11, 2]);
      expect(on(`${String(year)}-12-16`).slice(0, 2)).toEqual([1, 9]);
    }
  });

  /** As Bangla Academy announced the reform: six months of 31 days, then 30, Falgun 29, and 30 in a leap year. */
  it.each([
    [1426, [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30]],
    [1432, [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29, 30]],
  ])('has the announced lengths in %i, starting on 14 April', (year, lengths) => {
    let first = Date.UTC(year + 593, 3, 14);
    for (const [index, days] of lengths.entries()) {
      expect(daysOfMonth(year, index + 1)).toBe(days);
      expect(fromBangla({ year, month: index + 1, day: 1 })).toBe(first);
      first += days * 86_400_000;
    }
    expect(first).toBe(Date.UTC(year + 594, 3, 14));
  });

  it('round-trips every day of a century, and no month is too long', () => {
    for (let time = Date.UTC(2019, 9, 16); time < Date.UTC(2119, 9, 16); time += 86_400_000) {
      const date = toBangla(time);
      if (fromBangla(date) !== time || date.day < 1 || date.day > daysOfMonth(date.year, date.month))
        throw new Error(`${new Date(time).toISOString()} became ${JSON.stringify(date)}`);
    }
  });

  it('has 365 days, and 366 when its Falgun has 30', () => {
    const length = (year: number) =>
      Array.from({ length: 12 }, (_, index) => daysOfMonth(year, index + 1)).reduce((sum, days) => sum + days, 0);
    expect([length(1432), length(1434), length(1430)]).toEqual([365, 366, 366]);
    expect(daysOfMonth(1434, 11)).toBe(30);
  });
});
