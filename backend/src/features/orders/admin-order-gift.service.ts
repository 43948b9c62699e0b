import type { Kysely } from 'kysely';
import type { AdminOrderDetail } from '../../../../contract/generated/model.ts';
import { findGift, findGiftPurchase } from '../../db/order-gifts.ts';
import type { Database } from '../../db/schema.ts';
import { toAdminOrder } from './admin-orders.mapper.ts';
import { findAdminOrder } from './order-detail.repository.ts';
import { toOrderGift } from './orders.mapper.ts';

/** The gift of an order with who has it, and the order that gave an order what it has. */
export async function readAdminGift(
  db: Kysely<Database>,
  orderId: string,
): Promise<Pick<AdminOrderDetail, 'gift' | 'source_order'>> {
  const gift = await findGift(db, orderId);
  const giver = await findGiftPurchase(db, orderId);
  const holder = gift?.claimed_order_id ? await findAdminOrder(db, gift.claimed_order_id) : undefined;
  const isKept = holder?.id === orderId;
  return {
    ...(gift
      ? {
          gift: {
            gift: toOrderGift(gift),
            holder: holder ? toAdminOrder(holder).customer : null,
            order: holder && !isKept ? { id: holder.id, number: holder.number } : null,
          },
        }
      : {}),
    ...(giver ? { source_order: { id: giver.id, number: giver.number } } : {}),
  };
}
