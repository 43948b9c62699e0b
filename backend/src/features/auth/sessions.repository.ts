import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

const HOUR = 3_600_000;

/** How long a session may live in all and how long it may stand still, by role. */
const LIFETIMES = {
  customer: { totalMs: 12 * HOUR, idleSeconds: 2 * 3_600 },
  super_admin: { totalMs: 8 * HOUR, idleSeconds: 30 * 60 },
} as const;

/** The row is not written more often than this; the pause is measured that much too generously. */
const TOUCH_MS = 60_000;

export interface OpenedSession {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A session that is alive, with the person it belongs to. */
export interface FoundSession {
  sessionId: string;
  user: {
    id: string;
    name: string;
    email: string;
    role: SessionOwner['role'];
    status: 'active';
    avatar: string | null;
    address: string | null;
    created_at: Date;
  };
}

const agentHash = (userAgent: string) =>
  userAgent === '' ? null : createHash('sha256').update(userAgent).digest('hex').slice(0, 16);

interface SessionOwner {
  id: string;
  role: keyof typeof LIFETIMES;
  password_hash: string;
}

/**
 * Opens a session, but only while the account is active and its password is still the one that was checked. The row
 * lock makes a password change that runs at the same time either come first (then nothing is opened) or see the new
 * session and end it.
 * @returns undefined when the account has changed meanwhile
 */
export async function openSession(
  db: Kysely<Database>,
  owner: SessionOwner,
  now: Date,
  userAgent: string,
): Promise<OpenedSession | undefined> {
  const { totalMs, idleSeconds } = LIFETIMES[owner.role];
  const expiresAt = new Date(now.getTime() + totalMs);
  const result = await sql<{ id: string }>`
    insert into sessions (user_id, created_at, last_seen_at, expires_at, idle_seconds, user_agent_hash)
    select id, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz, ${idleSeconds}::integer, ${agentHash(userAgent)}::text
    from users
    where id = ${owner.id} and status = 'active' and deleted_at is null and password_hash = ${owner.password_hash}
    for share
    returning id`.execute(db);
  const row = result.rows[0];
  return row && { id: row.id, createdAt: now, expiresAt };
}

/** The session with its person, when it is alive and the account is active; also notes that it was used. */
export async function findActiveSession(
  db: Kysely<Database>,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.last_seen_at', 'u.id', 'u.name', 'u.email', 'u.role', 'u.avatar', 'u.address', 'u.created_at'])
    .where('s.id', '=', sessionId)
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where(sql<boolean>`s.last_seen_at + make_interval(secs => s.idle_seconds) > ${now}::timestamptz`)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { last_seen_at, ...person } = row;
  if (now.getTime() - last_seen_at.getTime() >= TOUCH_MS) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
  }
  return { sessionId, user: { ...person, status: 'active' } };
}

/** Ends one session. */
export async function revokeSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a person, except the given one. */
export async function revokeSessionsOf(
  db: Kysely<Database>,
  userId: string,
  now: Date,
  except?: string | null,
): Promise<void> {
  let query = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (except) query = query.where('id', '<>', except);
  await query.execute();
}
