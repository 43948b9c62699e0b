import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** What a key has used up in its running period. */
export interface Attempts {
  count: number;
  /** Milliseconds until the period ends. */
  left: number;
}

/**
 * The time in milliseconds, read once from the wall clock and counted on from there: somebody setting that
 * clock neither frees a guesser nor locks anybody out for longer.
 */
const steadyNow = (): number => performance.timeOrigin + performance.now();

/** Counters with an end, one statement each, so that parallel attempts count one after the other. */
export function createAttempts(db: Kysely<Database>, now: () => number = steadyNow) {
  return {
    /** Adds to the key's count; the first attempt after the end of a period begins the next one. */
    async add(key: string, points: number, periodMs: number): Promise<Attempts> {
      const at = Math.floor(now());
      const { rows } = await sql<{ points: number; expire: number }>`
        insert into rate_limits as kept (key, points, expire) values (${key}, ${points}, ${at + periodMs})
        on conflict (key) do update set
          points = case when kept.expire <= ${at} then excluded.points else kept.points + excluded.points end,
          expire = case when kept.expire <= ${at} then excluded.expire else kept.expire end
        returning points, expire`.execute(db);
      const [row] = rows;
      // The row may come from another server, or from before a restart, whose clock was ahead.
      return { count: row?.points ?? points, left: Math.min(Math.max(Number(row?.expire) - at, 0), periodMs) };
    },
    async forget(key: string): Promise<void> {
      await db.deleteFrom('rate_limits').where('key', '=', key).execute();
    },
    /** Whether the key's period is running. */
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

/** Removes counters whose period ended before the given moment. */
export async function removeEndedCounters(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', before.getTime()).execute();
}
