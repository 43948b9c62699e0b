import { type Kysely, sql, type Transaction } from 'kysely';
import type { WritingKind } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';

/** The current slug of an article; undefined while it is served by its id. */
export async function findPostSlug(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('post_addresses')
    .select('address')
    .where('post_id', '=', id)
    .where('present', '=', true)
    .executeTakeFirst();
  return row?.address;
}

/** The article's previous slugs stay and redirect to the current one. */
export async function retireSlug(tx: Transaction<Database>, id: number): Promise<void> {
  await tx.updateTable('post_addresses').set({ present: false }).where('post_id', '=', id).execute();
}

/**
 * Gives an article a slug, even one that another article had earlier. @returns false when it is another article's
 * current one
 */
export async function claimSlug(tx: Transaction<Database>, id: number, address: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into post_addresses (address, post_id, present)
    values (${address}, ${id}, true)
    on conflict (address) do update set post_id = excluded.post_id, present = true
      where not post_addresses.present or post_addresses.post_id = excluded.post_id`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Current and previous slugs that start with the given one, for finding a free one. */
export async function listSlugsLike(
  db: Kysely<Database>,
  kind: WritingKind,
  prefix: string,
  except: number | null,
): Promise<Set<string>> {
  const like = `${prefix}%`;
  const queries = {
    posts: sql<{ address: string }>`select address from post_addresses
        where address like ${like} and post_id is distinct from ${except}`,
    pages: sql<{ address: string }>`select address from pages
        where deleted_at is null and address like ${like} and id is distinct from ${except}
        union all select address from page_addresses
        where address like ${like} and page_id is distinct from ${except}`,
    'case-studies': sql<{ address: string }>`select address from case_studies
        where deleted_at is null and address like ${like} and id is distinct from ${except}
        union all select address from case_study_addresses
        where address like ${like} and case_study_id is distinct from ${except}`,
  };
  const { rows } = await queries[kind].execute(db);
  return new Set(rows.map(({ address }) => address));
}
