import type { Kysely } from 'kysely';
import type { LegalPage, LegalPageName } from '../../../../contract/generated/model.ts';
import { formatLongDay } from '../../../../contract/rules/business-day.ts';
import { toContents } from '../../../../contract/rules/page-contents.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { notFound } from '../../lib/errors.ts';
import { findDocuments } from '../site/documents.repository.ts';
import { findLegal } from '../writing/pages.repository.ts';

/**
 * The page published by the owner, or the demo's until the owner has saved one.
 * @throws AppError 404
 */
export async function readLegal(db: Kysely<Database>, page: LegalPageName): Promise<LegalPage> {
  const own = await findLegal(db, page);
  if (own?.published) {
    const { id, title, html, description, updated_at } = own;
    const sections = toContents(own.headings).map((part) => ({ ...part, blocks: [] }));
    return { id, title, lastUpdated: formatLongDay(updated_at, await findShopZone(db)), sections, html, description };
  }
  const document = own && own.version > 1 ? undefined : (await findDocuments(db, [page]))[page];
  if (!document) throw notFound(REFUSALS.pageNotFound);
  const { description = '' } = document;
  return { ...(own ? { id: own.id } : {}), ...document, html: null, description };
}
