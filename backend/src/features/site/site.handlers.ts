import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { buildSite } from './sections.service.ts';

/** The public settings shown on every page. */
export function createSiteHandlers({ db }: Deps): FeatureHandlers<'getSite'> {
  return {
    getSite: async () => ({ status: 200, body: await buildSite(db) }),
  };
}
