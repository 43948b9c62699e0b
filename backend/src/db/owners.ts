import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Active administrators with all rights. */
export async function listOwners(db: Kysely<Database>): Promise<string[]> {
  const owners = db.selectFrom('users').select('id').where('role', '=', 'super_admin').where('status', '=', 'active');
  const rows = await owners
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`'all' = any(rights)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
