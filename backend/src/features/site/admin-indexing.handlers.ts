import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readIndexing, setIndexing } from './indexing.service.ts';

/** New pages reported to search engines. */
export function createAdminIndexingHandlers(deps: Deps): FeatureHandlers<'adminGetIndexing' | 'adminUpdateIndexing'> {
  return {
    adminGetIndexing: async () => ({ status: 200, body: await readIndexing(deps) }),
    adminUpdateIndexing: async ({ user, body }) => ({
      status: 200,
      body: await setIndexing(deps, user, body.enabled),
    }),
  };
}
