import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import type { FileStorage } from '../../backend/src/storage/storage.ts';
import { releaseNotesOf } from '../content/release-notes.ts';
import { DEMO_PLAN_FILES, type DemoPurchase } from './demo-purchases.ts';

const FILES = new URL('../content/files/', import.meta.url);

const CONTENT_TYPES: Record<string, string> = {
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
};

type StoredPurchase = Pick<DemoPurchase, 'fileName' | 'source'>;

/** What the demo customer bought, with the row of its file. */
export interface DemoFile<Good extends StoredPurchase = DemoPurchase> {
  good: Good;
  fileId: string;
}

/** The file of every item; a missing one is put into storage. */
export async function demoFiles<Good extends StoredPurchase>(
  tx: Transaction<Database>,
  storage: FileStorage,
  goods: Good[],
): Promise<DemoFile<Good>[]> {
  const present = await findByName(tx, goods);
  const files: DemoFile<Good>[] = [];
  for (const good of goods) {
    const row =
      present.find(({ name }) => name === good.fileName) ??
      (await tx
        .insertInto('files')
        .values({ ...(await store(storage, good)), name: good.fileName, content_type: contentTypeOf(good) })
        .returning('id')
        .executeTakeFirstOrThrow());
    files.push({ good, fileId: row.id });
  }
  return files;
}

/** Gives the demo's products a file for their version. */
export async function seedProductFiles(
  tx: Transaction<Database>,
  storage: FileStorage,
  goods: DemoPurchase[],
): Promise<void> {
  const main = goods.filter(({ tier }) => tier !== null);
  const keys = main.map(({ productId }) => String(productId));
  const fresh = await claimNewKeys(tx, 'product-file', keys);
  for (const { good, fileId } of await demoFiles(
    tx,
    storage,
    main.filter((good) => fresh.has(String(good.productId))),
  )) {
    await tx
      .insertInto('product_files')
      .columns(['product_id', 'version', 'file_id'])
      .expression((eb) =>
        eb
          .selectFrom('products')
          .select(['id as product_id', 'version', sql<string>`${fileId}::uuid`.as('file_id')])
          .where('id', '=', good.productId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await writeNotes(tx, good);
  }
  await seedPlanFiles(tx, storage);
}

/** Adds the files of certain plans to the current version. */
async function seedPlanFiles(tx: Transaction<Database>, storage: FileStorage): Promise<void> {
  const fresh = await claimNewKeys(
    tx,
    'plan-file',
    DEMO_PLAN_FILES.map(({ productId }) => String(productId)),
  );
  const missing = DEMO_PLAN_FILES.filter(({ productId }) => fresh.has(String(productId)));
  for (const { good, fileId } of await demoFiles(tx, storage, missing)) {
    await sql`insert into release_files (release_id, file_id, platform, requirements, position, plans)
      select releases.id, ${fileId}, 'any', '', 1, ${good.plans}::text[] from releases
        join products on products.id = releases.product_id and products.version = releases.version
       where products.id = ${good.productId}
      on conflict do nothing`.execute(tx);
    // Earlier buyers get it as well.
    await sql`update downloads set file_id = file_id where product_id = ${good.productId}`.execute(tx);
  }
}

/** Adds notes to the file's release, unless it already has some. */
async function writeNotes(tx: Transaction<Database>, { productId, version }: DemoPurchase): Promise<void> {
  const written = releaseNotesOf(Number(productId));
  if (!written) return;
  await tx
    .updateTable('releases')
    .set(written)
    .where('product_id', '=', Number(productId))
    .where('version', '=', version)
    .where('notes', '=', '')
    .execute();
}

/**
 * Stores the demo's files again if they are missing from storage, as after a start with an existing database and an
 * empty data folder. Only rows with the name of a demo file are changed.
 */
export async function restoreDemoFiles(
  db: Kysely<Database>,
  storage: FileStorage,
  sold: DemoPurchase[],
): Promise<void> {
  const goods: StoredPurchase[] = [...sold, ...DEMO_PLAN_FILES];
  for (const row of await findByName(db, goods)) {
    const good = goods.find((candidate) => candidate.fileName === row.name);
    if (!good || (await storage.find(row.storage_key))) continue;
    await db
      .updateTable('files')
      .set(await store(storage, good))
      .where('id', '=', row.id)
      .execute();
  }
}

async function findByName(
  db: Kysely<Database>,
  goods: StoredPurchase[],
): Promise<{ id: string; name: string; storage_key: string }[]> {
  if (goods.length === 0) return []; // SQL has no empty list
  const names = goods.map((good) => good.fileName);
  return db.selectFrom('files').select(['id', 'name', 'storage_key']).where('name', 'in', names).execute();
}

async function store(
  storage: FileStorage,
  good: StoredPurchase,
): Promise<{ storage_key: string; size_bytes: number; sha256: string }> {
  const content = createReadStream(new URL(good.source, FILES));
  const { key, size, sha256 } = await storage.put('downloads', content, extname(good.fileName).slice(1));
  return { storage_key: key, size_bytes: size, sha256 };
}

const contentTypeOf = ({ fileName }: StoredPurchase): string =>
  CONTENT_TYPES[extname(fileName)] ?? 'application/octet-stream';
