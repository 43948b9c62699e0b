import type { LegalPageName } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readLegal } from './legal.service.ts';

/** The legal pages, open to everybody. */
export function createLegalHandlers({ db }: Deps): FeatureHandlers<'getLegalPage'> {
  return {
    // The contract lets no other name through.
    getLegalPage: async ({ params }) => ({ status: 200, body: await readLegal(db, params.page as LegalPageName) }),
  };
}
