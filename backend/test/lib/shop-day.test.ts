import { describe, expect, it } from 'vitest';
import {
  addMonths,
  formatLongDay,
  listLastMonths,
  toBusinessTime,
  toBusinessYear,
  toInstantRange,
  toMidnight,
  toMonthRange,
} from '../../../contract/rules/business-day.ts';

const DHAKA = 'Asia/Dhaka';

describe('days in the shop’s time zone', () => {
  it('a year starts at midnight in Dhaka, six hours before UTC', () => {
    expect(toBusinessYear(new Date('2026-12-31T17:59:59Z'), DHAKA)).toBe(2026);
    expect(toBusinessYear(new Date('2026-12-31T18:00:00Z'), DHAKA)).toBe(2027);
    expect(toBusinessTime(new Date('2026-12-31T18:30:00Z'), DHAKA)).toEqual({ day: '2027-01-01', hour: 0 });
    expect(formatLongDay(new Date('2026-12-31T18:00:00Z'), DHAKA)).toBe('January 1, 2027');
  });

  it('a range includes both of its days, and is open where none is given', () => {
    expect(toInstantRange({ from: '2026-11-27', to: '2026-11-27' }, DHAKA)).toEqual({
      since: new Date('2026-11-26T18:00:00Z'),
      before: new Date('2026-11-27T18:00:00Z'),
    });
    expect(toInstantRange({}, DHAKA)).toEqual({ since: undefined, before: undefined });
  });

  it('a month ends where the next starts, also in December', () => {
    expect(toMonthRange('2026-12', DHAKA)).toEqual({
      since: new Date('2026-11-30T18:00:00Z'),
      before: new Date('2026-12-31T18:00:00Z'),
    });
  });

  it('days with a clock change have 23 or 25 hours', () => {
    const hours = (day: string) => {
      const { since, before } = toInstantRange({ from: day, to: day }, 'Europe/Berlin');
      return (Number(before) - Number(since)) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-07-01')]).toEqual([23, 25, 24]);
  });

  it.each([
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
    ['2027-01-01', 'Pacific/Kiritimati', '2026-12-31T10:00:00Z'],
    ['2027-01-01', 'Pacific/Pago_Pago', '2027-01-01T11:00:00Z'],
  ])('%s starts in %s where clocks skip or repeat midnight, or are far ahead or behind', (day, zone, at) => {
    const midnight = toMidnight(day, zone);
    expect(midnight).toEqual(new Date(at));
    expect(toBusinessTime(midnight, zone).day).toBe(day);
    expect(toBusinessTime(new Date(midnight.getTime() - 1), zone).day < day).toBe(true);
  });

  it('the last months end with the current one in the shop, across the turn of the year', () => {
    expect(listLastMonths(new Date('2026-12-31T18:00:00Z'), 3, DHAKA)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(listLastMonths(new Date('2026-12-31T17:59:59Z'), 3, DHAKA)).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(listLastMonths(new Date('2027-01-01T04:59:59Z'), 2, 'America/New_York')).toEqual(['2026-11', '2026-12']);
  });

  it.each([
    ['2026-01-30T19:00:00.123Z', 1, DHAKA, '2026-02-27T19:00:00.123Z'],
    ['2026-12-31T18:30:00.000Z', 12, DHAKA, '2027-12-31T18:30:00.000Z'],
    ['2024-02-28T18:30:00.000Z', 12, DHAKA, '2025-02-27T18:30:00.000Z'],
    ['2026-01-15T09:00:00.000Z', 6, 'Europe/Berlin', '2026-07-15T08:00:00.000Z'],
    ['2026-05-07T12:00:00.000Z', 0, DHAKA, '2026-05-07T12:00:00.000Z'],
  ])('%s and %i months in %s are %s', (at, months, zone, later) => {
    expect(addMonths(new Date(at), months, zone).toISOString()).toBe(later);
  });
});
