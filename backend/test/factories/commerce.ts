import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../src/db/schema.ts';
import type { OrdersTable } from '../../src/db/tables.gen.ts';
import { postEntry } from '../../src/features/billing/wallet.repository.ts';
import type { FileStorage } from '../../src/storage/storage.ts';
import { createProduct } from './content.ts';

/** A user's order; by default completed and for $19.99. */
export function createOrder(db: Kysely<Database>, userId: string, values: Partial<Insertable<OrdersTable>> = {}) {
  return db
    .insertInto('orders')
    .values({ user_id: userId, product_name: 'River Map', amount_cents: 1999, status: 'completed', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A file in storage. */
export async function createFile(
  db: Kysely<Database>,
  storage: FileStorage,
  name: string,
  bytes: Uint8Array = Buffer.from('0123456789'),
) {
  const { key, size, sha256 } = await storage.put('downloads', bytes, 'zip');
  return db
    .insertInto('files')
    .values({ storage_key: key, name, content_type: 'application/zip', size_bytes: size, sha256 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A file in storage that the user may download. */
export async function createDownload(
  db: Kysely<Database>,
  storage: FileStorage,
  userId: string,
  values: { name?: string; bytes?: Uint8Array; version?: string | null; createdAt?: Date } = {},
) {
  const file = await createFile(db, storage, values.name ?? 'river-map.zip', values.bytes);
  const download = await db
    .insertInto('downloads')
    .values({
      user_id: userId,
      file_id: file.id,
      product_name: 'River Map',
      version: values.version === undefined ? '1.0.0' : values.version,
      created_at: values.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...download, file };
}

/** Credits the user's wallet, through the ledger. */
export function creditWallet(db: Kysely<Database>, userId: string, cents: number) {
  const movement = { userId, kind: 'deposit' as const, cents, reference: 'TEST', orderId: null, at: new Date() };
  return db.transaction().execute((tx) => postEntry(tx, movement));
}

/** A product for sale: published, with the file of its version. Paid plans do not end. */
export async function createOffer(
  db: Kysely<Database>,
  storage: FileStorage,
  values: { prices?: Record<string, number>; version?: string; title?: string; published?: boolean } = {},
) {
  const { prices = { Free: 0, Pro: 9.99 }, version = '1.0.0', ...product } = values;
  const pricing = Object.entries(prices).map(([name, price]) => ({
    name,
    price,
    period: price > 0 ? 'once' : 'month',
    features: [],
  }));
  const { id, title } = await createProduct(db, { ...product, version, pricing: JSON.stringify(pricing) });
  const file = await createFile(db, storage, `${title}.zip`);
  await db.insertInto('product_files').values({ product_id: id, version, file_id: file.id }).execute();
  return { id, title, version, file };
}
