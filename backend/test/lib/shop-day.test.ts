import { describe, expect, it } from 'vitest';
import { longDay, shopMonth, shopSpan, shopTime, shopYear } from '../../shared/shop-day.ts';

const DHAKA = 'Asia/Dhaka';

describe('days of the shop', () => {
  it('a year begins at midnight in Dhaka, six hours before UTC', () => {
    expect(shopYear(new Date('2026-12-31T17:59:59Z'), DHAKA)).toBe(2026);
    expect(shopYear(new Date('2026-12-31T18:00:00Z'), DHAKA)).toBe(2027);
    expect(shopTime(new Date('2026-12-31T18:30:00Z'), DHAKA)).toEqual({ day: '2027-01-01', hour: 0 });
    expect(longDay(new Date('2026-12-31T18:00:00Z'), DHAKA)).toBe('January 1, 2027');
  });

  it('a span holds both of its days, and is open where none is given', () => {
    expect(shopSpan({ from: '2026-11-27', to: '2026-11-27' }, DHAKA)).toEqual({
      since: new Date('2026-11-26T18:00:00Z'),
      before: new Date('2026-11-27T18:00:00Z'),
    });
    expect(shopSpan({}, DHAKA)).toEqual({ since: undefined, before: undefined });
  });

  it('a month ends where the next begins, in December too', () => {
    expect(shopMonth('2026-12', DHAKA)).toEqual({
      since: new Date('2026-11-30T18:00:00Z'),
      before: new Date('2026-12-31T18:00:00Z'),
    });
  });

  it('days on which clocks change have 23 or 25 hours', () => {
    const hours = (day: string) => {
      const { since, before } = shopSpan({ from: day, to: day }, 'Europe/Berlin');
      return (Number(before) - Number(since)) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-07-01')]).toEqual([23, 25, 24]);
  });
});
