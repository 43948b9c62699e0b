import type { LegalPageName } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { defaultContent } from '../site/default-content.rules.ts';
import { findDocuments } from '../site/documents.repository.ts';

/** The legal pages, open to everybody. */
export function createLegalHandlers({ db }: Deps): FeatureHandlers<'getLegalPage'> {
  return {
    getLegalPage: async ({ params }) => {
      // The contract lets no other name through.
      const page = params.page as LegalPageName;
      return { status: 200, body: (await findDocuments(db, [page]))[page] ?? defaultContent[page] };
    },
  };
}
