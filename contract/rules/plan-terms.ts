import { DEFAULT_RIGHTS, type PlanRights } from './plan-rights.ts';

/** A price with its period and the plan's term. */
export interface PricedPlan {
  price: number;
  period: string;
  rights?: PlanRights;
}

const NAMED_PERIODS: Readonly<Record<string, number | null>> = {
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
const COUNTED_PERIOD = /^(\d{1,3}) (month|year)s?$/;
const MAX_MONTHS = 120;

/** The months of a period; null when it has no end, undefined for unrecognised text. */
export function parsePeriod(period: string): number | null | undefined {
  const normalised = period.trim().toLowerCase();
  if (normalised in NAMED_PERIODS) return NAMED_PERIODS[normalised];
  const [, count, unit] = COUNTED_PERIOD.exec(normalised) ?? [];
  const months = Number(count) * (unit === 'year' ? 12 : 1);
  return months >= 1 && months <= MAX_MONTHS ? months : undefined;
}

/** The period in stored form: 'month', 'quarter', 'year', '6 months', 'once'. */
export const toPeriod = (months: number | null): string =>
  ({ 1: 'month', 3: 'quarter', 12: 'year' })[months ?? 0] ?? (months === null ? 'once' : `${months} months`);

/** The term of a plan; null for no end. For a paid plan the period decides. */
export function toTermMonths({ price, period, rights }: PricedPlan): number | null {
  const months = price > 0 ? parsePeriod(period) : undefined;
  return months === undefined ? (rights?.termMonths ?? null) : months;
}

/**
 * What a plan grants to its buyer. The term is the one that the price is shown with, so that a stored plan whose rights
 * lack it, for example of an earlier release, never sells a month as a lifetime licence.
 */
export function grantedRights(plan: PricedPlan): PlanRights {
  const rights = plan.rights ?? DEFAULT_RIGHTS;
  const termMonths = toTermMonths(plan);
  return (rights.termMonths ?? null) === termMonths ? rights : { ...rights, termMonths };
}
