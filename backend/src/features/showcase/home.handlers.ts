import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { buildHome } from './home.service.ts';

/** The public home page. */
export function createHomeHandlers({ db }: Deps): FeatureHandlers<'getHome'> {
  return {
    getHome: async () => ({ status: 200, body: await buildHome(db) }),
  };
}
