import { describe, expect, it } from 'vitest';
import '../../src/i18n/translations.ts';
import { sumDraft } from '../../../contract/rules/invoice-drafts.ts';
import {
  durationText,
  findSettingsChanges,
  findWorkChanges,
  toTimeCents,
  toTimerMinutes,
  toWorkLines,
} from '../../../contract/rules/project-hours.ts';

const time = (text: string, minutes: number, rate_cents = 125_000, worked_on = '2026-11-12') => ({
  kind: 'time' as const,
  worked_on,
  text,
  minutes,
  rate_cents,
  amount_cents: toTimeCents(minutes, rate_cents, 'BDT'),
});
const expense = (text: string, amount_cents: number) => ({ ...time(text, 0), kind: 'expense' as const, amount_cents });
const WORK = [
  time('Screens', 140),
  expense('Icons', 49_950),
  time('Review', 1),
  time('Screens', 50, 125_000, '2026-11-13'),
  time('Screens', 60, 100_000),
];

it('the activity log states what hours cost', () => {
  const values = {
    kind: 'time' as const,
    worked_on: '2026-11-30',
    text: 'Screens',
    minutes: 60,
    rate_cents: 5000,
    amount_cents: 5000,
    is_billable: true,
  };
  const dearer = { values: { ...values, minutes: 600, rate_cents: 50_000, amount_cents: 500_000 }, isPlanned: false };
  expect(findWorkChanges({ values, isPlanned: false }, dearer)).toEqual({
    before: { work_entry: '2026-11-30: Screens', work_minutes: 60, work_rate: 50, work_amount: 50 },
    after: { work_entry: '2026-11-30: Screens', work_minutes: 600, work_rate: 500, work_amount: 5000 },
  });
  const settings = { rate_cents: 125_000, taxName: 'VAT', taxPercent: 15, shown: true };
  expect(findSettingsChanges(settings, { ...settings, taxPercent: 0 })).toEqual({
    before: { hours_tax_percent: 15 },
    after: { hours_tax_percent: 0 },
  });
});

describe('toTimeCents', () => {
  it('is minutes × rate / 60, rounded half up', () => {
    // 2 h 20 min × 1,250.00; 1 min × 1,250.00 = 20.833…; 1 min × 0.30 = 0.005
    expect([toTimeCents(140, 125_000, 'BDT'), toTimeCents(1, 125_000, 'BDT'), toTimeCents(1, 30, 'USD')]).toEqual([
      291_667, 2083, 1,
    ]);
  });

  it('is a whole amount where the currency has no decimals', () => {
    expect(toTimeCents(20, 100_000, 'JPY')).toBe(33_300);
  });
});

describe('toTimerMinutes', () => {
  it('rounds to the minute: at least one, at most a day', () => {
    const start = new Date('2026-11-30T09:00:00Z');
    const minutesAfter = (seconds: number) => toTimerMinutes(start, new Date(start.getTime() + seconds * 1000));
    expect([2, 89, 90, 8400, 400_000].map(minutesAfter)).toEqual([1, 1, 2, 140, 1440]);
  });
});

describe('toWorkLines', () => {
  const context = { currency: 'BDT', language: 'en' as const, taxName: 'VAT', taxPercent: 15 };

  it('has a line for each task and rate, and expenses last', () => {
    const lines = toWorkLines(WORK, { ...context, grouping: 'task' });
    expect(lines).toMatchObject([
      { description: 'Screens: 3 h 10 min at BDT\u00A01,250.00 per hour', quantity: 1, unitPrice: 3958.34 },
      { description: 'Review: 1 min at BDT\u00A01,250.00 per hour', unitPrice: 20.83 },
      { description: 'Screens: 1 h at BDT\u00A01,000.00 per hour', unitPrice: 1000 },
      { description: 'Icons, Nov 12, 2026', unitPrice: 499.5, taxName: 'VAT', taxPercent: 15 },
    ]);
  });

  it('is the same total in both groupings: 5,478.67 and 15% of it', () => {
    const totals = (['task', 'entry'] as const).map((grouping) => {
      const lines = toWorkLines(WORK, { ...context, grouping });
      return 'field' in lines ? lines : sumDraft({ lines }, 'BDT');
    });
    // 2,916.67 + 20.83 + 1,041.67 + 1,000.00 + 499.50
    expect(totals).toEqual(Array.from({ length: 2 }, () => ({ net: 5478.67, tax: 821.8, total: 6300.47 })));
  });

  it('refuses more lines than an invoice has', () => {
    const many = Array.from({ length: 101 }, (_, index) => time(`Task ${index}`, 1));
    expect(toWorkLines(many, { ...context, grouping: 'task' })).toMatchObject({ field: 'ids' });
  });
});

it('a duration is written in the language of the reader', () => {
  expect([140, 60, 20].map((minutes) => durationText(minutes).toText('bn'))).toEqual([
    '২ ঘণ্টা ২০ মিনিট',
    '১ ঘণ্টা',
    '২০ মিনিট',
  ]);
});
