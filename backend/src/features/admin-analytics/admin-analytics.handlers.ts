import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readOverview } from '../admin-overview/admin-overview.service.ts';
import { readAnalytics } from './admin-analytics.service.ts';

/** Figures of the whole site; the contract lets only the role super_admin in. */
export function createFiguresHandlers(deps: Deps): FeatureHandlers<'adminGetOverview' | 'adminGetAnalytics'> {
  return {
    adminGetOverview: async () => ({ status: 200, body: await readOverview(deps, deps.clock.now()) }),

    adminGetAnalytics: async ({ query: { from, to, unit } }) => ({
      status: 200,
      body: await readAnalytics(deps, { from, to }, unit),
    }),
  };
}
