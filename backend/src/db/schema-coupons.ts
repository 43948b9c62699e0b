import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A coupon. Has either `percent` or `amount_cents`. */
export interface CouponsTable {
  id: Generated<string>;
  seq: GeneratedAlways<number>;
  version: Generated<number>;
  code: string;
  /** 1 to 100 */
  percent: number | null;
  amount_cents: number | null;
  /** ids of its products; empty for all */
  products: Generated<number[]>;
  /** the first moment at which it is no longer valid */
  ends_at: Date | null;
  use_limit: number | null;
  /** orders that use it, except cancelled ones; decremented by a trigger */
  uses: Generated<number>;
  active: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** An order's coupon and discount; stays when the coupon is deleted. */
export interface CouponUsesTable {
  order_id: string;
  coupon_id: string | null;
  user_id: string | null;
  code: string;
  discount_cents: number;
  released_at: ColumnType<Date | null, never, never>;
}

export interface CouponTables {
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
}
