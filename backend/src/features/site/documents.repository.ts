import type { Kysely } from 'kysely';
import type { Database, SiteDocuments } from '../../db/schema.ts';

/** Those of the named documents that are stored. */
export async function findDocuments<Name extends keyof SiteDocuments>(
  db: Kysely<Database>,
  names: readonly Name[],
): Promise<Partial<Pick<SiteDocuments, Name>>> {
  const rows = await db.selectFrom('site_documents').select(['name', 'body']).where('name', 'in', names).execute();
  return Object.fromEntries(rows.map(({ name, body }) => [name, body])) as Partial<Pick<SiteDocuments, Name>>;
}
