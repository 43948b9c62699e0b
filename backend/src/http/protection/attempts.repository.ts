import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
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
export function createAttempts(pool: Pool, now: () => number = steadyNow) {
  return {
    /** Adds to the key's count; the first attempt after the end of a period begins the next one. */
    async add(key: string, points: number, periodMs: number): Promise<Attempts> {
      const at = Math.floor(now());
      const { rows } = await pool.query<{ points: number; expire: string }>({
        name: 'attempts-add',
        text: `
          insert into rate_limits as kept (key, points, expire) values ($1, $2, $3)
          on conflict (key) do update set
            points = case when kept.expire <= $4 then $2 else kept.points + $2 end,
            expire = case when kept.expire <= $4 then $3 else kept.expire end
          returning points, expire`,
        values: [key, points, at + periodMs, at],
      });
      const [row] = rows;
      // The row may come from another server, or from before a restart, whose clock was ahead.
      return { count: row?.points ?? points, left: Math.min(Math.max(Number(row?.expire) - at, 0), periodMs) };
    },
    async forget(key: string): Promise<void> {
      await pool.query({ name: 'attempts-forget', text: 'delete from rate_limits where key = $1', values: [key] });
    },
    /** Whether the key's period is running. */
    async running(key: string): Promise<boolean> {
      const { rows } = await pool.query({
        name: 'attempts-running',
        text: 'select 1 from rate_limits where key = $1 and expire > $2',
        values: [key, Math.floor(now())],
      });
      return rows.length > 0;
    },
  };
}

/** Removes counters whose period ended before the given moment. */
export async function removeEndedCounters(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', before.getTime()).execute();
}
