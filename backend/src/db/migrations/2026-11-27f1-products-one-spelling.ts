import { type Kysely, sql } from 'kysely';

/** Few rows are written otherwise, and each is brought into its one spelling alone: repeating it changes nothing. */
export const outsideTransaction = true;

/** What was stored before texts were brought into one spelling at the door. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update products set title = normalize(title, nfc), description = normalize(description, nfc), category = normalize(category, nfc), features = normalize(features::text, nfc)::jsonb, benefits = normalize(benefits::text, nfc)::jsonb, requirements = normalize(requirements::text, nfc)::jsonb, badges = normalize(badges::text, nfc)::jsonb, pricing = normalize(pricing::text, nfc)::jsonb
    where title is not nfc normalized or description is not nfc normalized or category is not nfc normalized or features::text is not nfc normalized or benefits::text is not nfc normalized or requirements::text is not nfc normalized or badges::text is not nfc normalized or pricing::text is not nfc normalized`.execute(
    db,
  );
}
