import { type Kysely, sql } from 'kysely';

/** Whether the key is the product's own, which this site neither checks nor replaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table licences add column imported boolean not null default false`.execute(db);
}
