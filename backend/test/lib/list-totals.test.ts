import { describe, expect, it } from 'vitest';
import { listTotals } from '../../../contract/rules/list-totals.ts';

const STATUSES = ['waiting', 'pending', 'paid'] as const;
const groups = [
  { status: 'paid', held: false, currency: 'USD', rows: 2, cents: 1010 },
  { status: 'paid', held: false, currency: 'BDT', rows: 1, cents: 250_000 },
  { status: 'pending', held: true, currency: 'USD', rows: 1, cents: 20 },
];

describe('totals of a list', () => {
  it('never add amounts of different currencies', () => {
    expect(listTotals(groups, STATUSES, undefined).sums).toEqual([
      { currency: 'BDT', amount: 2500 },
      { currency: 'USD', amount: 10.3 },
    ]);
  });

  it('count every status, and add up the requested one', () => {
    expect(listTotals(groups, STATUSES, 'waiting')).toEqual({
      counts: { waiting: 1, pending: 1, paid: 3 },
      sums: [{ currency: 'USD', amount: 0.2 }],
    });
  });

  it('are absent where there is too much to add up, and empty without rows', () => {
    expect(listTotals(undefined, STATUSES, undefined)).toEqual({});
    expect(listTotals([], STATUSES, 'paid')).toEqual({ counts: { waiting: 0, pending: 0, paid: 0 }, sums: [] });
  });
});
