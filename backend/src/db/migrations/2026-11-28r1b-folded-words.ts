import { type Kysely, sql } from 'kysely';

/** Part by part, so that nobody waits long for a product. */
export const outsideTransaction = true;

const PART = 2_000;

/** The words of the products that were there before `r1-folded-texts`; those of plain letters are the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from products`.execute(db);
  for (let from = 0; from <= (rows[0]?.last ?? 0); from += PART) {
    await sql`update products set words = folded(title || chr(1) || description)
      where id >= ${from} and id < ${from + PART} and words is distinct from folded(title || chr(1) || description)`.execute(
      db,
    );
  }
}
