import { toCsv } from '@contract/rules/csv.ts';
import { toCents } from '@contract/rules/money.ts';
import { t } from '@lingui/core/macro';
import type { ReportMonth } from '@/api/generated/model.ts';
import { shopCurrency } from '@/lib/format.ts';

/** The report as CSV: one row per month, oldest first, amounts with two decimals. */
export function reportCsv(months: readonly ReportMonth[]): string {
  return toCsv([
    [t`Month`, t`Orders`, t`Spending (${shopCurrency()})`, t`Downloads`],
    ...months.map(({ month, orders, spending, downloads }) => [month, orders, { cents: toCents(spending) }, downloads]),
  ]);
}

/** 'reports-2026-11.csv', named after its last month. */
export const reportFileName = (months: readonly ReportMonth[]): string =>
  `reports-${months.at(-1)?.month ?? 'empty'}.csv`;
