import type { AccountDeletionInput, ProfileInput, User } from '../../../contract/generated/model.ts';
import { isSameEmail } from '../../../contract/rules/emails.ts';
import { FILL_IN_ALL } from '../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isName } from '../../../contract/rules/text.ts';
import { conflict, emailTaken, invalidField, unauthorized, unsupportedMediaType } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { pendingEmail, sendConfirmation } from '../../store/email-confirmation.ts';
import { createRecoveryLink, isEmailReserved } from '../../store/email-recovery.ts';
import { sendMail } from '../../store/outbox.ts';
import { checkPasskey } from '../../store/passkeys.ts';
import { isPassword } from '../../store/passwords.ts';
import { pictureType, toDataUrl } from '../../store/picture-files.ts';
import { consumeCode } from '../../store/second-factor.ts';
import type { Account } from '../../store/state.ts';

/** As in the demo, a new password requires the current one, a new email does not; if one is sent, it must be right. */
const findInputProblem = (body: ProfileInput, { user, password }: Account) => {
  if (!isName(body.name.trim())) return invalidField('name', REFUSALS.nameLines);
  const isNewEmail = !isSameEmail(body.email.trim(), user.email);
  const isChecked = body.newPassword !== undefined || (isNewEmail && body.currentPassword !== undefined);
  if (!isChecked) return undefined;
  if (body.currentPassword === undefined) return invalidField('currentPassword', REFUSALS.currentPasswordMissing);
  return body.currentPassword === password ? undefined : invalidField('currentPassword', REFUSALS.wrongCurrentPassword);
};

/** A stolen session must not be able to delete an account. */
const findIdentityProblem = (db: MockDb, userId: string, { password, code, passkey }: AccountDeletionInput) => {
  if ((password === undefined) === (passkey === undefined)) return invalidField('password', FILL_IN_ALL);
  if (passkey) {
    const isOwn = checkPasskey(db, passkey)?.userId === userId;
    return isOwn ? undefined : invalidField('passkey', REFUSALS.wrongPasskey);
  }
  if (!isPassword(db.account(userId)?.password, password))
    return invalidField('password', REFUSALS.wrongCurrentPassword);
  const hasApp = Boolean(db.state.factors[userId]?.enabledAt);
  return hasApp && !(code && consumeCode(db, userId, code))
    ? invalidField('code', REFUSALS.wrongFactorCode)
    : undefined;
};

const DELETION_DELAY_MS = 30 * 86_400_000;

type Operations =
  | 'updateProfile'
  | 'setLanguage'
  | 'uploadAvatar'
  | 'getOwnEmail'
  | 'sendEmailLink'
  | 'cancelEmailChange'
  | 'requestAccountDeletion';

const toEmailState = (db: MockDb, user: User) => ({
  email: user.email,
  confirmed: db.account(user.id)?.confirmed ?? false,
  pending: pendingEmail(db, user),
});

export const createProfileHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  updateProfile: ({ body, user, call }) => {
    const account = db.account(user.id);
    if (!account) return unauthorized();
    const problem = findInputProblem(body, account);
    if (problem) return problem;
    const namesake = db.accountByEmail(body.email);
    if ((namesake && namesake !== account) || isEmailReserved(db, body.email, user.id)) return emailTaken();
    const isNew = !isSameEmail(body.email.trim(), account.user.email);
    if (body.newPassword !== undefined) {
      account.password = body.newPassword;
      db.endSessions(user.id, call.token);
      delete db.state.confirmations[user.id];
    }
    if (isNew) createRecoveryLink(db, account.user);
    account.version = (account.version ?? 1) + 1;
    Object.assign(account.user, { name: body.name.trim(), email: body.email.trim() });
    if (isNew) {
      account.confirmed = false;
      sendConfirmation(db, account.user);
    }
    if (body.address !== undefined) account.user.address = body.address?.trim() || null;
    return { status: 200, body: { user: account.user } };
  },

  setLanguage: ({ body, user }) => {
    user.language = body.language;
    return { status: 204 };
  },

  getOwnEmail: ({ user }) => ({ status: 200, body: toEmailState(db, user) }),

  sendEmailLink: ({ user }) => {
    const { confirmed, pending } = toEmailState(db, user);
    if (confirmed && !pending) return conflict(REFUSALS.emailConfirmed);
    sendConfirmation(db, user, pending?.email);
    return { status: 200, body: toEmailState(db, user) };
  },

  cancelEmailChange: ({ user }) => {
    if (pendingEmail(db, user)) delete db.state.confirmations[user.id];
    return { status: 204 };
  },

  requestAccountDeletion: ({ body, user, call }) => {
    if (user.role === 'super_admin') return conflict(REFUSALS.ownDeletion);
    const problem = findIdentityProblem(db, user.id, body);
    if (problem) return problem;
    if (db.balanceCents(user.id) > 0) return conflict(REFUSALS.balanceLeft);
    const isPending = ({ userId, status }: { userId: string; status: string }) =>
      userId === user.id && (status === 'requested' || status === 'approved');
    if (db.state.payouts.some(isPending)) return conflict(REFUSALS.payoutOpen);
    const dueAt = Date.now() + DELETION_DELAY_MS;
    db.state.deletions[user.id] = dueAt;
    db.endSessions(user.id, call.token);
    const subject = 'Your account will be deleted';
    sendMail(db, {
      kind: 'account-deletion',
      name: user.name,
      to: user.email,
      subject,
      text: 'Sign in to keep it: /login',
    });
    return { status: 200, body: { due_at: new Date(dueAt).toISOString() } };
  },

  uploadAvatar: ({ body, user }) => {
    const type = pictureType(body.avatar.bytes);
    if (body.avatar.bytes.length === 0) return invalidField('avatar', REFUSALS.unreadablePicture);
    if (!type || type === 'image/svg+xml') return unsupportedMediaType(REFUSALS.portraitType);
    user.avatar = toDataUrl(body.avatar.bytes, type);
    return { status: 200, body: { avatarUrl: user.avatar } };
  },
});
