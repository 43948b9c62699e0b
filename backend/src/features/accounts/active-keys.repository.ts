import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lacksFactor } from './sessions.repository.ts';

/** The key with this hash, if it works now, with the person who created it. */
export function findActiveKey(db: Kysely<Database>, hash: string, now: Date) {
  return db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.id as key_id', 'k.name as key_name', 'k.scopes', 'k.last_used_at'])
    .select(['u.id', 'u.name', 'u.email', 'u.role', 'u.rights', 'u.avatar', 'u.address', 'u.language', 'u.created_at'])
    .select(lacksFactor.as('lacks_factor'))
    .where(({ eb, and, or }) =>
      or([
        eb('k.secret_hash', '=', hash),
        and([eb('k.previous_secret_hash', '=', hash), eb('k.previous_secret_expires_at', '>', now)]),
      ]),
    )
    .where(({ eb, or }) => or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .where('u.status', '=', 'active')
    .where(({ eb, or }) => or([eb('k.kind', '=', 'account'), eb('u.role', '=', 'super_admin')]))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** @param hour the beginning of the hour of the use */
export async function recordKeyUse(db: Kysely<Database>, id: string, hour: Date): Promise<void> {
  await sql`update api_keys set last_used_at = ${hour}::timestamptz where id = ${id}`.execute(db);
}
