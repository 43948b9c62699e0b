import { CONFIRMATIONS } from '../../contract/rules/confirmations.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { emailTaken, linkExpired } from '../problems.ts';
import { recordChange } from './audit.ts';
import type { MockDb } from './db.ts';
import { isEmailReserved } from './email-recovery.ts';
import { sendMail } from './outbox.ts';
import type { StoredInvitation } from './sign-in-state.ts';

export const INVITATION_DAYS = 7;

/** Emails a new link; the previous one becomes invalid. */
export const sendInvitation = (db: MockDb, invitation: StoredInvitation): void => {
  const now = Date.now();
  invitation.token = crypto.randomUUID();
  invitation.sent_at = new Date(now).toISOString();
  invitation.expires_at = new Date(now + INVITATION_DAYS * 86_400_000).toISOString();
  const link = `/admin/invitation?token=${invitation.token}`;
  sendMail(db, {
    kind: 'invitation',
    name: invitation.name,
    to: invitation.email,
    subject: 'You’re invited to join the team',
    text: `Choose a password: ${link}`,
    links: [link],
  });
};

/** Turns an invitation into an account, once. */
export const acceptInvitation = (db: MockDb, token: string, password: string) => {
  const invitation = db.state.invitations.find((candidate) => candidate.token === token);
  if (!invitation || Date.parse(invitation.expires_at) <= Date.now()) return linkExpired(REFUSALS.invitationEnded);
  const { id, name, email, rights } = invitation;
  if (db.accountByEmail(email) || isEmailReserved(db, email)) return emailTaken();
  db.state.invitations = db.state.invitations.filter((candidate) => candidate !== invitation);
  const account = db.addAccount({ name, email, role: 'super_admin', status: 'active' }, password);
  Object.assign(account.user, { id, rights });
  account.confirmed = true;
  recordChange(db, {
    actorId: id,
    action: 'user.join',
    subject: 'user',
    subjectId: id,
    label: name,
    before: null,
    after: { name, email, role: 'super_admin', rights: rights.join(', ') },
  });
  return { status: 200 as const, body: { message: String(CONFIRMATIONS.joined) } };
};
