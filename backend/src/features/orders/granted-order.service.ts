import type { Transaction } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import { toOrderName } from '../../../../contract/rules/order-lines.ts';
import type { Database } from '../../db/schema.ts';
import { insertGuest } from '../../guests/guests.repository.ts';
import { insertWallet } from '../billing/wallet.repository.ts';
import { type GrantedLine, insertGrant } from './gifts.repository.ts';
import { findOffer, findPlanFile } from './offers.repository.ts';
import { storeLines } from './order-lines.repository.ts';
import { insertOrder } from './orders.repository.ts';

/** The file that a line gives now: of the current version, or of the one that was bought when it is no longer for sale. */
async function findGrantedFile(tx: Transaction<Database>, { product_id, plan_id, file_id, version }: GrantedLine) {
  const offer = product_id === null ? undefined : await findOffer(tx, product_id);
  const current =
    offer?.file_id && plan_id !== null ? await findPlanFile(tx, offer.file_id, offer.id, plan_id) : undefined;
  return offer && current ? { file_id: current, version: offer.version } : { file_id, version };
}

/** Who receives it without an account, as a guest of one order. */
export async function insertGuestRecipient(
  tx: Transaction<Database>,
  receiver: { name: string; email: string; language: Language },
  at: Date,
): Promise<string> {
  const guest = await insertGuest(tx, { ...receiver, keyHash: null, at });
  await insertWallet(tx, guest.id);
  return guest.id;
}

/** Creates a zero-price order that grants the lines of a paid order; the caller completes it. */
export async function insertGrantedOrder(
  tx: Transaction<Database>,
  lines: readonly GrantedLine[],
  { userId, at }: { userId: string; at: Date },
) {
  const [only, ...others] = lines;
  const order = await insertOrder(tx, {
    user_id: userId,
    product_id: only?.product_id ?? null,
    product_name: toOrderName(lines.map(({ product_name }) => product_name)),
    tier: others.length === 0 ? (only?.tier ?? null) : null,
    plan_id: others.length === 0 ? (only?.plan_id ?? null) : null,
    amount_cents: 0,
    status: 'completed',
    created_at: at,
    updated_at: at,
  });
  const ids = await storeLines(
    tx,
    order.id,
    lines.map(({ product_id, product_name, plan_id, tier, quantity, bundle_id, bundle_name }) => ({
      bundle_id,
      bundle_name,
      product_id,
      product_name,
      plan_id,
      tier,
      quantity,
      listed_cents: 0,
      discount_cents: 0,
      tax_cents: 0,
      amount_cents: 0,
    })),
  );
  for (const [index, line] of lines.entries()) {
    const lineId = ids[index];
    if (lineId) await insertGrant(tx, { lineId, sourceId: line.id, file: await findGrantedFile(tx, line) });
  }
  return { order: { ...order, user_id: userId }, lineIds: ids };
}
