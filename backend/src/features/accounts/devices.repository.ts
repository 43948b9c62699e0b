import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Maximum number of browsers stored for an account; programs without cookies add a new one each time. */
const MAX_DEVICES = 100;

/** The account's history with the browser that signs in. */
export interface DeviceHistory {
  known: boolean;
  /** The number of other browsers used with it. */
  others: number;
  /** The number of those first used within the last day. */
  recent: number;
}

/** Records that the account was used with a browser. @returns the history before this sign-in */
export async function recordDevice(
  tx: Transaction<Database>,
  userId: string,
  deviceId: string,
  now: Date,
): Promise<DeviceHistory> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  // A single statement reads the state before its own write.
  const { rows } = await sql<DeviceHistory>`
    with met as (
      insert into known_devices (user_id, device_id, first_seen_at, last_seen_at)
      values (${userId}, ${deviceId}, ${now}, ${now})
      on conflict (user_id, device_id) do update set last_seen_at = excluded.last_seen_at
    )
    select coalesce(bool_or(device_id = ${deviceId}), false) as known,
           count(*) filter (where device_id <> ${deviceId}) as others,
           count(*) filter (where device_id <> ${deviceId} and first_seen_at > ${dayAgo}) as recent
    from known_devices where user_id = ${userId}`.execute(tx);
  const history = rows[0] ?? { known: false, others: 0, recent: 0 };
  if (!history.known && history.others >= MAX_DEVICES) await removeOldest(tx, userId);
  return history;
}

async function removeOldest(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId} and device_id in (
    select device_id from known_devices where user_id = ${userId}
    order by last_seen_at desc, device_id offset ${MAX_DEVICES})`.execute(tx);
}

/** Lets a known browser skip the second factor from now on. */
export async function trustDevice(
  tx: Transaction<Database>,
  { userId, deviceId, at, mark }: { userId: string; deviceId: string; at: Date; mark: string },
): Promise<void> {
  await tx
    .updateTable('known_devices')
    .set({ trusted_at: at, trusted_mark: mark })
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .execute();
}

/** Whether the browser was trusted to skip the second factor after this moment and for this password. */
export async function isDeviceTrusted(
  db: Kysely<Database>,
  { userId, deviceId, after, mark }: { userId: string; deviceId: string; after: Date; mark: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('device_id')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('trusted_at', '>=', after)
    .where('trusted_mark', '=', mark)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the trust from one browser of an account, or from all but one. */
export async function revokeDeviceTrust(
  db: Kysely<Database>,
  userId: string,
  which: { only: string } | { except: string | null },
): Promise<void> {
  const all = db
    .updateTable('known_devices')
    .set({ trusted_at: null, trusted_mark: null })
    .where('user_id', '=', userId);
  if ('only' in which) await all.where('device_id', '=', which.only).execute();
  else if (which.except === null) await all.execute();
  else await all.where('device_id', '<>', which.except).execute();
}

/** Deletes browsers with an expired cookie. */
export async function deleteInactiveDevices(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<', before).execute();
}
