import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A dead letter: the last attempt failed, or was killed. */
const dead = sql<boolean>`locked_at is null and attempts >= max_attempts`;
const waiting = sql<boolean>`locked_at is null and attempts < max_attempts`;

export interface QueueFigures {
  waiting: number;
  running: number;
  dead: number;
  /** Since when the first job not running is due. */
  oldestDueAt: Date | null;
  waitingMails: number;
}

export async function queueFigures(db: Kysely<Database>): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures>`
    select count(*) filter (where ${waiting})::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where ${dead})::int as dead,
      min(run_at) filter (where ${waiting} and run_at <= now()) as "oldestDueAt",
      count(*) filter (where ${waiting} and task_identifier = 'mail.deliver')::int as "waitingMails"
    from graphile_worker.jobs`.execute(db);
  return rows[0] as QueueFigures;
}

export interface DeadJobRow {
  id: number;
  name: string;
  attempts: number;
  failed_at: Date;
  last_error: string | null;
}

/** The latest dead letters. */
export async function listDeadJobs(db: Kysely<Database>, most: number): Promise<DeadJobRow[]> {
  const { rows } = await sql<DeadJobRow>`
    select id, task_identifier as name, attempts, updated_at as failed_at, last_error
    from graphile_worker.jobs where ${dead}
    order by updated_at desc, id desc limit ${most}`.execute(db);
  return rows;
}

type Touched = { id: number; name: string };

/** The dead letter `id`, or all of them when it is null; locked, so that concurrent requests affect each once. */
const chosen = (id: number | null) => sql`
  select array_agg(j.id) from (
    select id from graphile_worker._private_jobs
    where ${dead} and ${id === null ? sql`true` : sql`id = ${id}`} for update
  ) j`;

/** Retries dead letters, with all attempts again. @returns the affected jobs */
export async function reviveJobs(db: Kysely<Database>, id: number | null): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select j.id, t.identifier as name
    from graphile_worker.reschedule_jobs((${chosen(id)}), run_at => now(), attempts => 0) j
    join graphile_worker._private_tasks t on t.id = j.task_id`.execute(db);
  return rows;
}

/** Deletes dead letters permanently. @returns the affected jobs */
export async function removeDeadJobs(db: Kysely<Database>, id: number | null): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select j.id, t.identifier as name from graphile_worker.complete_jobs((${chosen(id)})) j
    join graphile_worker._private_tasks t on t.id = j.task_id`.execute(db);
  return rows;
}

/** @throws when a job has been due for five minutes and is not running */
export async function jobsAreDone(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where ${waiting} and run_at < now() - interval '5 minutes' limit 1`.execute(db);
  if (rows.length > 0) throw new Error('Jobs are not run');
}
