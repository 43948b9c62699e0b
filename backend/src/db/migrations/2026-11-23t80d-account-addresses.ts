import { type Kysely, sql } from 'kysely';

/** The index of `t80c` takes place and name of the one that knew no guests: a former server tells a taken address by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists users_email_once`.execute(db);
  await sql`alter index users_email_account rename to users_email_once`.execute(db);
}
