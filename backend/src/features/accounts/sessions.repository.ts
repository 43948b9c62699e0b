import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { VERIFICATION_TTL_MS } from '../../../../contract/rules/session-verification.ts';
import type { Database } from '../../db/schema.ts';

const HOUR_MS = 3_600_000;

/** Maximum lifetime and idle time of a session, by role. */
const LIFETIMES = {
  customer: { totalMs: 12 * HOUR_MS, idleSeconds: 2 * 3_600 },
  super_admin: { totalMs: 8 * HOUR_MS, idleSeconds: 30 * 60 },
} as const;

/** Minimum interval between writes of the row; the idle time may be longer by this much. */
const TOUCH_MS = 60_000;

export interface NewSession {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Where a session was opened. */
export interface SessionLocation {
  userAgent: string;
  /** Browser and operating system, and the shortened network; null when unknown. */
  device: string | null;
  network: string | null;
  /** The id in the browser's cookie; null for a session opened without a browser. */
  deviceId: string | null;
}

/** An active session with its user. */
export interface SessionWithUser {
  sessionId: string;
  /** Until when it allows actions that require recent verification. */
  provenUntil: Date;
  isProven: boolean;
  user: {
    id: string;
    name: string;
    email: string;
    role: SessionOwner['role'];
    status: 'active';
    rights: string[];
    avatar: string | null;
    address: string | null;
    language: string | null;
    created_at: Date;
    lacks_factor: boolean;
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
 * Opens a session only if the account is active and still has the password that was checked. Because of the row lock, a
 * concurrent password change either comes first (then no session is opened) or sees the new session and ends it.
 * @returns undefined when the account has changed
 */
export async function openSession(
  db: Kysely<Database>,
  owner: SessionOwner,
  now: Date,
  { userAgent, device, network, deviceId }: SessionLocation,
): Promise<NewSession | undefined> {
  const { totalMs, idleSeconds } = LIFETIMES[owner.role];
  const expiresAt = new Date(now.getTime() + totalMs);
  const result = await sql<{ id: string }>`
    insert into sessions (user_id, created_at, last_seen_at, expires_at, idle_seconds, user_agent_hash, device, network, device_id)
    select id, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz, ${idleSeconds}::integer, ${agentHash(userAgent)}::text,
           ${device}::text, ${network}::text, ${deviceId}::uuid
    from users
    where id = ${owner.id} and status = 'active' and deleted_at is null and password_hash = ${owner.password_hash}
    for share
    returning id`.execute(db);
  const row = result.rows[0];
  return row && { id: row.id, createdAt: now, expiresAt };
}

/** The session that a bearer token refers to. */
export interface SessionRef {
  sessionId: string;
  userId: string;
}

/** An administrator without authenticator app and passkey, where the settings require a second factor. */
export const lacksFactor = sql<boolean>`(u.role = 'super_admin'
  and exists (select 1 from site_settings where require_factor)
  and not exists (select 1 from second_factors f where f.user_id = u.id and f.enabled_at is not null)
  and not exists (select 1 from passkeys p where p.user_id = u.id))`;

type SessionRow = SessionWithUser['user'] & { session_id: string; last_seen_at: Date; proven_at: Date };

/**
 * The requested sessions that are active and belong to an active account, each with its user, by session id; also
 * records their use.
 */
export async function findActiveSessions(
  db: Kysely<Database>,
  refs: readonly SessionRef[],
  now: Date,
): Promise<Map<string, SessionWithUser>> {
  const sessionIds = refs.map(({ sessionId }) => sessionId);
  const userIds = refs.map(({ userId }) => userId);
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.last_seen_at, coalesce(s.proven_at, s.created_at) as proven_at, u.id, u.name, u.email, u.role, u.rights, u.status, u.avatar, u.address, u.language, u.created_at,
           ${lacksFactor} as lacks_factor
    from unnest(${sessionIds}::uuid[], ${userIds}::uuid[]) as wanted (session_id, user_id)
    join sessions s on s.id = wanted.session_id and s.user_id = wanted.user_id
    join users u on u.id = s.user_id
    where s.revoked_at is null and u.status = 'active' and u.deleted_at is null and s.expires_at > ${now}::timestamptz
      and s.last_seen_at + make_interval(secs => s.idle_seconds) > ${now}::timestamptz`.execute(db);
  // A moment in the future was written before the clock was set back.
  const idle = rows.filter(({ last_seen_at }) => Math.abs(now.getTime() - last_seen_at.getTime()) >= TOUCH_MS);
  if (idle.length > 0) {
    const ids = idle.map(({ session_id }) => session_id);
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id', 'in', ids).execute();
  }
  return new Map(
    rows.map(({ session_id, last_seen_at, proven_at, ...user }) => {
      const provenUntil = new Date(proven_at.getTime() + VERIFICATION_TTL_MS);
      return [session_id, { sessionId: session_id, provenUntil, isProven: provenUntil > now, user }] as const;
    }),
  );
}

/** The session has just been verified again. */
export async function markSessionVerified(db: Kysely<Database>, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: at }).where('id', '=', sessionId).execute();
}

/** Ends a session. */
export async function revokeSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user, except the given one. */
export async function revokeSessions(
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

/** Deletes sessions that ended before the given moment. */
export async function deleteExpiredSessions(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
}
