import { type Kysely, type Selectable, sql } from 'kysely';
import type { Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { SessionsTable } from '../../db/tables.gen.ts';

const columns = ['id', 'device', 'network', 'created_at', 'last_seen_at'] as const;

export type OwnSessionRow = Pick<Selectable<SessionsTable>, (typeof columns)[number]>;

/** The user's sessions that are still valid. */
export const activeSessions = (db: Kysely<Database>, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<Date>`last_seen_at + make_interval(secs => idle_seconds)`, '>', now);

/** One page of sessions, last used first, and their total number. */
export async function listOwnSessions(
  db: Kysely<Database>,
  userId: string,
  { limit, offset }: Range,
  now: Date,
): Promise<{ rows: OwnSessionRow[]; total: number }> {
  const own = activeSessions(db, userId, now);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(columns)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Ends a session of the user. @returns its browser; undefined when there is no such session */
export function endOwnSession(
  db: Kysely<Database>,
  userId: string,
  id: string,
  now: Date,
): Promise<{ device_id: string | null } | undefined> {
  return db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('device_id')
    .executeTakeFirst();
}
