import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AdminMailRecipient } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { MailRecipientsTable, MailSettingsTable } from '../../db/tables.gen.ts';

const COLUMNS = ['time_zone', 'quiet_digest', 'review_days', 'orders_from', 'digest_day', 'version'] as const;
export type MailSettingsRow = Pick<Selectable<MailSettingsTable>, (typeof COLUMNS)[number]>;
export type RecipientRow = Selectable<MailRecipientsTable>;

export function getMailSettingsRow(db: Kysely<Database>): Promise<MailSettingsRow> {
  return db.selectFrom('mail_settings').select(COLUMNS).executeTakeFirstOrThrow();
}

/**
 * The settings, locked until the transaction ends: one of several servers sends, the others then find nothing to send.
 */
export function lockMailSettings(tx: Transaction<Database>): Promise<MailSettingsRow> {
  return tx.selectFrom('mail_settings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

/** Whether the database knows the time zone too: it may be older than the runtime. */
export async function isKnownTimeZone(db: Kysely<Database>, timeZone: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_timezone_names where lower(name) = lower(${timeZone}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The recipients, the studio's own email first. */
export function listRecipientRows(db: Kysely<Database>): Promise<RecipientRow[]> {
  return db
    .selectFrom('mail_recipients')
    .select(['id', 'email', 'orders', 'payments', 'payouts', 'digest'])
    .orderBy(sql`email is not null`)
    .orderBy(sql`lower(email)`)
    .execute();
}

export async function updateMailSettings(
  tx: Transaction<Database>,
  values: Pick<MailSettingsRow, 'time_zone' | 'quiet_digest' | 'review_days'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('mail_settings')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: at }))
    .execute();
}

/** Existing recipients keep their id, which the links in earlier emails contain. */
export async function replaceRecipients(tx: Transaction<Database>, recipients: AdminMailRecipient[]): Promise<void> {
  const keptEmails = recipients.map(({ email }) => email?.toLowerCase() ?? '');
  await tx
    .deleteFrom('mail_recipients')
    .where(sql<boolean>`coalesce(lower(email), '') <> all(${keptEmails}::text[])`)
    .execute();
  for (const { email, orders, payments, payouts, digest } of recipients) {
    await sql`insert into mail_recipients (email, orders, payments, payouts, digest)
      values (${email}, ${orders}, ${payments}, ${payouts}, ${digest})
      on conflict (coalesce(lower(email), '')) do update
      set email = excluded.email, orders = excluded.orders, payments = excluded.payments, payouts = excluded.payouts,
          digest = excluded.digest`.execute(tx);
  }
}

/** The day of the last digest, sent or skipped. */
export async function setDigestDay(tx: Transaction<Database>, day: string): Promise<void> {
  await tx.updateTable('mail_settings').set({ digest_day: day }).execute();
}
