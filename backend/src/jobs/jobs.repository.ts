import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface NewJob {
  name: string;
  payload: object;
  queue: string | null;
  runAt: Date | null;
  maxAttempts: number;
  key: string | null;
}

/**
 * Stores a job through the queue's own function, which also wakes a waiting worker when the transaction commits. Jobs
 * of one transaction start in the order in which they were added.
 */
export async function insertJob(db: Kysely<Database>, job: NewJob): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${job.name}, payload => ${JSON.stringify(job.payload)}::json, queue_name => ${job.queue}, job_key => ${job.key},
    run_at => coalesce(${job.runAt}::timestamptz, clock_timestamp()), max_attempts => ${job.maxAttempts}::int
  )`.execute(db);
}

/** Turns emails left by an earlier release, and not being sent at the moment, into jobs. */
export async function moveOutbox(db: Kysely<Database>, now: Date, maxAttempts: number): Promise<void> {
  await sql`
    with mail as (delete from mail_outbox where due_at <= ${now}::timestamptz returning sealed)
    select graphile_worker.add_job(
      'mail.deliver', payload => json_build_object('sealed', sealed), max_attempts => ${maxAttempts}::int
    ) from mail`.execute(db);
}
