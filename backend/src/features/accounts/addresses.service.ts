import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { conflict } from '../../lib/errors.ts';
import { type AddressFields, type AddressRow, countAddressesLocked, insertAddress } from './addresses.repository.ts';

const MAX_ADDRESSES = 50;

/**
 * Saves another address.
 * @throws AppError 409 when the user already has 50.
 */
export function addAddress(
  db: Kysely<Database>,
  userId: string,
  fields: AddressFields,
  now: Date,
): Promise<AddressRow> {
  return inTransaction(db, async (tx) => {
    if ((await countAddressesLocked(tx, userId)) >= MAX_ADDRESSES) {
      throw conflict(REFUSALS.atMost(MAX_ADDRESSES, 'addresses'));
    }
    return insertAddress(tx, userId, fields, now);
  });
}
