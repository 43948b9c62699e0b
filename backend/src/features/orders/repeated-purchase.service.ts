import type { Transaction } from 'kysely';
import { lockPerson } from '../../db/same-person.ts';
import type { Database } from '../../db/schema.ts';
import { repeatedPurchase } from '../../lib/errors.ts';
import type { Choice, Purchase } from './offer.service.ts';
import { hasBoughtSince } from './repeated-purchase.repository.ts';

/** How long after a purchase a repeated one must be confirmed. */
const REPEATED_MS = 10 * 60 * 1000;

/**
 * A plan or renewal that the user has just bought, or got for free, is bought again only after confirmation: going back
 * in the browser, or another tab, sends a new key. Call this after looking for an unpaid order to continue.
 * @throws AppError 409 repeated_purchase
 */
export async function refuseRepetition(
  tx: Transaction<Database>,
  { userId, productId, again, at }: Purchase,
  { plan, change }: Choice,
): Promise<void> {
  if (again) return;
  await lockPerson(tx, userId); // serialises a user's concurrent purchases
  const since = new Date(at.getTime() - REPEATED_MS);
  const wanted = {
    userId,
    productId,
    planId: plan.id,
    change: change?.kind ?? null,
    rootId: change?.rootId ?? null,
    since,
  };
  if (await hasBoughtSince(tx, wanted)) throw repeatedPurchase();
}
