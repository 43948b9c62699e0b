import type { CsvField } from '@contract/rules/csv.ts';
import { toAmount, toCents } from '@contract/rules/money.ts';
import type { AdminMoney, MoneyFigures } from '@/api/generated/model.ts';
import { formatMoney } from '@/lib/format.ts';

type Step = Exclude<keyof MoneyFigures, 'estimated'> | 'revenue';

/** What the charts call revenue: gross less refunds, tax included. */
export const revenueOf = ({ gross, refunds }: Pick<MoneyFigures, 'gross' | 'refunds'>): number =>
  toAmount(toCents(gross) - toCents(refunds));

/** From gross to revenue to net, as a calculation from top to bottom. */
export const REVENUE_STEPS: readonly { step: Step; label: string; sign: 1 | -1; isSum: boolean }[] = [
  { step: 'gross', label: 'Gross', sign: 1, isSum: false },
  { step: 'refunds', label: 'Refunds', sign: -1, isSum: false },
  { step: 'revenue', label: 'Revenue', sign: 1, isSum: true },
  { step: 'tax', label: 'Tax', sign: -1, isSum: false },
  { step: 'fees', label: 'Provider fees', sign: -1, isSum: false },
  { step: 'net', label: 'Net', sign: 1, isSum: true },
];

export const amountOf = (figures: MoneyFigures, step: Step): number =>
  step === 'revenue' ? revenueOf(figures) : figures[step];

/** A step's amount as it enters the calculation: what is deducted has a minus sign. */
export function formatStep(amount: number, sign: 1 | -1): string {
  const value = sign * amount || 0;
  return value < 0 ? `−${formatMoney(-value)}` : formatMoney(value);
}

/** The same as CSV rows, with the previous period; what is deducted is negative, so that the column adds up. */
export const revenueRows = ({ now, before }: Pick<AdminMoney, 'now' | 'before'>): CsvField[][] => [
  ['Figure', 'This period', 'Previous period'],
  ...REVENUE_STEPS.map(({ step, label, sign }) => [
    label,
    { cents: sign * toCents(amountOf(now, step)) || 0 },
    { cents: sign * toCents(amountOf(before, step)) || 0 },
  ]),
];
