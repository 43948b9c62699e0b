import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A dead letter: the last attempt failed, or was killed. */
const isDead = sql<boolean>`locked_at is null and attempts >= max_attempts`;
const isWaiting = sql<boolean>`locked_at is null and attempts < max_attempts`;

export interface QueueStats {
  waiting: number;
  running: number;
  dead: number;
  /** Since when the first job not running is due. */
  oldestDueAt: Date | null;
  waitingMails: number;
}

export async function readQueueStats(db: Kysely<Database>): Promise<QueueStats> {
  const { rows } = await sql<QueueStats>`
    select count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where ${isDead})::int as dead,
      min(run_at) filter (where ${isWaiting} and run_at <= now()) as "oldestDueAt",
      count(*) filter (where ${isWaiting} and task_identifier = 'mail.deliver')::int as "waitingMails"
    from graphile_worker.jobs`.execute(db);
  return rows[0] as QueueStats;
}

export interface DeadJobRow {
  id: number;
  name: string;
  attempts: number;
  failed_at: Date;
  last_error: string | null;
}

/** The latest dead letters. */
export async function listDeadJobs(db: Kysely<Database>, limit: number): Promise<DeadJobRow[]> {
  const { rows } = await sql<DeadJobRow>`
    select id, task_identifier as name, attempts, updated_at as failed_at, last_error
    from graphile_worker.jobs where ${isDead}
    order by updated_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

type AffectedJob = { id: number; name: string };

/** The dead letter `id`, or all of them when it is null; locked, so that concurrent requests affect each once. */
const selectedIds = (id: number | null) => sql`
  select array_agg(j.id) from (
    select id from graphile_worker._private_jobs
    where ${isDead} and ${id === null ? sql`true` : sql`id = ${id}`} for update
  ) j`;

/** Retries dead letters, with all attempts again. @returns the affected jobs */
export async function retryDeadJobs(db: Kysely<Database>, id: number | null): Promise<AffectedJob[]> {
  const { rows } = await sql<AffectedJob>`
    select j.id, t.identifier as name
    from graphile_worker.reschedule_jobs((${selectedIds(id)}), run_at => now(), attempts => 0) j
    join graphile_worker._private_tasks t on t.id = j.task_id`.execute(db);
  return rows;
}

/** Deletes dead letters permanently. @returns the affected jobs */
export async function deleteDeadJobs(db: Kysely<Database>, id: number | null): Promise<AffectedJob[]> {
  const { rows } = await sql<AffectedJob>`
    select j.id, t.identifier as name from graphile_worker.complete_jobs((${selectedIds(id)})) j
    join graphile_worker._private_tasks t on t.id = j.task_id`.execute(db);
  return rows;
}

/** @throws when a job has been due for five minutes and is not running */
export async function checkJobsAreRunning(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where ${isWaiting} and run_at < now() - interval '5 minutes' limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw new Error('Jobs are overdue and not running');
}
