import type { Kysely } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import {
  type AddressFields,
  type AddressRow,
  countAddressesLocked,
  insertAddress,
  replaceDefaultAddress,
} from './addresses.repository.ts';

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

/** @throws AppError 404 for an address that the user does not have */
export async function setDefaultAddress(db: Kysely<Database>, userId: string, id: string): Promise<AddressRow> {
  const row = await inTransaction(db, (tx) => replaceDefaultAddress(tx, userId, id));
  if (!row) throw notFound();
  return row;
}
