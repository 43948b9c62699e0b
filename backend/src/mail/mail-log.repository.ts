import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MailMessage } from './mailer.ts';

interface LoggedMail extends Pick<MailMessage, 'kind' | 'to' | 'subject'> {
  thread: MailMessage['thread'] | undefined;
  id: string;
  sealed: string | null;
  at: Date;
}

export async function logMail(
  db: Kysely<Database>,
  { id, kind, to, subject, thread, sealed, at }: LoggedMail,
): Promise<void> {
  const recipient = { recipient_name: to.name, recipient_email: to.address };
  await db
    .insertInto('mail_log')
    .values({
      id,
      kind,
      ...recipient,
      subject,
      conversation_id: thread?.conversationId ?? null,
      sealed,
      created_at: at,
    })
    .execute();
}

/** An email of an earlier release has no row, and an erased user's no longer has one: nothing is updated. */
export async function logSent(db: Kysely<Database>, id: string, answer: string, at: Date): Promise<void> {
  await db
    .updateTable('mail_log')
    .set((eb) => ({ status: 'sent', answer, attempts: eb('attempts', '+', 1), settled_at: at }))
    .where('id', '=', id)
    .execute();
}

/** An email stays queued until it was attempted `maxAttempts` times. */
export async function logRefused(
  db: Kysely<Database>,
  id: string,
  { answer, at, maxAttempts }: { answer: string; at: Date; maxAttempts: number },
): Promise<void> {
  const isLast = sql<boolean>`attempts + 1 >= ${maxAttempts}::int`;
  await db
    .updateTable('mail_log')
    .set((eb) => ({
      status: sql<'waiting' | 'failed'>`case when ${isLast} then 'failed' else 'waiting' end`,
      answer,
      attempts: eb('attempts', '+', 1),
      settled_at: sql<Date | null>`case when ${isLast} then ${at}::timestamptz end`,
    }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** An email that was not delivered in time keeps the mail server's last response. */
export async function logDropped(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('mail_log')
    .set((eb) => ({
      status: 'failed',
      answer: eb.fn.coalesce('answer', sql<string>`'It could not be delivered in time'`),
      settled_at: at,
    }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

export interface ReportedMail {
  conversation_id: string | null;
  recipient_email: string;
}

/**
 * Records that a sent email was returned, or that its recipient complained.
 * @param recipient as the report names it: one about another address is no report about this email
 * @returns the email, unless it is unknown or was reported before
 */
export function logReport(
  db: Kysely<Database>,
  id: string,
  report: { outcome: 'bounced' | 'complained'; recipient: string | undefined; reason: string; at: Date },
): Promise<ReportedMail | undefined> {
  let mail = db
    .updateTable('mail_log')
    .set({ status: report.outcome, answer: report.reason, settled_at: report.at })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'sent']);
  if (report.recipient !== undefined) mail = mail.where(sql`lower(recipient_email)`, '=', report.recipient);
  return mail.returning(['conversation_id', 'recipient_email']).executeTakeFirst();
}

/** Deletes rows logged before one moment, and the messages of those logged before the other. */
export async function deleteOldMails(db: Kysely<Database>, rows: Date, messages: Date): Promise<void> {
  await db.deleteFrom('mail_log').where('created_at', '<', rows).execute();
  const expiredMails = db.updateTable('mail_log').set({ sealed: null }).where('created_at', '<', messages);
  await expiredMails.where('sealed', 'is not', null).execute();
}

/** Deletes what was sent to an account's current email. */
export async function deleteMailsToUser(db: Kysely<Database>, userId: string): Promise<void> {
  const address = sql`(select lower(email) from users where id = ${userId})`;
  await db.deleteFrom('mail_log').where(sql`lower(recipient_email)`, '=', address).execute();
}

/** Deletes what was sent to an email because of a list. */
export async function deleteListMails(db: Kysely<Database>, list: string, email: string): Promise<void> {
  const listMails = db.deleteFrom('mail_log').where('kind', 'like', `${list}-%`);
  await listMails.where(sql`lower(recipient_email)`, '=', email.toLowerCase()).execute();
}
