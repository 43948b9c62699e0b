import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readVisits } from './admin-visits.service.ts';

/** Visits of the whole site; the contract admits only the role super_admin. */
export function createAdminVisitsHandlers(deps: Deps): FeatureHandlers<'adminGetVisits'> {
  return {
    adminGetVisits: async ({ query: { from, to, unit } }) => ({
      status: 200,
      body: await readVisits(deps, { from, to }, unit),
    }),
  };
}
