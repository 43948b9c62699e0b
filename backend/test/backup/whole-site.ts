import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createBackup } from '../../src/backup/backup.ts';
import type { Connection } from '../../src/db/database.ts';
import { withSnapshot } from '../../src/db/dump-tables.ts';
import type { FileStorage } from '../../src/storage/storage.ts';
import { createDownload } from '../factories/commerce.ts';
import type { TestApp } from '../test-app.ts';

/** Every row of every table, sorted, and the state of the sequences. */
export const contentOf = ({ pool }: Pick<Connection, 'pool'>) =>
  withSnapshot(pool, async ({ tables, sequences, rows }) => {
    const content: Record<string, string[]> = {};
    for (const table of tables) {
      const lines: string[] = [];
      for await (const part of rows(table)) lines.push(...part.map((row) => JSON.stringify(row)));
      content[`${table.schema}.${table.name}`] = lines.sort();
    }
    return { content, sequences };
  });

/** SHA-256 of every file by its key. */
export async function hashesOf(storage: FileStorage): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const content = await storage.read(key);
    if (content)
      hashes[key] = createHash('sha256')
        .update(await buffer(content))
        .digest('hex');
  }
  return hashes;
}

/** Data that the seed does not have: odd texts, a large file, a queued job. */
export async function addOddities(app: TestApp): Promise<void> {
  const { user } = await app.signedIn();
  const name = 'Zoë "quoted" \\back\t{a,b} NULL\nবাংলা 🙂';
  await app.db.updateTable('users').set({ name, address: 'NULL' }).where('id', '=', user.id).execute();
  await createDownload(app.db, app.deps.storage, user.id);
  await app.deps.storage.put('downloads', Buffer.alloc(3_000_000, randomUUID()), 'zip');
  await app.deps.jobs.add('articles.publish', {}, { runAt: new Date(Date.now() + 86_400_000) });
}

/** A folder of the test's own with an archive of the application. */
export async function archiveOf(app: TestApp) {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-backup-'));
  const file = path.join(folder, 'site.tar.gz');
  const report = await createBackup({ pool: app.connection.pool, storage: app.deps.storage, file });
  return { folder, file, report, remove: () => rm(folder, { recursive: true, force: true }) };
}
