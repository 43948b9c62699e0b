import { type Kysely, sql } from 'kysely';

/**
 * When somebody has shown that he reads the mails of an account's present address; null for every account so far, because
 * nobody ever had to. A release that does not know the column changes addresses as well, so the database forgets the proof.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column email_verified_at timestamptz(3)`.execute(db);
  await sql`create function forget_email_proof() returns trigger language plpgsql as $$
  begin
    if lower(new.email) <> lower(old.email) and new.email_verified_at is not distinct from old.email_verified_at then
      new.email_verified_at := null;
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger users_email_proof before update of email on users
    for each row execute function forget_email_proof()`.execute(db);
}
