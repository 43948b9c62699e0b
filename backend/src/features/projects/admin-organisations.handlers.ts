import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listOrganisations } from './organisations.repository.ts';
import {
  adminRemovePerson,
  adminSavePerson,
  changeLeadOrganisation,
  getOrganisation,
  saveOrganisation,
  sendPersonLinks,
} from './organisations.service.ts';

type Operations =
  | 'adminListOrganisations'
  | 'adminGetOrganisation'
  | 'adminSaveOrganisation'
  | 'adminSetLeadOrganisation'
  | 'adminSaveOrganisationPerson'
  | 'adminRemoveOrganisationPerson'
  | 'adminSendPersonLinks';

/** Organisations as clients, with the rights of their people. */
export function createAdminOrganisationsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const personOf = (user: { id: string }, { id, personId }: { id: string; personId: string }) => ({
    userId: user.id,
    organisationId: id,
    id: personId,
  });
  return {
    adminListOrganisations: async () => ({ status: 200, body: { items: await listOrganisations(deps.db) } }),

    adminGetOrganisation: async ({ params }) => ({ status: 200, body: await getOrganisation(deps, params.id) }),

    adminSaveOrganisation: async ({ user, params, body }) => {
      await saveOrganisation(deps, user.id, { id: params.id, name: body.name });
      return { status: 200, body: await getOrganisation(deps, params.id) };
    },

    adminSetLeadOrganisation: async ({ user, params, body }) => {
      await changeLeadOrganisation(deps, user.id, { leadId: params.id, organisationId: body.organisation_id });
      return { status: 204 };
    },

    adminSaveOrganisationPerson: async ({ user, params, body }) => {
      await adminSavePerson(deps, personOf(user, params), body);
      return { status: 200, body: await getOrganisation(deps, params.id) };
    },

    adminRemoveOrganisationPerson: async ({ user, params }) => {
      await adminRemovePerson(deps, personOf(user, params));
      return { status: 204 };
    },

    adminSendPersonLinks: async ({ user, params }) => {
      await sendPersonLinks(deps, personOf(user, params));
      return { status: 204 };
    },
  };
}
