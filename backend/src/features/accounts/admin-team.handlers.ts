import type { Invitation } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { inviteAdmin, resendInvitation, withdrawInvitation } from './admin-team.service.ts';
import { findInvitation, type InvitationWithInviter, listInvitations } from './invitations.repository.ts';

type Operations = 'adminListInvitations' | 'adminInvite' | 'adminResendInvitation' | 'adminWithdrawInvitation';

const MAX_INVITATIONS = 200;

const toInvitation = (row: InvitationWithInviter): Invitation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  rights: normaliseRights(row.rights),
  invited_by: row.invited_by_name,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** Invitations to the admin area; the contract admits only the right `all`. */
export function createAdminTeamHandlers(deps: Deps): FeatureHandlers<Operations> {
  const getInvitation = async (id: string): Promise<Invitation> => {
    const row = await findInvitation(deps.db, id);
    if (!row) throw notFound(REFUSALS.invitationGone);
    return toInvitation(row);
  };
  return {
    adminListInvitations: async () => ({
      status: 200,
      body: { items: (await listInvitations(deps.db, MAX_INVITATIONS)).map(toInvitation) },
    }),

    adminInvite: async ({ user, body }) => ({
      status: 201,
      body: await getInvitation(await inviteAdmin(deps, user, body)),
    }),

    adminResendInvitation: async ({ user, params }) => {
      await resendInvitation(deps, user, params.id);
      return { status: 200, body: await getInvitation(params.id) };
    },

    adminWithdrawInvitation: async ({ user, params }) => {
      await withdrawInvitation(deps, user.id, params.id);
      return { status: 204 };
    },
  };
}
