import { type Kysely, sql } from 'kysely';

/** The bell also tells of the account itself. The wider rule holds for every row that is here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications
    drop constraint notifications_kind_check,
    add constraint notifications_kind_check check (kind in ('order', 'wallet', 'version', 'account')) not valid`.execute(
    db,
  );
}
