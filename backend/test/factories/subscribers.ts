import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** Confirmed subscribers of the newsletter; each confirmation is an event for webhook endpoints. @returns their ids */
export async function confirmSubscribers(db: Kysely<Database>, emails: readonly string[]): Promise<string[]> {
  const rows = emails.map((email) => ({ email, status: 'pending' as const }));
  const inserted = await db.insertInto('newsletter_subscribers').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id);
  const confirmed = { status: 'confirmed' as const, confirmed_at: new Date() };
  await db.updateTable('newsletter_subscribers').set(confirmed).where('id', 'in', ids).execute();
  return ids;
}
