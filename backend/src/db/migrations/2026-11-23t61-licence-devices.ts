import { type Kysely, sql } from 'kysely';

/** Devices that hold a place of a licence, known by what their program calls them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table licence_devices (
    id uuid primary key default gen_random_uuid(),
    licence_id uuid not null references licences (id) on delete cascade,
    fingerprint text not null,
    name text not null,
    created_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    unique (licence_id, fingerprint)
  )`.execute(db);
}
