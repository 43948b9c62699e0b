import { type Kysely, sql, type Transaction } from 'kysely';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import type { Database } from '../../db/schema.ts';
import { activeSessions } from './own-sessions.repository.ts';

/** An account or a guest; undefined for a deleted account. */
export function findCustomer(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('billing_details', 'billing_details.user_id', 'users.id')
    .select(['users.id', 'users.name', 'email', 'status', 'role', 'rights', 'created_at', 'version', 'avatar'])
    .select(['deleted_at', sql<string | null>`nullif(billing_details.country, '')`.as('country')])
    .where('users.id', '=', id)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '=', GUEST_SENTINEL)]))
    .executeTakeFirst();
}

/** The name of an account or guest, locked so that it is neither erased nor merged meanwhile. */
export function lockCustomer(tx: Transaction<Database>, id: string): Promise<{ name: string } | undefined> {
  return tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '=', GUEST_SENTINEL)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Open sessions, the latest use of one, and the browsers used with the account. */
export async function countSessions(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<{ open: number; browsers: number; last_seen_at: Date | null }> {
  const sessions = await activeSessions(db, userId, now)
    .select(({ fn }) => [fn.countAll<number>().as('open'), fn.max('last_seen_at').as('last_seen_at')])
    .executeTakeFirstOrThrow();
  const { browsers } = await db
    .selectFrom('known_devices')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('browsers'))
    .executeTakeFirstOrThrow();
  return { ...sessions, browsers };
}
