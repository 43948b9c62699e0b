import type { LegalPageName } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readLegal } from './legal.service.ts';

/** The public legal pages. */
export function createLegalHandlers({ db }: Deps): FeatureHandlers<'getLegalPage'> {
  return {
    // The contract allows no other name.
    getLegalPage: async ({ params }) => ({ status: 200, body: await readLegal(db, params.page as LegalPageName) }),
  };
}
