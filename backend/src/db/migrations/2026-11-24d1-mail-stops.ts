import { type Kysely, sql } from 'kysely';

/** Kinds of mails that a person does not want; without a row they come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_stops (
    user_id uuid not null references users (id) on delete cascade,
    kind text not null,
    created_at timestamptz(3) not null,
    primary key (user_id, kind)
  )`.execute(db);
}
