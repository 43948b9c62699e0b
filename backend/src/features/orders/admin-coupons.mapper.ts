import type { AdminCoupon, CouponInput } from '../../../../contract/generated/model.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import type { CouponRow, CouponValues } from './admin-coupons.repository.ts';

/** Row to contract; amounts have two decimals. */
export function toAdminCoupon(row: CouponRow): AdminCoupon {
  const { id, version, code, percent, amount_cents: cents, products, active, uses } = row;
  return {
    id,
    version,
    code,
    products,
    active,
    uses,
    limit: row.use_limit,
    kind: percent === null ? 'amount' : 'percent',
    value: percent ?? toAmount(cents ?? 0),
    endsAt: row.ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export const toCouponValues = ({ code, kind, value, products, endsAt, limit, active }: CouponInput): CouponValues => ({
  code,
  products,
  active,
  use_limit: limit,
  percent: kind === 'percent' ? value : null,
  amount_cents: kind === 'amount' ? toCents(value) : null,
  ends_at: endsAt === null ? null : new Date(endsAt),
});
