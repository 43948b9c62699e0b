import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A key's usage in its current period. */
export interface AttemptCount {
  count: number;
  /** Milliseconds until the period ends. */
  left: number;
}

/**
 * The time in milliseconds: the wall clock at startup plus monotonic time, so that changing the wall clock neither
 * unblocks an attacker nor extends a lockout.
 */
const monotonicNow = (): number => performance.timeOrigin + performance.now();

/** Counters that expire, one statement each, so that parallel attempts are counted one after another. */
export function createAttempts(db: Kysely<Database>, now: () => number = monotonicNow) {
  return {
    /** Adds to the key's count; the first attempt after a period ends starts the next one. */
    async add(key: string, points: number, periodMs: number): Promise<AttemptCount> {
      const at = Math.floor(now());
      const { rows } = await sql<{ points: number; expire: number }>`
        insert into rate_limits as kept (key, points, expire) values (${key}, ${points}, ${at + periodMs})
        on conflict (key) do update set
          points = case when kept.expire <= ${at} then excluded.points else kept.points + excluded.points end,
          expire = case when kept.expire <= ${at} then excluded.expire else kept.expire end
        returning points, expire`.execute(db);
      const [row] = rows;
      // The row may come from another server, or from before a restart, with a clock that was ahead.
      return { count: row?.points ?? points, left: Math.min(Math.max(Number(row?.expire) - at, 0), periodMs) };
    },
    async forget(key: string): Promise<void> {
      await db.deleteFrom('rate_limits').where('key', '=', key).execute();
    },
    /** Whether the key has a current period. */
    async running(key: string): Promise<boolean> {
      const row = await db
        .selectFrom('rate_limits')
        .select('key')
        .where('key', '=', key)
        .where('expire', '>', Math.floor(now()))
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Deletes counters with a period that ended before the given moment. */
export async function deleteExpiredCounters(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', before.getTime()).execute();
}
