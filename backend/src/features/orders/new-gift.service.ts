import type { Transaction } from 'kysely';
import { checkGift, toGiftFields } from '../../../../contract/rules/gifts.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import { invalid } from '../../lib/errors.ts';
import { insertGift } from './gifts.repository.ts';
import type { PricedOrder, Purchase } from './selected-plan.service.ts';

type NewGift = Pick<Purchase, 'language' | 'at'> & { gift: NonNullable<Purchase['gift']>; price: PricedOrder };

/**
 * Stores who gets what is bought. A free plan is refused: its email would cost nothing, and anyone could send it to anyone.
 * @throws AppError 400 for a free order, seats, a renewal or upgrade, names of several lines, and a day that has passed
 */
export async function insertOrderGift(
  tx: Transaction<Database>,
  orderId: string,
  { gift, price, language = 'en', at }: NewGift,
): Promise<void> {
  if (price.change) throw invalid('gift', REFUSALS.giftChange);
  if (price.cents === 0) throw invalid('gift', REFUSALS.giftFree);
  if (price.lines.some(({ rights }) => rights.seats)) throw invalid('gift', REFUSALS.seatsGift);
  const today = await toShopDay(tx, at);
  const problem = checkGift(gift, today);
  if (problem) throw invalid(problem.field, problem.message);
  await insertGift(tx, { order_id: orderId, ...toGiftFields(gift, { today, language }) });
}
