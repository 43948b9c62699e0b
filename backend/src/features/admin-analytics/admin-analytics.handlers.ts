import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readAnalytics } from './admin-analytics.service.ts';

/** Figures of the whole site; the contract lets only the role super_admin in. */
export function createAdminAnalyticsHandlers(deps: Deps): FeatureHandlers<'adminGetAnalytics'> {
  return {
    adminGetAnalytics: async ({ query: { from, to, unit } }) => ({
      status: 200,
      body: await readAnalytics(deps, { from, to }, unit),
    }),
  };
}
