import { type Kysely, sql, type Transaction } from 'kysely';
import type { SequenceKind } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { isSuppressed } from './newsletter-suppressions.repository.ts';
import { hasClosedAccount, SEQUENCE_SQL } from './sequence-events.repository.ts';

const EMAIL = sql`subscriber.email`;
/** Consents, and can be written to. */
const IS_READER = sql`(subscriber.status = 'confirmed' and not ${isSuppressed(EMAIL)} and not ${hasClosedAccount(EMAIL)})`;

/**
 * Subscribers with an event enter, unless they have reached the goal before, are in the sequence already, or have entered
 * for this event. @returns their number
 */
export async function startRuns(
  tx: Transaction<Database>,
  kind: SequenceKind,
  span: { since: Date; now: Date },
): Promise<number> {
  const { events, goal, isVoid, restDays } = SEQUENCE_SQL[kind];
  const event = { email: EMAIL, id: sql`event.event_id`, at: sql`event.event_at` };
  const isResting =
    restDays === null ? sql`true` : sql`run.event_at > event.event_at - make_interval(days => ${restDays}::int)`;
  const { numAffectedRows } = await sql`
    insert into sequence_runs (sequence, subscriber_id, event_id, event_at, due_at)
    select distinct on (subscriber.id) ${kind}, subscriber.id, event.event_id, event.event_at, ${span.now}::timestamptz
      from (${events(span)}) event
      join newsletter_subscribers subscriber on lower(subscriber.email) = lower(event.email)
     where ${IS_READER} and not ${goal(event)} and not (${isVoid(event)})
       and not exists (select from sequence_runs run where run.sequence = ${kind} and run.subscriber_id = subscriber.id
         and (run.state = 'active' or ${isResting}))
     order by subscriber.id, event.event_at desc, event.event_id
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Ends runs whose subscriber left or reached the goal, whose event no longer counts, or whose time is over. @returns how many reached the goal */
export async function endRuns(
  tx: Transaction<Database>,
  { kind, end_days: endDays }: { kind: SequenceKind; end_days: number },
  now: Date,
): Promise<number> {
  const { goal, isVoid } = SEQUENCE_SQL[kind];
  const event = { email: EMAIL, id: sql`run.event_id`, at: sql`run.event_at` };
  const { rows } = await sql<{ reached: number }>`
    with judged as materialized (
      select run.id, case
          when not ${IS_READER} then 'unsubscribed'
          when ${goal(event)} then 'reached'
          when ${isVoid(event)} then 'void'
          when run.event_at + make_interval(days => ${endDays}::int) <= ${now}::timestamptz then 'finished' end as state
        from sequence_runs run join newsletter_subscribers subscriber on subscriber.id = run.subscriber_id
       where run.sequence = ${kind} and run.state = 'active'),
    ended as (
      update sequence_runs run set state = judged.state, ended_at = ${now} from judged
       where judged.id = run.id and judged.state is not null returning run.state)
    select count(*) filter (where state = 'reached')::int as reached from ended`.execute(tx);
  return rows[0]?.reached ?? 0;
}

/** Emails made ready in one run of the job. */
const BATCH_SIZE = 1_000;

/** Hands the emails that are due over to the sender of newsletters. @returns their number */
export async function queueDueSteps(tx: Transaction<Database>, kind: SequenceKind, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as materialized (
      select run.id, run.subscriber_id, step.id as step_id, step.delay_days,
             case when step.texts #>> array[subscriber.language, 'subject'] <> '' then subscriber.language
                  when subscriber.language = 'en' then 'bn' else 'en' end as language
        from sequence_runs run join newsletter_subscribers subscriber on subscriber.id = run.subscriber_id
        cross join lateral (
          select id, delay_days, texts from newsletters
           where sequence = ${kind} and status = 'sending' and delay_days > run.after_days
           order by delay_days limit 1) step
       where run.sequence = ${kind} and run.state = 'active' and run.due_at <= ${now}
         and run.event_at + make_interval(days => step.delay_days) <= ${now}::timestamptz
       limit ${BATCH_SIZE}),
    queued as (
      insert into newsletter_recipients (newsletter_id, subscriber_id, language, run_id)
      select step_id, subscriber_id, language, id from due on conflict do nothing returning newsletter_id),
    advanced as (
      update sequence_runs run set after_days = due.delay_days, due_at = ${now}::timestamptz + interval '1 day'
        from due where due.id = run.id),
    counted as (
      update newsletters set recipients = recipients + added.count
        from (select newsletter_id, count(*)::int as count from queued group by 1) added where id = added.newsletter_id)
    select count(*)::int as count from queued`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Ends a sequence for everyone in it; emails that are not being handed over are never sent. */
export async function stopRuns(tx: Transaction<Database>, kind: SequenceKind, now: Date): Promise<void> {
  const active = tx.updateTable('sequence_runs').set({ state: 'stopped', ended_at: now });
  await active.where('sequence', '=', kind).where('state', '=', 'active').execute();
  await tx
    .deleteFrom('newsletter_recipients')
    .where('status', '=', 'waiting')
    .where('newsletter_id', 'in', (eb) => eb.selectFrom('newsletters').select('id').where('sequence', '=', kind))
    .execute();
}

/** Ends every sequence of a subscriber who has unsubscribed. */
export async function endSubscriberRuns(tx: Transaction<Database>, subscriberId: string, now: Date): Promise<void> {
  const active = tx.updateTable('sequence_runs').set({ state: 'unsubscribed', ended_at: now });
  await active.where('subscriber_id', '=', subscriberId).where('state', '=', 'active').execute();
}

/** Subscribers in each sequence, by the delay of their last email. */
export async function countActiveRuns(
  db: Kysely<Database>,
): Promise<{ kind: SequenceKind; after_days: number; count: number }[]> {
  const rows = await db
    .selectFrom('sequence_runs')
    .select(['sequence as kind', 'after_days', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', '=', 'active')
    .groupBy(['sequence', 'after_days'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** After a year no event can be entered twice. */
export async function deleteEndedRuns(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('sequence_runs').where('ended_at', '<', before).execute();
}
