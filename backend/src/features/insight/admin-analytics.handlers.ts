import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readAnalytics } from './admin-analytics.service.ts';

/** Analytics of the whole site; the contract admits only the role super_admin. */
export function createAdminAnalyticsHandlers(deps: Deps): FeatureHandlers<'adminGetAnalytics'> {
  return {
    adminGetAnalytics: async ({ query: { from, to, unit } }) => ({
      status: 200,
      body: await readAnalytics(deps, { from, to }, unit),
    }),
  };
}
