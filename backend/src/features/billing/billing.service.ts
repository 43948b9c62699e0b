import type { Kysely } from 'kysely';
import type { BillingDetails } from '../../../../contract/generated/model.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { lockUser } from '../../idempotency/idempotency.repository.ts';
import { signInRequired } from '../../lib/errors.ts';
import { upsertBillingDetails } from './billing.repository.ts';

/** Stores the billing details for the user's later invoices. @throws AppError 401 when the user has been deleted */
export async function updateBillingDetails(
  db: Kysely<Database>,
  userId: string,
  { name, address, country, taxNumber }: BillingDetails,
): Promise<BillingDetails> {
  const details = { name: name.trim(), address: address.trim(), country, taxNumber: taxNumber.trim() };
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw signInRequired();
    await upsertBillingDetails(tx, userId, details);
  });
  return details;
}
