import { type Kysely, sql } from 'kysely';

/**
 * Searches that stay quick in large tables. Trigram indexes serve three letters or figures in a row and more; what is
 * shorter, or has signs in it, is found by grams: every character and every pair of neighbours that a text holds. The
 * indexes are built by `t21b-indexes`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Its cost keeps the planner from computing it row by row where the index knows it.
  await sql`create function grams(content text) returns integer[] language plpgsql immutable parallel safe cost 10000 as $$
  declare letters text[] := string_to_array(lower(content), null);
  begin
    -- Numbers are compared much faster than text; two pairs with one number only cost a second look at the row.
    return array(select ascii(letter) from unnest(letters) as letter)
      || array(select (ascii(one) << 11) # ascii(two) from unnest(letters, letters[2:]) as pairs (one, two) where two is not null);
  end $$`.execute(db);
}
