import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MailOutboxTable } from '../db/schema-accounts.ts';

export type OutboxRow = Selectable<MailOutboxTable>;

/** Time after which a message that somebody took and did not finish is tried by the next one. */
const CLAIM_MS = 60_000;

export async function addToOutbox(
  db: Kysely<Database>,
  row: { kind: string; sealed: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      kind: row.kind,
      sealed: row.sealed,
      created_at: row.now,
      due_at: row.now,
      expires_at: row.expiresAt,
      last_error: null,
    })
    .execute();
}

/** Takes the oldest due message for a while, so that two servers never send it both. */
export async function claimDue(db: Kysely<Database>, now: Date): Promise<OutboxRow | undefined> {
  const until = new Date(now.getTime() + CLAIM_MS);
  const result = await sql<OutboxRow>`
    update mail_outbox set due_at = ${until}::timestamptz, attempts = attempts + 1
    where id = (
      select id from mail_outbox where due_at <= ${now}::timestamptz
      order by due_at, created_at limit 1 for update skip locked
    )
    returning *`.execute(db);
  return result.rows[0];
}

export async function removeFromOutbox(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

/** Notes a failure and when to try again. */
export async function postpone(db: Kysely<Database>, id: string, dueAt: Date, reason: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ due_at: dueAt, last_error: reason.slice(0, 200) })
    .where('id', '=', id)
    .execute();
}
