import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { invoiceMilestone, listMilestonePlans } from './milestones.service.ts';

/** Invoices about the payments of accepted quotes. */
export function createAdminMilestonesHandlers(
  deps: Deps,
): FeatureHandlers<'adminListMilestones' | 'adminInvoiceMilestone'> {
  return {
    adminListMilestones: async ({ params }) => ({
      status: 200,
      body: { items: await listMilestonePlans(deps, params.id) },
    }),

    adminInvoiceMilestone: async ({ user, params, body }) => ({
      status: 200,
      body: await invoiceMilestone(deps, { userId: user.id, leadId: params.id, ...body }),
    }),
  };
}
