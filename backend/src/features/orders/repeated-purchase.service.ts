import type { Transaction } from 'kysely';
import { lockPerson } from '../../db/same-person.ts';
import type { Database } from '../../db/schema.ts';
import { repeatedPurchase } from '../../lib/errors.ts';
import type { Choice, Purchase } from './offer.service.ts';
import { hasBoughtSince } from './repeated-purchase.repository.ts';

/** So long after a purchase the same one needs a confirmation. */
const REPEATED_MS = 10 * 60 * 1000;

/**
 * The same plan, or the same renewal of it, that the person bought a moment ago, or took for free, is bought again only on
 * purpose: a press after going back in the browser, or in another tab, carries a key of its own. An order that still waits
 * for its money is continued before.
 * @throws AppError 409 repeated_purchase
 */
export async function refuseRepetition(
  tx: Transaction<Database>,
  { userId, productId, again, at }: Purchase,
  { plan, change }: Choice,
): Promise<void> {
  if (again) return;
  await lockPerson(tx, userId); // a person's purchases at the same time come one after the other
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
