import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A code that lowers a price. Either `percent` or `amount_cents` is there. */
export interface CouponsTable {
  id: Generated<string>;
  seq: GeneratedAlways<number>;
  version: Generated<number>;
  code: string;
  /** 1 to 100 */
  percent: number | null;
  amount_cents: number | null;
  /** ids of the products it is for; empty for all */
  products: Generated<number[]>;
  /** the first moment at which it does not count any more */
  ends_at: Date | null;
  use_limit: number | null;
  /** orders that were made with it and not cancelled; a trigger counts back */
  uses: Generated<number>;
  active: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** The code of an order and what it took off; stays when the code is deleted. */
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
