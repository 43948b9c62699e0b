import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readReports, readSummary } from './overview.service.ts';

/** Figures and reports of the signed-in customer's dashboard. */
export function createOverviewHandlers(deps: Deps): FeatureHandlers<'getDashboardSummary' | 'getDashboardReports'> {
  return {
    getDashboardSummary: async ({ user }) => ({ status: 200, body: await readSummary(deps, user.id) }),
    getDashboardReports: async ({ user }) => ({ status: 200, body: await readReports(deps, user.id) }),
  };
}
