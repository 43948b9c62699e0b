import type { Message } from '../i18n/message.ts';
import { findLimitProblem } from './price-limit.ts';
import { REFUSALS } from './refusals.ts';

/** The first validation error of a coupon, by field; null when valid. */
export function findCouponProblem(
  { kind, value }: { kind: 'percent' | 'amount'; value: number },
  currency: string,
): { field: 'value'; message: Message } | null {
  const isWhole = kind === 'percent' ? Number.isInteger(value) : Number.isInteger(Number((value * 100).toFixed(6)));
  const tooHigh = kind === 'amount' ? findLimitProblem(value, currency) : undefined;
  if (tooHigh) return { field: 'value', message: tooHigh };
  if (isWhole && (kind === 'amount' || value <= 100)) return null;
  return { field: 'value', message: kind === 'percent' ? REFUSALS.couponPercent : REFUSALS.couponAmount };
}
