import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Kysely } from 'kysely';
import type { FileStorage } from '../../storage/storage.ts';
import type { Database } from '../schema.ts';
import type { StoredDemoFile } from './customer-history.ts';
import type { DemoGood } from './goods.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
};

/** Makes the file of every good and puts it into storage. */
export async function storeDemoFiles(storage: FileStorage, goods: DemoGood[]): Promise<StoredDemoFile[]> {
  const files: StoredDemoFile[] = [];
  for (const good of goods) {
    const bytes = good.build();
    const extension = extname(good.fileName);
    files.push({
      good,
      storageKey: await storage.put('downloads', bytes, extension.slice(1)),
      contentType: CONTENT_TYPES[extension] ?? 'application/octet-stream',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
  return files;
}

/**
 * Makes the demo's files again where storage has lost them, as after a start with a kept database and an empty data
 * folder. Only rows with the name of a demo file are touched.
 */
export async function restoreDemoFiles(db: Kysely<Database>, storage: FileStorage, goods: DemoGood[]): Promise<void> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'storage_key'])
    .where(
      'name',
      'in',
      goods.map((good) => good.fileName),
    )
    .execute();
  for (const row of rows) {
    const good = goods.find((candidate) => candidate.fileName === row.name);
    if (!good || (await storage.locate(row.storage_key))) continue;
    const [file] = await storeDemoFiles(storage, [good]);
    if (!file) continue;
    await db
      .updateTable('files')
      .set({ storage_key: file.storageKey, size_bytes: file.size, sha256: file.sha256 })
      .where('id', '=', row.id)
      .execute();
  }
}
