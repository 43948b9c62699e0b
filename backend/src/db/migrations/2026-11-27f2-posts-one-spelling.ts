import { type Kysely, sql } from 'kysely';

/** Few rows are written otherwise, and each is brought into its one spelling alone: repeating it changes nothing. */
export const outsideTransaction = true;

/** What was stored before texts were brought into one spelling at the door. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update posts set title = normalize(title, nfc), excerpt = normalize(excerpt, nfc), content = normalize(content, nfc), category = normalize(category, nfc), series = normalize(series, nfc), tags = normalize(tags::text, nfc)::jsonb
    where title is not nfc normalized or excerpt is not nfc normalized or content is not nfc normalized or category is not nfc normalized or series is not nfc normalized or tags::text is not nfc normalized`.execute(
    db,
  );
}
