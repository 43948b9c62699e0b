import type { Message } from '../i18n/message.ts';
import { toAmount, toCents } from './money.ts';
import { findLimitProblem } from './price-limit.ts';
import { REFUSALS } from './refusals.ts';

/** The owner's stated fees of a provider that reports none. */
interface FeeRule {
  provider: string;
  percent: number;
  /** in units of the currency */
  fixed: number;
}

/** Sums of a period, in minor units: of orders without a provider, otherwise of the provider's payments. */
export interface MoneyTotals {
  provider: string | null;
  gross: number;
  refunded: number;
  tax: number;
  /** reported fees */
  fees: number;
  /** payments without a reported fee */
  unreported: number;
  unreportedCents: number;
}

interface MoneyFigures {
  gross: number;
  refunds: number;
  tax: number;
  fees: number;
  estimated: number;
  net: number;
}

/** The estimated fees of `payments` payments with a total of `cents`, rounded once. */
const estimateFee = ({ percent, fixed }: FeeRule, payments: number, cents: number): number =>
  Math.round((cents * percent) / 100 + payments * toCents(fixed));

/** A transfer has no fees, and the demo no payments. */
const FREE_PROVIDERS: readonly (string | null)[] = ['manual', 'demo'];

/** The figures of a period in units of the currency, with fees reported or estimated; they add up to the cent. */
export function calculateFigures(totals: readonly MoneyTotals[], rules: readonly FeeRule[]): MoneyFigures {
  const total = { gross: 0, refunded: 0, tax: 0, fees: 0, estimated: 0 };
  for (const entry of totals) {
    const rule = rules.find(({ provider }) => provider === entry.provider);
    const estimated = rule ? estimateFee(rule, entry.unreported, entry.unreportedCents) : 0;
    total.gross += entry.gross;
    total.refunded += entry.refunded;
    total.tax += entry.tax;
    total.fees += entry.fees + estimated;
    total.estimated += estimated;
  }
  const { gross, refunded, tax, fees, estimated } = total;
  return {
    gross: toAmount(gross),
    refunds: toAmount(refunded),
    tax: toAmount(tax),
    fees: toAmount(fees),
    estimated: toAmount(estimated),
    net: toAmount(gross - refunded - tax - fees),
  };
}

/** Providers with unreported fees and no rule. */
export function findProvidersWithoutFees<Name extends string>(
  totals: readonly (MoneyTotals & { provider: Name | null })[],
  rules: readonly FeeRule[],
): Name[] {
  const configured = new Set(rules.map(({ provider }) => provider));
  return totals.flatMap(({ provider, unreported }) =>
    provider === null || unreported === 0 || configured.has(provider) || FREE_PROVIDERS.includes(provider)
      ? []
      : [provider],
  );
}

/** The first validation error of the owner's rules, by field: two for one provider, or more than the currency allows. */
export function findFeeProblem(
  rules: readonly FeeRule[],
  currency: string,
): { field: string; message: Message } | undefined {
  const isRepeated = new Set(rules.map(({ provider }) => provider)).size < rules.length;
  if (isRepeated) return { field: 'fees', message: REFUSALS.feeTwice };
  for (const [index, { fixed }] of rules.entries()) {
    const message = findLimitProblem(fixed, currency);
    if (message) return { field: `fees.${index}.fixed`, message };
  }
  return undefined;
}

/** 'stripe: 2.9% + 0.3', for the audit log. */
export const describeFees = (rules: readonly FeeRule[]): string =>
  rules.map(({ provider, percent, fixed }) => `${provider}: ${percent}% + ${fixed}`).join('; ');
