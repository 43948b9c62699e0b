import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { usersOfPerson } from '../../db/same-person.ts';
import type { Database } from '../../db/schema.ts';
import type { CouponsTable } from '../../db/tables.gen.ts';
import { isCouponUsable } from '../../db/usable-coupon.ts';

const COLUMNS = [
  ...(['id', 'code', 'percent', 'amount_cents', 'products', 'ends_at', 'use_limit', 'uses', 'active'] as const),
] as const;
export type UsableCoupon = Pick<Selectable<CouponsTable>, (typeof COLUMNS)[number]>;

/** @param code as it is stored */
export function findCouponByCode(db: Kysely<Database>, code: string): Promise<UsableCoupon | undefined> {
  return db.selectFrom('coupons').select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

/** The order that uses the user's one redemption of a code, under this account, another one, or as a guest. */
export function findUseByPerson(
  db: Kysely<Database>,
  couponId: string,
  userId: string,
): Promise<{ number: number; status: string; user_id: string | null } | undefined> {
  return db
    .selectFrom('coupon_uses')
    .innerJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .select(['orders.number', 'orders.status', 'coupon_uses.user_id'])
    .where('coupon_uses.coupon_id', '=', couponId)
    .where('coupon_uses.user_id', 'in', usersOfPerson(db, userId))
    .where('coupon_uses.released_at', 'is', null)
    .orderBy(sql`coupon_uses.user_id = ${userId} desc`)
    .executeTakeFirst();
}

interface NewCouponUse {
  orderId: string;
  couponId: string;
  userId: string;
  code: string;
  discountCents: number;
}

/**
 * Counts an order; concurrent uses of the same code wait for the end of the transaction. False when the code has been
 * used up, has expired or was deleted since it was read.
 */
export async function incrementUses(tx: Transaction<Database>, couponId: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where(isCouponUsable(at))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertUse(tx: Transaction<Database>, use: NewCouponUse): Promise<void> {
  const { orderId: order_id, couponId: coupon_id, userId: user_id, code, discountCents: discount_cents } = use;
  await tx.insertInto('coupon_uses').values({ order_id, coupon_id, user_id, code, discount_cents }).execute();
}

/** The discount of an order. */
export function findCouponUse(
  db: Kysely<Database>,
  orderId: string,
): Promise<{ code: string; discount_cents: number } | undefined> {
  return db
    .selectFrom('coupon_uses')
    .select(['code', 'discount_cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/**
 * The ids of the orders that were made with a code, or with the coupon that has it now: one that was renamed keeps its
 * orders, and so does a deleted one.
 * @param code as it is stored
 */
export const ordersWithCoupon = (db: Kysely<Database>, code: string) =>
  db
    .selectFrom('coupon_uses')
    .select('coupon_uses.order_id')
    .where((eb) =>
      eb.or([
        eb('coupon_uses.code', '=', code),
        eb(
          'coupon_uses.coupon_id',
          '=',
          eb.selectFrom('coupons').select('coupons.id').where('coupons.code', '=', code),
        ),
      ]),
    );
