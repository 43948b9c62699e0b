import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, SiteDocuments } from '../../db/schema.ts';
import type { AuditEntriesTable } from '../../db/tables.gen.ts';

export interface StoredDocument {
  body: SiteDocuments[keyof SiteDocuments];
  version: number;
}

/** Every document of the site by name. */
export async function findSiteDocuments(db: Kysely<Database>): Promise<Map<string, StoredDocument>> {
  const rows = await db.selectFrom('site_documents').select(['name', 'body', 'version']).execute();
  return new Map(rows.map(({ name, body, version }) => [name, { body, version }]));
}

/** Blocks other changes of the site until the transaction ends; `ensureSite` has created the row. */
export async function lockSite(tx: Transaction<Database>): Promise<void> {
  await tx.selectFrom('site_settings').select('id').forUpdate().execute();
}

/** Stores a document and increments its version. */
export async function upsertDocument(
  tx: Transaction<Database>,
  name: keyof SiteDocuments,
  body: StoredDocument['body'],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('site_documents')
    .values({ name, body: JSON.stringify(body), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        body: (row) => row.ref('excluded.body'),
        version: sql`site_documents.version + 1`,
        updated_at: now,
      }),
    )
    .execute();
}

/** The settings with texts shown in a section, with the version of the settings form. */
export function findSharedSettings(
  db: Kysely<Database>,
): Promise<{ name: string; description: string; contact_email: string; version: number } | undefined> {
  return db.selectFrom('site_settings').select(['name', 'description', 'contact_email', 'version']).executeTakeFirst();
}

/** Stores those settings; a settings form read before is stale afterwards. */
export async function updateSharedSettings(
  tx: Transaction<Database>,
  values: { name?: string; description?: string; contact_email?: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('site_settings')
    .set({ ...values, version: sql`version + 1`, updated_at: now })
    .execute();
}

export type SiteChange = Pick<Selectable<AuditEntriesTable>, 'subject_id' | 'before' | 'after'>;

/** One recorded change of a section; undefined for an entry about anything else. */
export function findSiteChange(db: Kysely<Database>, entry: number): Promise<SiteChange | undefined> {
  return db
    .selectFrom('audit_entries')
    .select(['subject_id', 'before', 'after'])
    .where('id', '=', entry)
    .where('subject', '=', 'site')
    .executeTakeFirst();
}
