import { type Kysely, type Selectable, sql } from 'kysely';
import { CASE_STUDY_COLUMNS } from '../../db/columns.ts';
import { postSlugOrId } from '../../db/post-slug.ts';
import type { Database } from '../../db/schema.ts';
import type { CaseStudiesTable } from '../../db/tables.gen.ts';

const cardColumns = [
  'id',
  'address',
  'title',
  'client',
  'place',
  'sector',
  'year',
  'services',
  'summary',
  'results',
  'image',
  'published_on',
] as const;

export type CardRow = Pick<Selectable<CaseStudiesTable>, (typeof cardColumns)[number]>;

/** The published case studies, latest first. */
export function listPublishedCaseStudies(db: Kysely<Database>): Promise<CardRow[]> {
  return db
    .selectFrom('case_studies')
    .select(cardColumns)
    .where('status', '=', 'published')
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

const whole = (db: Kysely<Database>) =>
  db.selectFrom('case_studies').select(CASE_STUDY_COLUMNS).where('deleted_at', 'is', null);

/** A published case study, by its slug or one that it had before. */
export async function findPublishedCaseStudy(
  db: Kysely<Database>,
  address: string,
): Promise<Selectable<CaseStudiesTable> | undefined> {
  const published = whole(db).where('status', '=', 'published');
  const study = await published.where('address', '=', address).executeTakeFirst();
  if (study) return study;
  return published
    .where('id', '=', (former) =>
      former.selectFrom('case_study_addresses').select('case_study_id').where('address', '=', address),
    )
    .executeTakeFirst();
}

/** The case study of a link for approval. */
export function findByToken(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<Selectable<CaseStudiesTable> | undefined> {
  return whole(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Ids and names of the published services, in their order. */
export function listServiceNames(db: Kysely<Database>): Promise<{ id: number; title: string }[]> {
  return db
    .selectFrom('services')
    .select(['id', 'title'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findLinkedProduct(
  db: Kysely<Database>,
  id: number | null,
): Promise<{ id: number; title: string } | null> {
  if (id === null) return null;
  const product = db.selectFrom('products').select(['id', 'title']).where('id', '=', id).where('published', '=', true);
  return (await product.executeTakeFirst()) ?? null;
}

export async function findLinkedPost(
  db: Kysely<Database>,
  id: number | null,
): Promise<{ id: number; address: string; title: string } | null> {
  if (id === null) return null;
  const post = db
    .selectFrom('posts')
    .select(['id', 'title', postSlugOrId])
    .where('id', '=', id)
    .where('published', '=', true);
  return (await post.executeTakeFirst()) ?? null;
}

/** The present day in the shop's time zone, `yyyy-mm-dd`. */
export async function readShopDay(db: Kysely<Database>, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(${now}::timestamptz at time zone shop_zone(), 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}
