import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** How an address is stored: enough to recognise it when it subscribes again, also after it was erased. */
const toHash = (email: RawBuilder<unknown>) => sql<string>`encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`;

/** Whether an address gets no newsletters, for use in a query. */
export const isSuppressed = (email: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(exists (
  select from newsletter_suppressions where email_hash = ${toHash(email)}))`;

export async function isEmailSuppressed(db: Kysely<Database>, email: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${isSuppressed(sql`${email}::text`)} as found`.execute(db);
  return rows[0]?.found === true;
}

/** Ends newsletters to an address. */
export async function insertSuppression(
  db: Kysely<Database>,
  { email, cause, at }: { email: string; cause: 'bounced' | 'complained'; at: Date },
): Promise<void> {
  await db
    .insertInto('newsletter_suppressions')
    .values({ email_hash: toHash(sql`${email}::text`), cause, created_at: at })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ cause }))
    .execute();
}

/** An address that was confirmed again works, and its reader wants the newsletter. */
export async function deleteSuppression(db: Kysely<Database>, email: string): Promise<void> {
  await db
    .deleteFrom('newsletter_suppressions')
    .where('email_hash', '=', toHash(sql`${email}::text`))
    .execute();
}
