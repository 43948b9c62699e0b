import type { PlanRights } from './plan-rights.ts';

/** What a price is for, and how long its buyer holds the plan. */
export interface Priced {
  price: number;
  period: string;
  rights?: PlanRights;
}

const NAMED: Readonly<Record<string, number | null>> = {
  month: 1,
  monthly: 1,
  quarter: 3,
  quarterly: 3,
  year: 12,
  yearly: 12,
  annual: 12,
  annually: 12,
  once: null,
  'one-time': null,
  'one time': null,
  lifetime: null,
};
const COUNTED = /^(\d{1,3}) (month|year)s?$/;
const MOST_MONTHS = 120;

/** The months that a period names; null when it names none because it has no end, undefined for words that say neither. */
export function monthsOfPeriod(period: string): number | null | undefined {
  const plain = period.trim().toLowerCase();
  if (plain in NAMED) return NAMED[plain];
  const [, count, unit] = COUNTED.exec(plain) ?? [];
  const months = Number(count) * (unit === 'year' ? 12 : 1);
  return months >= 1 && months <= MOST_MONTHS ? months : undefined;
}

/** The period as it is kept: 'month', 'quarter', 'year', '6 months', 'once'. */
export const periodOf = (months: number | null): string =>
  ({ 1: 'month', 3: 'quarter', 12: 'year' })[months ?? 0] ?? (months === null ? 'once' : `${months} months`);

/** How long a plan is held; null is without an end. The period decides where something is paid for it. */
export function termOf({ price, period, rights }: Priced): number | null {
  const months = price > 0 ? monthsOfPeriod(period) : undefined;
  return months === undefined ? (rights?.termMonths ?? null) : months;
}
