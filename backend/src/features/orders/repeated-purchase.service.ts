import type { Transaction } from 'kysely';
import { lockPerson } from '../../db/same-person.ts';
import type { Database } from '../../db/schema.ts';
import { repeatedPurchase } from '../../lib/errors.ts';
import { hasPurchasedSince } from './repeated-purchase.repository.ts';
import type { PricedOrder, Purchase } from './selected-plan.service.ts';

/** How long after a purchase a repeated one must be confirmed. */
const CONFIRM_WINDOW_MS = 10 * 60 * 1000;

/**
 * A plan or renewal that the user has just bought, or got for free, is bought again only after confirmation: going back
 * in the browser, or another tab, sends a new key. Call this after looking for an unpaid order to continue.
 * @throws AppError 409 repeated_purchase
 */
export async function rejectRepeatedPurchase(
  tx: Transaction<Database>,
  { userId, again, at }: Purchase,
  { lines, change }: PricedOrder,
): Promise<void> {
  if (again) return;
  await lockPerson(tx, userId); // serialises a user's concurrent purchases
  const since = new Date(at.getTime() - CONFIRM_WINDOW_MS);
  const purchase = { userId, change: change?.kind ?? null, rootId: change?.rootId ?? null, since };
  for (const { offer, plan } of lines)
    if (await hasPurchasedSince(tx, { ...purchase, productId: offer.id, planId: plan.id })) throw repeatedPurchase();
}
