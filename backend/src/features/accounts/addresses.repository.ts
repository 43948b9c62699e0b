import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AddressesTable } from '../../db/tables.gen.ts';

const columns = ['id', 'type', 'street', 'city', 'state', 'postal_code', 'country', 'is_default'] as const;

export type AddressRow = Pick<Selectable<AddressesTable>, (typeof columns)[number]>;
export type AddressFields = Omit<AddressRow, 'id' | 'is_default'>;

/** The user's addresses, oldest first. */
export function listAddresses(db: Kysely<Database>, userId: string): Promise<AddressRow[]> {
  return db.selectFrom('addresses').select(columns).where('user_id', '=', userId).orderBy('seq').execute();
}

/**
 * The number of the user's addresses, with the user's row locked, so that concurrent additions are counted one after
 * another.
 */
export async function countAddressesLocked(tx: Transaction<Database>, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const row = await tx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export function insertAddress(
  db: Kysely<Database>,
  userId: string,
  fields: AddressFields,
  now: Date,
): Promise<AddressRow> {
  return db
    .insertInto('addresses')
    .values({ ...fields, user_id: userId, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The updated address, or undefined when the user has none with this id. */
export function updateAddress(
  db: Kysely<Database>,
  userId: string,
  id: string,
  fields: AddressFields,
  now: Date,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set({ ...fields, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

/** The user's new default address, or undefined when the user has none with this id. The user's row is locked. */
export async function replaceDefaultAddress(
  tx: Transaction<Database>,
  userId: string,
  id: string,
): Promise<AddressRow | undefined> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const own = tx.updateTable('addresses').where('user_id', '=', userId);
  // The former one first: the index allows only one.
  await own
    .set({ is_default: false })
    .where('is_default', '=', true)
    .where((eb) =>
      eb.exists(eb.selectFrom('addresses as next').where('next.id', '=', id).where('next.user_id', '=', userId)),
    )
    .execute();
  return own.set({ is_default: true }).where('id', '=', id).returning(columns).executeTakeFirst();
}

/** Whether the address existed. */
export async function deleteAddress(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('addresses').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
