import type { Invitation } from '../../../contract/generated/model.ts';
import { normaliseRights } from '../../../contract/rules/admin-rights.ts';
import { isSameEmail } from '../../../contract/rules/emails.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isName } from '../../../contract/rules/text.ts';
import { conflict, emailTaken, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { isEmailReserved } from '../../store/email-recovery.ts';
import { INVITATION_DAYS, sendInvitation } from '../../store/invitations.ts';
import type { StoredInvitation } from '../../store/sign-in-state.ts';
import { createEntries } from '../kit/collection.ts';

type Operations = 'adminListInvitations' | 'adminInvite' | 'adminResendInvitation' | 'adminWithdrawInvitation';

export const createAdminTeamHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const toInvitation = ({ token: _, inviterId, ...row }: StoredInvitation): Invitation => ({
    ...row,
    invited_by: db.account(inviterId)?.user.name ?? null,
  });
  const invitations = createEntries<StoredInvitation, Invitation>(db, {
    rows: () => db.state.invitations,
    gone: REFUSALS.invitationGone,
    toItem: toInvitation,
    audit: {
      subject: 'user',
      label: ({ name }) => name,
      fields: ({ name, email, rights }) => ({ name, email, rights: rights.join(', ') }),
      verbs: { delete: 'withdraw-invitation' },
    },
  });
  return {
    adminListInvitations: () => ({ status: 200, body: { items: db.state.invitations.map(toInvitation) } }),

    adminInvite: ({ body, user }) => {
      const [name, email] = [body.name.trim(), body.email.trim()];
      if (!isName(name)) return invalidField('name', REFUSALS.nameLines);
      if (db.accountByEmail(email) || isEmailReserved(db, email)) return emailTaken();
      if (db.state.invitations.some((candidate) => isSameEmail(candidate.email, email))) {
        return conflict(REFUSALS.invitedAlready);
      }
      const now = new Date();
      const invitation: StoredInvitation = {
        id: crypto.randomUUID(),
        name,
        email,
        rights: normaliseRights(body.rights),
        inviterId: user.id,
        token: '',
        created_at: now.toISOString(),
        sent_at: now.toISOString(),
        expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString(),
      };
      db.state.invitations.unshift(invitation);
      sendInvitation(db, invitation);
      invitations.record(user, 'invite', invitation, { before: null, after: invitations.toFields(invitation) });
      return { status: 201, body: toInvitation(invitation) };
    },

    adminResendInvitation: ({ params, user }) => {
      const invitation = invitations.find(params.id);
      if (!invitation) return invitations.missing();
      sendInvitation(db, invitation);
      invitations.record(user, 'resend-invitation', invitation);
      return { status: 200, body: toInvitation(invitation) };
    },

    adminWithdrawInvitation: invitations.remove,
  };
};
