import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../contract/rules/invoice-drafts.ts';
import {
  findPeriodDay,
  findRecurrenceProblem,
  type Interval,
  periodText,
  toChangedStatus,
  toNextStatus,
  toYearly,
  writePeriod,
} from '../../../contract/rules/invoice-schedules.ts';

const recurrence = (every: Interval, first_on: string, end: { ends_on?: string; times?: number } = {}) => ({
  every,
  first_on,
  ends_on: end.ends_on ?? null,
  times: end.times ?? null,
});
const days = (series: ReturnType<typeof recurrence>, count: number) =>
  Array.from({ length: count }, (_, period) => findPeriodDay(series, period));

describe('the days of a recurring invoice', () => {
  it('return to the 31st after shorter months', () => {
    expect(days(recurrence('month', '2027-01-31'), 4)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(days(recurrence('quarter', '2027-08-31'), 3)).toEqual(['2027-08-31', '2027-11-30', '2028-02-29']);
    expect(days(recurrence('year', '2028-02-29'), 5).slice(1)).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });
  it('end after a number of invoices, or on a day that counts', () => {
    expect(days(recurrence('month', '2027-01-01', { times: 2 }), 3)).toEqual(['2027-01-01', '2027-02-01', null]);
    expect(days(recurrence('month', '2027-01-31', { ends_on: '2027-02-28' }), 3).at(-1)).toBeNull();
    expect(days(recurrence('month', '2027-01-31', { ends_on: '2027-02-28' }), 2).at(-1)).toBe('2027-02-28');
    expect(toNextStatus(recurrence('month', '2027-01-01', { times: 1 }), 1)).toEqual({
      next_period: 1,
      next_on: null,
      status: 'ended',
    });
  });
  it('that pass during a pause are left out; a pause itself passes none', () => {
    const series = recurrence('month', '2027-01-15', { times: 4 });
    const change = (status: 'active' | 'paused' | 'ended', today: string, waits = false) =>
      toChangedStatus(series, { status, nextPeriod: 1, today, waits });
    expect(change('paused', '2027-03-20')).toEqual({ status: 'paused', next_period: 1, next_on: '2027-02-15' });
    expect(change('active', '2027-03-15')).toEqual({ status: 'active', next_period: 2, next_on: '2027-03-15' });
    expect(change('active', '2027-03-16')).toMatchObject({ next_period: 3, next_on: '2027-04-15' });
    expect(change('active', '2027-04-16')).toMatchObject({ status: 'ended', next_on: null });
    // The server waited for the owner, who is asked to edit it.
    expect(change('active', '2027-03-20', true)).toMatchObject({ next_period: 1, next_on: '2027-02-15' });
    expect(change('ended', '2027-01-20')).toMatchObject({ status: 'ended', next_on: null });
  });
  it('begin today at the earliest, and have one end that is not before', () => {
    const problem = (end: object, first = '2027-01-15') =>
      findRecurrenceProblem({ ...recurrence('month', first), ...end }, '2027-01-15')?.field;
    expect(problem({})).toBeUndefined();
    expect(problem({}, '2027-01-14')).toBe('first_on');
    expect(problem({ ends_on: '2027-01-14' })).toBe('ends_on');
    expect(problem({ ends_on: '2027-01-15' })).toBeUndefined();
    expect(problem({ ends_on: '2027-01-15', times: 1 })).toBe('times');
  });
});

describe('the period on an invoice', () => {
  it('is a month, a quarter or a year where it begins with one', () => {
    const text = (every: Interval, first: string, period = 0, language: 'en' | 'bn' = 'en') =>
      periodText(recurrence(every, first), period, language);
    expect(text('month', '2026-12-01', 1)).toBe('January 2027');
    expect(text('quarter', '2026-10-01', 1)).toBe('January – March 2027');
    expect(text('year', '2026-01-01', 1)).toBe('2027');
    expect(text('month', '2027-01-31', 1)).toBe('February 28 – March 30, 2027');
    expect(text('month', '2026-12-01', 1, 'bn')).toContain('২০২৭');
  });
  it('replaces {period}, or follows each description', () => {
    const line = (description: string) =>
      ({ ...EMPTY_DRAFT.lines[0], description }) as (typeof EMPTY_DRAFT.lines)[number];
    const write = (descriptions: string[], note: string) => {
      const { lines, note: written } = writePeriod(
        { ...EMPTY_DRAFT, lines: descriptions.map(line), note },
        'July 2027',
      );
      return [...lines.map(({ description }) => description), written];
    };
    expect(write(['Care', 'Hosting'], '')).toEqual(['Care, July 2027', 'Hosting, July 2027', '']);
    expect(write(['Care in {period}', 'Hosting'], 'Thanks')).toEqual(['Care in July 2027', 'Hosting', 'Thanks']);
    expect(write(['Care'], 'For {period}')).toEqual(['Care', 'For July 2027']);
  });
});

it('the invoices of a year are twelve, four or one', () => {
  expect([toYearly(268.5, 'month'), toYearly(0.1, 'quarter'), toYearly(99.99, 'year')]).toEqual([3222, 0.4, 99.99]);
});
