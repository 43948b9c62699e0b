import { type Kysely, sql } from 'kysely';
import type { NewsletterProblem } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { countAll, type PageResult, type Range } from '../../db/paging.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { isSuppressed } from './newsletter-suppressions.repository.ts';
import { hasClosedAccount } from './sequence-events.repository.ts';

export interface ClaimedRecipient {
  subscriber_id: string;
  mail_id: string;
  language: Language;
  email: string;
  attempts: number;
  /** Still subscribed, no email was returned since, and a sequence has not ended for this reader. */
  wanted: boolean;
}

/**
 * Claims the next recipients of a newsletter, unless it was paused or stopped. Claimed recipients are never claimed
 * again, even if this server dies before sending.
 */
export async function claimRecipients(
  db: Kysely<Database>,
  newsletterId: string,
  limit: number,
  now: Date,
): Promise<ClaimedRecipient[]> {
  const { rows } = await sql<ClaimedRecipient>`
    with due as (
      select mail_id from newsletter_recipients
       where newsletter_id = ${newsletterId} and status = 'waiting' and coalesce(due_at <= ${now}, true)
         and exists (select from newsletters where id = ${newsletterId} and status = 'sending')
       order by subscriber_id limit ${limit} for update skip locked)
    update newsletter_recipients recipient
       set status = 'claimed', claimed_at = ${now}, attempts = attempts + 1
      from due, newsletter_subscribers subscriber
     where recipient.mail_id = due.mail_id and subscriber.id = recipient.subscriber_id
    returning recipient.subscriber_id, recipient.mail_id, recipient.language, subscriber.email, attempts,
      subscriber.status = 'confirmed' and not ${isSuppressed(sql`subscriber.email`)} and (recipient.run_id is null
        or exists (select from sequence_runs run where run.id = recipient.run_id and run.state = 'active')
          and not ${hasClosedAccount(sql`subscriber.email`)}) as wanted`.execute(db);
  return rows;
}

/** Result of sending an email; `waiting` is tried again at `due_at`, or at once without it. */
export interface DeliveryResult {
  mail_id: string;
  status: 'waiting' | 'sent' | 'skipped' | 'failed' | 'unconfirmed' | 'bounced';
  answer: string | null;
  due_at: string | null;
}

/** The counter of each final state; a bounce of the own mail server was never sent. */
const COUNTERS = {
  sent: 'sent',
  skipped: 'skipped',
  failed: 'failed',
  unconfirmed: 'unconfirmed',
  bounced: 'returned',
} as const;

/** Records the delivery results of claimed recipients and updates the counters. */
export async function recordResults(
  db: Kysely<Database>,
  newsletterId: string,
  results: readonly DeliveryResult[],
): Promise<void> {
  const json = JSON.stringify(results);
  await inTransaction(db, async (tx) => {
    await sql`
      update newsletter_recipients recipient
         set status = result.status, answer = result.answer, due_at = result.due_at,
             -- The mail server did not get it, so this was no attempt.
             attempts = attempts - case when result.status = 'waiting' and result.due_at is null then 1 else 0 end
        from json_to_recordset(${json}::json)
          as result (mail_id uuid, status text, answer text, due_at timestamptz)
       where recipient.mail_id = result.mail_id and recipient.status = 'claimed'`.execute(tx);
    const counted = Object.entries(COUNTERS).flatMap(([status, counter]) => {
      const count = results.filter((result) => result.status === status).length;
      return count === 0 ? [] : [sql`${sql.ref(counter)} = ${sql.ref(counter)} + ${count}`];
    });
    if (counted.length === 0) return;
    await sql`update newsletters set ${sql.join(counted)} where id = ${newsletterId}`.execute(tx);
  });
}

/**
 * Settles what was claimed before a moment by a server that has died since: whether it was handed over is unknown, and
 * it is not sent again.
 */
export async function settleAbandoned(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    with abandoned as (
      update newsletter_recipients set status = 'unconfirmed'
       where status = 'claimed' and claimed_at < ${before} returning newsletter_id)
    update newsletters set unconfirmed = unconfirmed + counted.count
      from (select newsletter_id, count(*)::int as count from abandoned group by 1) counted
     where id = counted.newsletter_id`.execute(db);
}

/** Emails handed over since a moment, those of all newsletters. */
export async function countClaimedSince(db: Kysely<Database>, since: Date): Promise<number> {
  const recipients = db.selectFrom('newsletter_recipients').where('claimed_at', '>', since);
  const { count } = await recipients.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

const PROBLEMS = ['failed', 'unconfirmed', 'bounced', 'complained'] as const;

/** Undelivered emails of a newsletter, newest first. */
export async function listProblems(
  db: Kysely<Database>,
  newsletterId: string,
  { limit, offset }: Range,
): Promise<PageResult<NewsletterProblem>> {
  const problems = db
    .selectFrom('newsletter_recipients as recipient')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'recipient.subscriber_id')
    .where('newsletter_id', '=', newsletterId)
    .where('recipient.status', 'in', PROBLEMS);
  const total = await countAll(db, problems);
  const rows = await problems
    .select(['subscriber.email', 'recipient.status', 'answer', 'claimed_at'])
    .orderBy('claimed_at', 'desc')
    .orderBy('subscriber_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const toProblem = ({ email, status, answer, claimed_at }: (typeof rows)[number]): NewsletterProblem => ({
    email,
    status: status as NewsletterProblem['status'],
    reason: answer ?? '',
    at: (claimed_at ?? new Date(0)).toISOString(),
  });
  return { ...total, rows: rows.map(toProblem) };
}

/**
 * Records that a newsletter was returned or reported as spam.
 * @param mailId of its Message-ID
 * @param recipient as the report names it: one about another address is no report about this email
 * @returns the address; undefined for an unknown or reported email
 */
export async function recordReport(
  db: Kysely<Database>,
  mailId: string,
  report: { outcome: 'bounced' | 'complained'; recipient: string | undefined; reason: string },
): Promise<string | undefined> {
  const counter = sql.ref(report.outcome === 'bounced' ? 'returned' : 'complaints');
  const { rows } = await sql<{ email: string }>`
    with reported as (
      update newsletter_recipients recipient set status = ${report.outcome}, answer = ${report.reason}
        from newsletter_subscribers subscriber
       where mail_id = ${mailId} and recipient.status in ('claimed', 'sent', 'unconfirmed')
         and subscriber.id = recipient.subscriber_id
         and coalesce(lower(subscriber.email) = ${report.recipient ?? null}::text, true)
      returning newsletter_id, subscriber.email),
    counted as (
      update newsletters set ${counter} = ${counter} + 1 from reported where id = newsletter_id)
    select email from reported`.execute(db);
  return rows[0]?.email;
}

const DAYS = 30;

/** Attributes an unsubscription to the latest newsletter that the subscriber received within a month. */
export async function recordUnsubscribed(db: Kysely<Database>, subscriberId: string, now: Date): Promise<void> {
  await sql`
    with last as (
      select newsletter_id, mail_id from newsletter_recipients
       where subscriber_id = ${subscriberId} and claimed_at > ${new Date(now.getTime() - DAYS * 86_400_000)}
         and status in ('sent', 'unconfirmed') and not unsubscribed
       order by claimed_at desc limit 1),
    marked as (
      update newsletter_recipients recipient set unsubscribed = true from last
       where recipient.mail_id = last.mail_id)
    update newsletters set unsubscribed = newsletters.unsubscribed + 1 from last where id = newsletter_id`.execute(db);
}
