import type { Gift } from '../../../../contract/generated/model.ts';
import type { GiftRow } from '../../db/order-gifts.ts';
import type { GrantedLine } from './gifts.repository.ts';
import { giftStatus } from './orders.mapper.ts';

/** As the recipient sees it. */
export function toGift(row: GiftRow, lines: readonly GrantedLine[]): Gift {
  const { recipient_name, sender_name, message } = row;
  return {
    status: giftStatus(row),
    recipient_name,
    sender_name,
    message,
    lines: lines.map(({ product_id, product_name, tier, quantity }) => ({ product_id, product_name, tier, quantity })),
  };
}
