import { type Kysely, sql } from 'kysely';

/**
 * Texts as searches compare them: without case and accents, in one spelling. `backend/shared/fold.ts` computes the same. Most texts
 * are ASCII, which is told by their length and takes no more than `lower`. `r1b-folded-words` fills in the products that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function folded(content text) returns text language plpgsql immutable strict parallel safe cost 200 as $$
  begin
    if octet_length(content) = char_length(content) then
      return lower(content);
    end if;
    return lower(regexp_replace(normalize(content, nfkd), '[\\u0300-\\u036f\\u200b-\\u200d\\u2060\\ufeff]', '', 'g'));
  end $$`.execute(db);
  await sql`create or replace function product_words() returns trigger language plpgsql as $$
  begin
    new.words := folded(new.title || chr(1) || new.description);
    return new;
  end $$`.execute(db);
}
