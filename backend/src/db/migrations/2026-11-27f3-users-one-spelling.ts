import { type Kysely, sql } from 'kysely';

/** Few rows are written otherwise, and each is brought into its one spelling alone: repeating it changes nothing. */
export const outsideTransaction = true;

/** What was stored before texts were brought into one spelling at the door. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update users set name = normalize(name, nfc)
    where name is not nfc normalized`.execute(db);
}
