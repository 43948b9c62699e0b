import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Report } from './migration.ts';

const POLL_INTERVAL_MS = 1_000;
/** Maximum time without output at the console. */
const REPORT_INTERVAL_MS = 10_000;

const BLOCKERS = `
  select pid, coalesce(nullif(application_name, ''), 'an unnamed program') as program, state, left(query, 120) as query
  from pg_stat_activity where pid = any (pg_blocking_pids($1))`;
const PROGRESS = `
  select phase, case when blocks_total > 0 then round(100.0 * blocks_done / blocks_total) end as percent
  from pg_stat_progress_create_index where pid = $1`;

interface Blocker {
  pid: number;
  program: string;
  state: string | null;
  query: string;
}

/** What the session is waiting for or working on; undefined if there is nothing to report. */
async function describeProgress(pool: pg.Pool, pid: number): Promise<string | undefined> {
  const { rows } = await pool.query<Blocker>(BLOCKERS, [pid]);
  if (rows.length > 0) {
    const names = rows.map(
      (blocker) => `${blocker.program} (pid ${blocker.pid}, ${blocker.state}): ${blocker.query.replace(/\s+/g, ' ')}`,
    );
    return `waits for ${names.join('; ')}`;
  }
  const [progress] = (await pool.query<{ phase: string; percent: string | null }>(PROGRESS, [pid])).rows;
  return progress && `index: ${progress.phase}${progress.percent === null ? '' : ` ${progress.percent} %`}`;
}

/**
 * Reports which sessions block the session `pid`, and the progress of its index build.
 * @returns stops it
 */
export function watchMigration(pool: pg.Pool, pid: number, report: Report): () => Promise<void> {
  const stop = new AbortController();
  const started = performance.now();
  let last: string | undefined;
  let reportedAt = started;
  const poll = async () => {
    while (!stop.signal.aborted) {
      await sleep(POLL_INTERVAL_MS, undefined, { signal: stop.signal }).catch(() => {});
      if (stop.signal.aborted) return;
      const now = await describeProgress(pool, pid).catch(() => undefined);
      const isDue = performance.now() - reportedAt > REPORT_INTERVAL_MS;
      if (now === last && !isDue) continue;
      last = now;
      reportedAt = performance.now();
      report(`Migrating for ${Math.round((reportedAt - started) / 1000)} s: ${now ?? 'working'}`);
    }
  };
  const ended = poll();
  return async () => {
    stop.abort();
    await ended;
  };
}
