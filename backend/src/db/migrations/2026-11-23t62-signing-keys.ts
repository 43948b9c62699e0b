import { type Kysely, sql } from 'kysely';

/** Key pairs that sign what programs are told; the secret half is sealed with the server's secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table signing_keys (
    id text primary key,
    public_key text not null,
    sealed_key text not null,
    created_at timestamptz(3) not null
  )`.execute(db);
}
