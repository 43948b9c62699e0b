import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { repeatedPurchase } from '../../lib/errors.ts';
import type { ChosenChange, Purchase } from './offer.service.ts';
import { hasBoughtSince } from './repeated-purchase.repository.ts';

/** So long after a purchase the same one needs a confirmation. */
const REPEATED_MS = 10 * 60 * 1000;

/**
 * The same plan, or the same renewal of it, that the person bought a moment ago is bought again only on purpose: a press after
 * going back in the browser, or in another tab, carries a key of its own. An order that still waits for its money is gone on
 * with before.
 * @throws AppError 409 repeated_purchase
 */
export async function refuseRepetition(
  tx: Transaction<Database>,
  { userId, productId, tier, again, at }: Purchase,
  change: ChosenChange | undefined,
): Promise<void> {
  if (again) return;
  const since = new Date(at.getTime() - REPEATED_MS);
  const wanted = { userId, productId, tier, change: change?.kind ?? null, rootId: change?.rootId ?? null, since };
  if (await hasBoughtSince(tx, wanted)) throw repeatedPurchase();
}
