import { normaliseCouponCode } from '@contract/rules/coupon-discount.ts';
import { findCouponProblem } from '@contract/rules/coupon-input.ts';
import type { AdminCoupon, CouponInput, CouponKind } from '@/api/generated/model.ts';
import {
  couponInputCodeMax,
  couponInputCodeMin,
  couponInputCodeRegExp,
  couponInputLimitMax,
} from '@/api/generated/zod/schemas/couponInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { shopCurrency } from '@/lib/format.ts';
import { endOf, lastDayOf } from '../../kit/last-day.ts';

/** The state of the form: numbers as typed, the last day in the user's time zone. */
export interface CouponDraft {
  readonly code: string;
  readonly kind: CouponKind;
  readonly value: string;
  readonly products: readonly number[];
  /** `yyyy-mm-dd`, or empty */
  readonly lastDay: string;
  readonly limit: string;
  readonly active: boolean;
}

export const couponFields = ['code', 'kind', 'value', 'lastDay', 'limit', 'products'] as const;
export type CouponField = (typeof couponFields)[number];

export const toDraft = (coupon: AdminCoupon | null): CouponDraft => ({
  code: coupon?.code ?? '',
  kind: coupon?.kind ?? 'percent',
  value: coupon ? String(coupon.value) : '',
  products: coupon?.products ?? [],
  lastDay: lastDayOf(coupon?.endsAt ?? null),
  limit: coupon?.limit ? String(coupon.limit) : '',
  active: coupon?.active ?? true,
});

/** @param base the code being edited: an unchanged end keeps its exact time */
export function toCouponInput(draft: CouponDraft, base: AdminCoupon | null): CouponInput {
  const { kind, products, active, lastDay } = draft;
  const isSameEnd = base !== null && lastDayOf(base.endsAt) === lastDay;
  return {
    kind,
    active,
    products: [...products],
    code: normaliseCouponCode(draft.code),
    value: Number(draft.value),
    endsAt: isSameEnd ? base.endsAt : endOf(lastDay),
    limit: draft.limit === '' ? null : Number(draft.limit),
    ...(base ? { version: base.version } : {}),
  };
}

/** All errors of the form; it is sent only when there are none. */
export function checkCoupon(draft: CouponDraft): FieldProblems<CouponField> {
  const problems: FieldProblems<CouponField> = {};
  const value = Number(draft.value);
  const code = normaliseCouponCode(draft.code);
  if (!couponInputCodeRegExp.test(code) || code.length < couponInputCodeMin || code.length > couponInputCodeMax)
    problems.code = `${couponInputCodeMin} to ${couponInputCodeMax} letters, numbers or hyphens, such as EID25`;
  const isNumeric = draft.value.trim() !== '' && value > 0;
  const problem = findCouponProblem({ kind: draft.kind, value: isNumeric ? value : Number.NaN }, shopCurrency());
  if (problem) problems.value = String(problem.message);
  const limit = Number(draft.limit);
  if (draft.limit !== '' && !(Number.isInteger(limit) && limit >= 1 && limit <= couponInputLimitMax))
    problems.limit = 'Please enter a whole number, or leave it empty';
  return problems;
}
