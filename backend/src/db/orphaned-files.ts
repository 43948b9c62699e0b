import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Those of the keys without a row. A picture's row contains the prefix of its files' keys.
 * @param keys such as `downloads/2f6f….zip`
 */
export async function findOrphanedFiles(db: Kysely<Database>, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) as asked(key)
    where not exists (select from files where storage_key = asked.key)
      and not exists (select from users where avatar = asked.key)
      and not exists (select from data_exports where storage_key = asked.key)
      and not exists (select from conversation_files where storage_key = asked.key)
      and not exists (select from work_receipts where storage_key = asked.key)
      and not exists (select from pictures where base = regexp_replace(asked.key, '-[0-9]+[.][a-z0-9]+$', ''))`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
