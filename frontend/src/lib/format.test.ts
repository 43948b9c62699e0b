import { describe, expect, it, onTestFinished } from 'vitest';
import { setBusinessTimeZone } from './business-time-zone.ts';
import { formatCount, formatDate, formatMoney, formatShortMoney, setShopCurrency, yearIn } from './format.ts';
import { currencyName, roundMoney } from './format-amounts.ts';

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [9.9, '$9.90'],
    [2845.65, '$2,845.65'],
    [-12.5, '-$12.50'],
    ['2845.65', '$2,845.65'],
  ])('%j becomes %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe('the currency of the shop', () => {
  it('is used in every amount', () => {
    setShopCurrency('BDT');
    expect([formatMoney(1250), roundMoney(45_678.4), currencyName()]).toEqual([
      'BDT\u00A01,250.00',
      'BDT\u00A045,678',
      'Bangladeshi takas',
    ]);
    setShopCurrency('USD');
    expect([formatMoney(1250), currencyName()]).toEqual(['$1,250.00', 'US dollars']);
  });
});

describe('formatShortMoney', () => {
  it.each([
    [0, '$0'],
    [9.99, '$9.99'],
    [20, '$20'],
    [1200, '$1,200'],
  ])('%f is %s', (amount, text) => expect(formatShortMoney(amount)).toBe(text));
});

describe('formatCount', () => {
  it('separates thousands', () => {
    expect(formatCount(3427)).toBe('3,427');
  });
});

describe('yearIn', () => {
  it('is the year in the shop’s time zone, before and after it changes in UTC', () => {
    expect(yearIn('Asia/Dhaka', new Date('2026-12-31T18:00:00Z'))).toBe(2027);
    expect(yearIn('America/New_York', new Date('2027-01-01T04:59:59Z'))).toBe(2026);
  });
});

describe('formatDate', () => {
  it.each([
    ['2026-11-20', 'Nov 20, 2026'],
    ['2026-11-20T23:59:59.999Z', 'Nov 20, 2026'],
    ['2026-11-21T00:30:00+06:00', 'Nov 20, 2026'],
  ])('shows %s as %s in a shop in UTC', (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  it('a time has its date in the shop’s time zone; a date is the same everywhere', () => {
    setBusinessTimeZone('Asia/Dhaka');
    onTestFinished(() => setBusinessTimeZone('UTC'));
    expect(formatDate('2026-12-31T18:00:00Z')).toBe('Jan 1, 2027');
    expect(formatDate('2026-11-20T22:15:00Z')).toBe('Nov 21, 2026');
    expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
  });

  it('leaves invalid values unchanged', () => {
    expect(formatDate('soon')).toBe('soon');
  });
});
