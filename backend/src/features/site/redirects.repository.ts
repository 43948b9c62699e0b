import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { VisitMissingPage } from '../../../../contract/generated/model.ts';
import type { ContentKind } from '../../../../contract/rules/redirects.ts';
import type { Database } from '../../db/schema.ts';
import type { RedirectsTable } from '../../db/tables.gen.ts';

const COLUMNS = ['id', 'path', 'target', 'created_at'] as const;
const FORMER_SLUGS = 500;
const MISSING_PATHS = 20;

export type RedirectRow = Selectable<RedirectsTable>;

/** A redirect with its hits of 30 days and the day of the last one. `id` is null for a former slug. */
export type CountedRedirect = Omit<RedirectRow, 'id'> & { id: string | null; hits: number; last_hit: string | null };

/** Redirects made by hand and former slugs of published content, newest first. */
export async function listRedirects(db: Kysely<Database>): Promise<CountedRedirect[]> {
  const { rows } = await sql<CountedRedirect>`
    with former as (
      select '/blog/' || old.address as path, '/blog/' || coalesce(present.address, posts.id::text) as target,
             old.created_at
        from post_addresses old join posts on posts.id = old.post_id
        left join post_addresses present on present.post_id = posts.id and present.present
       where not old.present and posts.published
      union all
      select '/' || old.address, '/' || pages.address, old.created_at
        from page_addresses old join pages on pages.id = old.page_id
       where pages.published and pages.deleted_at is null
      union all
      select '/work/' || old.address, '/work/' || case_studies.address, old.created_at
        from case_study_addresses old join case_studies on case_studies.id = old.case_study_id
       where case_studies.status = 'published'
    ), listed as (
      select id, path, target, created_at from redirects
      union all
      (select null, path, target, created_at from former order by created_at desc, path limit ${FORMER_SLUGS})
    )
    select id, path, target, created_at, coalesce(counted.hits, 0)::int as hits,
           to_char(counted.last_hit, 'YYYY-MM-DD') as last_hit
      from listed left join lateral (
        select sum(hits) filter (where day > (now() at time zone shop_zone())::date - 30) as hits, max(day) as last_hit
          from redirect_hits where redirect_hits.path = listed.path
      ) as counted on true
     order by created_at desc, path`.execute(db);
  return rows;
}

/** The most requested paths of 30 days without a page, as the visits count them. */
export async function listMissingPaths(db: Kysely<Database>): Promise<VisitMissingPage[]> {
  const { rows } = await sql<VisitMissingPage>`
    select name as path, sum(views)::int as views from visit_days
     where kind = 'missing' and day > (now() at time zone shop_zone())::date - 30
       and name like '/_%' and name not like '%…%'
       and not exists (select from redirects where path = name)
     group by name order by sum(views) desc, name limit ${MISSING_PATHS}`.execute(db);
  return rows;
}

/** Paths and targets made by hand, while no other change of them is under way. */
export async function lockRedirects(tx: Transaction<Database>): Promise<RedirectRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(tx);
  return tx.selectFrom('redirects').select(COLUMNS).execute();
}

/** Whether published content has a path, or leads on from it as a former slug. */
export async function hasContent(db: Kysely<Database>, kind: ContentKind, name: string): Promise<boolean> {
  const queries: Record<ContentKind, ReturnType<typeof sql<object>>> = {
    product: sql`select from products where published and id::text = ${name}`,
    bundle: sql`select from bundles where published and deleted_at is null and id::text = ${name}`,
    article: sql`select from posts where published and (id::text = ${name}
      or id = (select post_id from post_addresses where address = ${name}))`,
    'case-study': sql`select from case_studies where status = 'published' and (address = ${name}
      or id = (select case_study_id from case_study_addresses where case_study_addresses.address = ${name}))`,
    page: sql`select from pages where published and deleted_at is null and (address = ${name}
      or id = (select page_id from page_addresses where page_addresses.address = ${name}))`,
  };
  const { rows } = await sql<{ found: boolean }>`select exists (${queries[kind]}) as found`.execute(db);
  return rows[0]?.found === true;
}

export function insertRedirect(
  tx: Transaction<Database>,
  redirect: Pick<RedirectRow, 'path' | 'target' | 'created_at'>,
): Promise<RedirectRow> {
  return tx.insertInto('redirects').values(redirect).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateRedirect(
  tx: Transaction<Database>,
  id: string,
  change: Pick<RedirectRow, 'path' | 'target'>,
): Promise<RedirectRow> {
  return tx.updateTable('redirects').set(change).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function deleteRedirect(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('redirects').where('id', '=', id).execute();
}

/** What was counted of a path, as an existing redirect has it. */
export async function findHits(
  db: Kysely<Database>,
  path: string,
): Promise<Pick<CountedRedirect, 'hits' | 'last_hit'>> {
  const { rows } = await sql<Pick<CountedRedirect, 'hits' | 'last_hit'>>`
    select coalesce(sum(hits) filter (where day > (now() at time zone shop_zone())::date - 30), 0)::int as hits,
           to_char(max(day), 'YYYY-MM-DD') as last_hit
      from redirect_hits where path = ${path}`.execute(db);
  return rows[0] ?? { hits: 0, last_hit: null };
}

export async function deleteOldRedirectHits(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from redirect_hits where day < (${before}::timestamptz at time zone shop_zone())::date`.execute(db);
}
