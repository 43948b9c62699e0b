import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../src/db/schema.ts';
import type { OrdersTable } from '../../src/db/schema-commerce.ts';
import { moveMoney } from '../../src/features/wallet/wallet.repository.ts';
import type { FileStorage } from '../../src/storage/storage.ts';

/** An order of the person; completed and over $19.99 unless told otherwise. */
export function createOrder(db: Kysely<Database>, userId: string, given: Partial<Insertable<OrdersTable>> = {}) {
  return db
    .insertInto('orders')
    .values({ user_id: userId, product_name: 'River Map', amount_cents: 1999, status: 'completed', ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A file in storage that the person may download. */
export async function createDownload(
  db: Kysely<Database>,
  storage: FileStorage,
  userId: string,
  given: { name?: string; bytes?: Uint8Array; version?: string | null; createdAt?: Date } = {},
) {
  const bytes = given.bytes ?? Buffer.from('0123456789');
  const file = await db
    .insertInto('files')
    .values({
      storage_key: await storage.put('downloads', bytes, 'zip'),
      name: given.name ?? 'river-map.zip',
      content_type: 'application/zip',
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const download = await db
    .insertInto('downloads')
    .values({
      user_id: userId,
      file_id: file.id,
      product_name: 'River Map',
      version: given.version === undefined ? '1.0.0' : given.version,
      created_at: given.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...download, file };
}

/** Puts money into the person's wallet, by the ledger. */
export function addMoney(db: Kysely<Database>, userId: string, cents: number) {
  const movement = { userId, kind: 'deposit' as const, cents, reference: 'TEST', orderId: null, at: new Date() };
  return db.transaction().execute((tx) => moveMoney(tx, movement));
}
