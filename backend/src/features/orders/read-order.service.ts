import type { Kysely } from 'kysely';
import type { OrderDetail } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { notFound } from '../../lib/errors.ts';
import { findPaidBy } from '../billing/paid-by.service.ts';
import { findCouponUse } from './coupon-uses.repository.ts';
import { listLineDetails } from './order-lines.repository.ts';
import { toOrderDetail } from './orders.mapper.ts';
import { findOrder, getWithdrawal, listOrderEvents } from './orders.repository.ts';
import { listRefunds } from './refunds.repository.ts';

/** The user's own order, without its payment. @throws AppError 404 */
export async function readOrder(db: Kysely<Database>, userId: string, id: string): Promise<OrderDetail> {
  const order = await findOrder(db, userId, id);
  if (!order) throw notFound();
  return toOrderDetail(order, {
    lines: await listLineDetails(db, id),
    history: await listOrderEvents(db, id),
    refunds: await listRefunds(db, id),
    coupon: await findCouponUse(db, id),
    paidBy: await findPaidBy(db, order),
    withdrawal: await getWithdrawal(db, id),
  });
}
