import { type Kysely, sql } from 'kysely';

/**
 * What was sent to whom. `sealed` holds the encrypted message of those kinds that may be sent again; the text of a mail
 * with a secret link is never kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_log (
    id uuid primary key,
    kind text not null,
    recipient_name text not null,
    recipient_email text not null,
    subject text not null,
    status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
    answer text,
    attempts integer not null default 0,
    sealed text,
    created_at timestamptz(3) not null,
    settled_at timestamptz(3)
  )`.execute(db);
}
