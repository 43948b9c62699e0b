import { type Kysely, sql, type Transaction } from 'kysely';
import type { NewsletterSettings } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';

const COLUMNS = ['per_minute', 'per_day', 'version'] as const;

export function getNewsletterSettings(db: Kysely<Database>): Promise<NewsletterSettings> {
  return db.selectFrom('newsletter_settings').select(COLUMNS).executeTakeFirstOrThrow();
}

export function lockNewsletterSettings(tx: Transaction<Database>): Promise<NewsletterSettings> {
  return tx.selectFrom('newsletter_settings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

export async function updateNewsletterSettings(
  tx: Transaction<Database>,
  { per_minute, per_day }: Omit<NewsletterSettings, 'version'>,
): Promise<void> {
  await tx
    .updateTable('newsletter_settings')
    .set((eb) => ({ per_minute, per_day, version: eb('version', '+', 1) }))
    .execute();
}

/** A server that dies loses the lease after this time. */
const LEASE_MS = 30_000;

/**
 * Makes one server the sender, so that the limits hold for all of them together; or extends its lease.
 * @returns whether it is the sender now
 */
export async function acquireSenderLease(db: Kysely<Database>, sender: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_settings')
    .set({ sender, leased_until: new Date(now.getTime() + LEASE_MS) })
    .where(sql<boolean>`sender = ${sender}::uuid or coalesce(leased_until <= ${now}, true)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseSenderLease(db: Kysely<Database>, sender: string): Promise<void> {
  const lease = db.updateTable('newsletter_settings').set({ sender: null, leased_until: null });
  await lease.where('sender', '=', sender).execute();
}
