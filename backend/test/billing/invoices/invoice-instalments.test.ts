import { describe, expect, it } from 'vitest';
import {
  divideMonthly,
  fillInstalments,
  findInstalmentProblem,
  toBalance,
} from '../../../../contract/rules/invoice-instalments.ts';
import { addMonthsToDay } from '../../../../contract/rules/month-days.ts';

const parts = [
  { dueOn: '2026-01-31', cents: 3_334 },
  { dueOn: '2026-02-28', cents: 3_333 },
  { dueOn: '2026-03-31', cents: 3_333 },
];
const amounts = (values: object = {}) => ({ total: 10_000, credited: 0, paid: 0, ...values });

describe('instalments', () => {
  it('are divided into whole smallest amounts that add up, on the last day of shorter months', () => {
    expect(divideMonthly(10_000, { count: 3, from: '2026-01-31', currency: 'USD' })).toEqual([
      { dueOn: '2026-01-31', amount: 33.34 },
      { dueOn: '2026-02-28', amount: 33.33 },
      { dueOn: '2026-03-31', amount: 33.33 },
    ]);
    const yen = divideMonthly(100_000, { count: 3, from: '2028-01-31', currency: 'JPY' });
    expect(yen.map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2028-01-31', 334],
      ['2028-02-29', 333],
      ['2028-03-31', 333],
    ]);
    for (const cents of [1, 2, 99_999, 1_000_000_000])
      expect(
        divideMonthly(cents, { count: 7, from: '2026-01-01', currency: 'USD' })
          .map(({ amount }) => Math.round(amount * 100))
          .reduce((sum, part) => sum + part, 0),
      ).toBe(cents);
  });

  it('return to the day of the month that is meant', () => {
    expect([1, 2, 12, 13].map((months) => addMonthsToDay('2026-02-28', months, 31))).toEqual([
      '2026-03-31',
      '2026-04-30',
      '2027-02-28',
      '2027-03-31',
    ]);
  });

  it('are filled by payments in order, and reduced by credits from the end', () => {
    const left = (values: object) => fillInstalments(parts, amounts(values)).map((part) => [part.cents, part.left]);
    expect(left({ paid: 4_000 })).toEqual([
      [3_334, 0],
      [3_333, 2_667],
      [3_333, 3_333],
    ]);
    expect(left({ paid: 4_000, credited: 5_000 })).toEqual([
      [3_334, 0],
      [1_666, 1_000],
      [0, 0],
    ]);
    expect(left({ paid: 9_000, credited: 5_000 }).map(([, rest]) => rest)).toEqual([0, 0, 0]);
  });

  it.each([
    ['2026-01-31', {}, 'sent', 3_334, '2026-01-31'],
    ['2026-02-01', {}, 'overdue', 3_334, '2026-01-31'],
    ['2026-02-28', {}, 'overdue', 6_667, '2026-01-31'],
    ['2026-02-01', { paid: 3_334 }, 'partly_paid', 3_333, '2026-02-28'],
    ['2026-03-01', { paid: 3_334 }, 'overdue', 3_333, '2026-02-28'],
    ['2026-04-01', { paid: 3_334, credited: 6_666 }, 'paid', 0, null],
    ['2026-04-01', { credited: 10_000 }, 'credited', 0, null],
  ])('on %s with %j the invoice is %3$s', (today, values, status, due, nextDueOn) => {
    expect(toBalance(amounts(values), parts, today)).toMatchObject({ status, due, nextDueOn });
  });

  it.each([
    ['the sum', [{ dueOn: '2026-01-31', amount: 99.99 }], 'instalments'],
    ['a day in the past', [{ dueOn: '2026-01-09', amount: 100 }], 'instalments.0.dueOn'],
    ['an amount of 0', [{ dueOn: '2026-01-31', amount: 0 }], 'instalments.0.amount'],
    [
      'the order',
      [
        { dueOn: '2026-01-31', amount: 50 },
        { dueOn: '2026-01-31', amount: 50 },
      ],
      'instalments.1.dueOn',
    ],
  ])('are refused for %s', (_why, instalments, field) => {
    const context = { due: 10_000, today: '2026-01-10', currency: 'USD' };
    expect(findInstalmentProblem(instalments, context)?.field).toBe(field);
  });
});
