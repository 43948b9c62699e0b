import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { composeSite } from './sections.service.ts';

/** What every public page shows of the settings, open to everybody. */
export function createSiteHandlers({ db }: Deps): FeatureHandlers<'getSite'> {
  return {
    getSite: async () => ({ status: 200, body: await composeSite(db) }),
  };
}
