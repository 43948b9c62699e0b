import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { createLead } from './create-lead.service.ts';
import { listLeads } from './leads.repository.ts';
import { changeLead, getLead, toLead } from './leads.service.ts';

/** Possible projects of clients. */
export function createAdminLeadsHandlers(
  deps: Deps,
): FeatureHandlers<'adminListLeads' | 'adminCreateLead' | 'adminGetLead' | 'adminUpdateLead'> {
  const { db } = deps;
  return {
    adminListLeads: async ({ user, query: { search, owner } }) => {
      const rows = await listLeads(db, { search, owner, userId: user.id });
      return { status: 200, body: { items: rows.map(toLead), team: await listTeam(db) } };
    },

    adminCreateLead: async ({ user, body }) => {
      await createLead(deps, user.id, body);
      return { status: 201, body: await getLead(deps, body.id) };
    },

    adminGetLead: async ({ params }) => ({ status: 200, body: await getLead(deps, params.id) }),

    adminUpdateLead: async ({ user, params, body }) => {
      await changeLead(deps, user, params.id, body);
      return { status: 200, body: await getLead(deps, params.id) };
    },
  };
}
