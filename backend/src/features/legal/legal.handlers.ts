import { REFUSALS } from '../../../shared/refusals.ts';
import { longDay } from '../../../shared/shop-day.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { LegalPageName } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { partsOf } from '../pages/pages.mapper.ts';
import { findLegal } from '../pages/pages.repository.ts';
import { findDocuments } from '../site/documents.repository.ts';

/** The legal pages, open to everybody: what the owner has published, else the demo's until the owner has saved anything. */
export function createLegalHandlers({ db }: Deps): FeatureHandlers<'getLegalPage'> {
  return {
    getLegalPage: async ({ params }) => {
      // The contract lets no other name through.
      const page = params.page as LegalPageName;
      const own = await findLegal(db, page);
      if (own?.published) {
        const { title, html, description, updated_at } = own;
        const sections = partsOf(own).map((part) => ({ ...part, blocks: [] }));
        return {
          status: 200,
          body: { title, lastUpdated: longDay(updated_at, await findShopZone(db)), sections, html, description },
        };
      }
      const document = own && own.version > 1 ? undefined : (await findDocuments(db, [page]))[page];
      if (!document) throw notFound(REFUSALS.pageNotFound);
      const { description = '' } = document;
      return { status: 200, body: { ...document, html: null, description } };
    },
  };
}
