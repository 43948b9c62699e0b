import { describe, expect, it } from 'vitest';
import { formatCount, formatDate, formatMoney } from './format.ts';

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

describe('formatCount', () => {
  it('separates thousands', () => {
    expect(formatCount(3427)).toBe('3,427');
  });
});

describe('formatDate', () => {
  it.each([
    ['2026-11-20', 'Nov 20, 2026'],
    ['2026-11-20T23:59:59.999Z', 'Nov 20, 2026'],
    ['2026-11-21T00:30:00+06:00', 'Nov 20, 2026'],
  ])('shows %s as %s whatever the reader’s time zone', (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  it('leaves what it cannot read alone', () => {
    expect(formatDate('soon')).toBe('soon');
  });
});
