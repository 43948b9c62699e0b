import type { AdminCoupon } from '@/api/generated/model.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { lastDayOf } from '../kit/last-day.ts';

/** The discount: '25%' or '$2.50'. */
export const formatDiscount = ({ kind, value }: Pick<AdminCoupon, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${value}%` : formatMoney(value);

/** 'All products' or the number of products. */
export function formatScope({ products }: Pick<AdminCoupon, 'products'>): string {
  if (products.length === 0) return 'All products';
  return products.length === 1 ? '1 product' : `${products.length} products`;
}

/** '3' or '3 of 100'. */
export const formatUses = ({ uses, limit }: Pick<AdminCoupon, 'uses' | 'limit'>): string =>
  limit === null ? String(uses) : `${uses} of ${limit}`;

/** Its last day, in the user's time zone. */
export const formatLastDay = ({ endsAt }: Pick<AdminCoupon, 'endsAt'>): string =>
  endsAt === null ? 'No expiry' : formatDate(`${lastDayOf(endsAt)}T12:00:00`);

/** Whether it is active, and if not, why. */
export function couponState(
  { active, endsAt, limit, uses }: AdminCoupon,
  now: number,
): 'Active' | 'Inactive' | 'Expired' | 'Used up' {
  if (!active) return 'Inactive';
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'Expired';
  return limit !== null && uses >= limit ? 'Used up' : 'Active';
}
