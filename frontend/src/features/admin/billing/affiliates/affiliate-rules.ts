import type { AdminAffiliate, AffiliateInput } from '@/api/generated/model.ts';
import {
  affiliateInputCodeMax,
  affiliateInputCodeMin,
  affiliateInputCodeRegExp,
  affiliateInputDaysMax,
  affiliateInputHoldDaysMax,
  affiliateInputPercentMax,
} from '@/api/generated/zod/schemas/affiliateInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** The state of the form: numbers as typed. */
export interface AffiliateDraft {
  readonly email: string;
  readonly code: string;
  readonly percent: string;
  readonly days: string;
  readonly holdDays: string;
  readonly products: readonly number[];
  readonly active: boolean;
}

export const affiliateFields = ['email', 'code', 'percent', 'days', 'hold_days', 'products'] as const;
type AffiliateField = (typeof affiliateFields)[number];

export const toDraft = (affiliate: AdminAffiliate | null): AffiliateDraft => ({
  email: affiliate?.customer.email ?? '',
  code: affiliate?.code ?? '',
  percent: affiliate ? String(affiliate.percent) : '20',
  days: affiliate ? String(affiliate.days) : '30',
  holdDays: affiliate ? String(affiliate.hold_days) : '30',
  products: affiliate?.products ?? [],
  active: affiliate?.active ?? true,
});

export const toAffiliateInput = (
  { email, code, percent, days, holdDays, products, active }: AffiliateDraft,
  base: AdminAffiliate | null,
): AffiliateInput => ({
  email: email.trim(),
  code: code.trim().toLowerCase(),
  percent: Number(percent),
  days: Number(days),
  hold_days: Number(holdDays),
  products: [...products],
  active,
  ...(base ? { version: base.version } : {}),
});

const isWhole = (text: string, min: number, max: number): boolean =>
  text.trim() !== '' && Number.isInteger(Number(text)) && Number(text) >= min && Number(text) <= max;

/** All errors of the form; it is sent only when there are none. */
export function checkAffiliate({
  email,
  code,
  percent,
  days,
  holdDays,
}: AffiliateDraft): FieldProblems<AffiliateField> {
  const problems: FieldProblems<AffiliateField> = {};
  const trimmed = code.trim().toLowerCase();
  const hasLength = trimmed.length >= affiliateInputCodeMin && trimmed.length <= affiliateInputCodeMax;
  if (email.trim() === '') problems.email = 'Please enter the email of an account';
  if (!hasLength || !affiliateInputCodeRegExp.test(trimmed))
    problems.code = `${affiliateInputCodeMin} to ${affiliateInputCodeMax} letters, numbers or hyphens`;
  if (!isWhole(percent, 1, affiliateInputPercentMax))
    problems.percent = `Please enter a whole number from 1 to ${affiliateInputPercentMax}`;
  if (!isWhole(days, 1, affiliateInputDaysMax))
    problems.days = `Please enter a whole number from 1 to ${affiliateInputDaysMax}`;
  if (!isWhole(holdDays, 0, affiliateInputHoldDaysMax))
    problems.hold_days = `Please enter a whole number from 0 to ${affiliateInputHoldDaysMax}`;
  return problems;
}
