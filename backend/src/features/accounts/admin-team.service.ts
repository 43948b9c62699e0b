import type { Transaction } from 'kysely';
import type { InvitationInput } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { invitationMail } from '../../mail/welcome-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { checkName, emailTaken } from './account.rules.ts';
import { isEmailReserved } from './email-verification.repository.ts';
import {
  deleteInvitation,
  INVITATION_INDEX,
  type InvitationRow,
  insertInvitation,
  isEmailTaken,
  updateInvitationLink,
} from './invitations.repository.ts';

const LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000;

function createLink(now: Date) {
  const token = createLinkToken();
  const expires_at = new Date(now.getTime() + LINK_TTL_MS);
  return { token, stored: { token_hash: hashLinkToken(token), sent_at: now, expires_at } };
}

type Sent = Pick<InvitationRow, 'name' | 'email' | 'expires_at'>;
type Inviter = Pick<SessionUser, 'id' | 'language'>;

/** In the inviter's language: the recipient has no account yet. */
async function sendLink(
  deps: Deps,
  tx: Transaction<Database>,
  { name, email, expires_at }: Sent,
  { token, inviter }: { token: string; inviter: Inviter },
) {
  const link = `${deps.env.publicUrl}/admin/invitation?token=${token}`;
  await deps.mail.send(
    invitationMail({ name, address: email, language: toLanguage(inviter.language) }, link, expires_at),
    tx,
  );
}

const toAuditFields = ({ name, email, rights }: Pick<InvitationRow, 'name' | 'email' | 'rights'>) => ({
  name,
  email,
  rights: normaliseRights(rights).join(', '),
});

/**
 * Stores an invitation and emails its link.
 * @returns its id
 * @throws AppError 400, 409 when the email has an account or an invitation
 */
export async function inviteAdmin(deps: Deps, inviter: Inviter, input: InvitationInput): Promise<string> {
  const [name, email, rights] = [checkName(input.name), input.email, normaliseRights(input.rights)];
  const now = deps.clock.now();
  if ((await isEmailTaken(deps.db, email)) || (await isEmailReserved(deps.db, email, now))) throw emailTaken();
  return inTransaction(deps.db, async (tx) => {
    const { token, stored } = createLink(now);
    const invitation = { name, email, rights, invited_by: inviter.id, created_at: now, ...stored };
    const id = await insertInvitation(tx, invitation);
    const after = toAuditFields(invitation);
    await recordChange(tx, {
      actorId: inviter.id,
      action: 'user.invite',
      subject: 'user',
      subjectId: id,
      label: name,
      before: null,
      after,
      at: now,
    });
    await sendLink(deps, tx, invitation, { token, inviter });
    return id;
  }).catch((error) => {
    if (isUniqueViolation(error, INVITATION_INDEX)) throw conflict(REFUSALS.invitedAlready);
    throw error;
  });
}

/** Sends a new link and invalidates the previous one. @throws AppError 404, 429 */
export async function resendInvitation(deps: Deps, inviter: Inviter, id: string): Promise<void> {
  await deps.limits.consume('invitation-mails', id);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { token, stored } = createLink(now);
    const invitation = await updateInvitationLink(tx, id, stored);
    if (!invitation) throw notFound(REFUSALS.invitationGone);
    await recordChange(tx, {
      actorId: inviter.id,
      action: 'user.resend-invitation',
      subject: 'user',
      subjectId: id,
      label: invitation.name,
      before: null,
      after: null,
      at: now,
    });
    await sendLink(deps, tx, invitation, { token, inviter });
  });
}

/** @throws AppError 404 */
export async function withdrawInvitation(deps: Deps, adminId: string, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const invitation = await deleteInvitation(tx, id);
    if (!invitation) throw notFound(REFUSALS.invitationGone);
    await recordChange(tx, {
      actorId: adminId,
      action: 'user.withdraw-invitation',
      subject: 'user',
      subjectId: id,
      label: invitation.name,
      before: toAuditFields(invitation),
      after: null,
      at: deps.clock.now(),
    });
  });
}
