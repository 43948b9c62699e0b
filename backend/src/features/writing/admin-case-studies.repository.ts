import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { CASE_STUDY_COLUMNS } from '../../db/columns.ts';
import type { Database } from '../../db/schema.ts';
import type { CaseStudiesTable } from '../../db/tables.gen.ts';

export type CaseStudyRow = Selectable<CaseStudiesTable>;

/** More case studies than an owner would write. */
const MAX_STUDIES = 500;

/** All case studies that are not deleted, the one changed last first. */
export function listAllCaseStudies(db: Kysely<Database>): Promise<CaseStudyRow[]> {
  return db
    .selectFrom('case_studies')
    .select(CASE_STUDY_COLUMNS)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_STUDIES)
    .execute();
}

export function findAnyCaseStudy(db: Kysely<Database>, id: number): Promise<CaseStudyRow | undefined> {
  return db
    .selectFrom('case_studies')
    .select(CASE_STUDY_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A case study, locked; a deleted one if requested. */
export function lockCaseStudy(
  tx: Transaction<Database>,
  id: number,
  deleted = false,
): Promise<CaseStudyRow | undefined> {
  return tx
    .selectFrom('case_studies')
    .select(CASE_STUDY_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What an administrator writes. */
export interface CaseStudyValues {
  address: string;
  title: string;
  client: string;
  client_named: boolean;
  place: string;
  sector: string;
  year: number;
  services: string;
  summary: string;
  challenge: string;
  work: string;
  results: string;
  image: string;
  content: string;
  html: string;
  html_version: number;
  text_pictures: string;
  quote: string;
  quote_name: string;
  quote_role: string;
  portrait: string | null;
  product_id: number | null;
  post_id: number | null;
  lead_id: string | null;
}

export function insertCaseStudy(tx: Transaction<Database>, values: CaseStudyValues, now: Date): Promise<CaseStudyRow> {
  return tx
    .insertInto('case_studies')
    .values({ ...values, created_at: now, updated_at: now })
    .returning(CASE_STUDY_COLUMNS)
    .executeTakeFirstOrThrow();
}

type Change = Partial<
  CaseStudyValues &
    Pick<
      CaseStudyRow,
      | 'status'
      | 'token_hash'
      | 'requested_at'
      | 'rating'
      | 'approved_by'
      | 'approved_at'
      | 'approved_words'
      | 'changes'
      | 'changes_at'
    >
>;

/** Updates a locked case study and increments its version. */
export function updateCaseStudy(
  tx: Transaction<Database>,
  id: number,
  values: Change,
  now: Date,
): Promise<CaseStudyRow> {
  return tx
    .updateTable('case_studies')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(CASE_STUDY_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Publishes a locked case study; the day of its first publication stays. */
export async function publishCaseStudy(tx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await sql`update case_studies set status = 'published',
      published_on = coalesce(published_on, (${now}::timestamptz at time zone shop_zone())::date)
    where id = ${id}`.execute(tx);
}

/** The testimonial made of a quote is no change of the case study. */
export async function setTestimonial(tx: Transaction<Database>, id: number, testimonial: number): Promise<void> {
  await tx.updateTable('case_studies').set({ testimonial_id: testimonial }).where('id', '=', id).execute();
}

/** A current slug cannot be another case study's previous one. */
export async function deleteFormerSlug(tx: Transaction<Database>, address: string): Promise<void> {
  await tx.deleteFrom('case_study_addresses').where('address', '=', address).execute();
}

/** Keeps a previous slug as a redirect to the last case study that had it. */
export async function insertFormerSlug(tx: Transaction<Database>, address: string, id: number): Promise<void> {
  await tx
    .insertInto('case_study_addresses')
    .values({ address, case_study_id: id })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ case_study_id: id }))
    .execute();
}

/** The link for approval ends with it. */
export async function deleteCaseStudy(tx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await sql`update case_studies set deleted_at = ${now}, token_hash = null,
      status = case status when 'published' then 'unpublished' when 'waiting' then 'draft' else status end
    where id = ${id}`.execute(tx);
}

/** Restores a case study, unpublished. */
export async function restoreCaseStudy(tx: Transaction<Database>, id: number): Promise<void> {
  await tx.updateTable('case_studies').set({ deleted_at: null }).where('id', '=', id).execute();
}

/** Whether all services exist. */
export async function servicesExist(tx: Transaction<Database>, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .selectFrom('services')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length === ids.length;
}

/** Whether a product, article or project exists; it cannot be deleted for good until the transaction ends. */
export async function isLinkable(
  tx: Transaction<Database>,
  table: 'products' | 'posts' | 'leads',
  id: number | string,
): Promise<boolean> {
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} for key share`.execute(tx);
  return rows.length > 0;
}
