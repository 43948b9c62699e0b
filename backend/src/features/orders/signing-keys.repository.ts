import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SigningKeysTable } from '../../db/tables.gen.ts';

export type SigningKeyRow = Selectable<SigningKeysTable>;

/** Every key pair ever created, newest first. */
export function listSigningKeys(db: Kysely<Database>): Promise<SigningKeyRow[]> {
  return db
    .selectFrom('signing_keys')
    .select(['id', 'public_key', 'sealed_key', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Blocks other transactions from creating a pair until this one ends. */
export async function lockSigningKeys(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signing keys', 0))`.execute(tx);
}

export async function insertSigningKey(tx: Transaction<Database>, row: Insertable<SigningKeysTable>): Promise<void> {
  await tx.insertInto('signing_keys').values(row).execute();
}
