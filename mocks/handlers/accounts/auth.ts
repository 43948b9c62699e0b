import { CONFIRMATIONS } from '../../../contract/rules/confirmations.ts';
import { isSameEmail } from '../../../contract/rules/emails.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isName } from '../../../contract/rules/text.ts';
import {
  emailTaken,
  forbidden,
  invalidField,
  invalidLogin,
  linkExpired,
  registrationClosed,
  suspended,
} from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { revokeUserKeys } from '../../store/api-keys.ts';
import type { MockDb } from '../../store/db.ts';
import { consumeConfirmation, sendConfirmation } from '../../store/email-confirmation.ts';
import { createRecoveryLink, invalidateLinks, isEmailReserved } from '../../store/email-recovery.ts';
import { eraseDue } from '../../store/erase-due.ts';
import { claimGuestOrders } from '../../store/guests.ts';
import { acceptInvitation } from '../../store/invitations.ts';
import { sendMail } from '../../store/outbox.ts';
import { isPassword } from '../../store/passwords.ts';
import { consumeCode, createChallenge, trustBrowser } from '../../store/second-factor.ts';
import { storeCountry } from '../../store/tax.ts';

const RESET_TTL_MS = 3_600_000;

type Operations =
  | 'register'
  | 'login'
  | 'logout'
  | 'getSession'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'confirmEmail'
  | 'acceptInvitation'
  | 'adminLogin'
  | 'finishSignIn';

export const createAuthHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  register: ({ body }) => {
    if (!db.state.site.registrationOpen) return registrationClosed();
    if (!isName(body.name.trim())) return invalidField('name', REFUSALS.nameLines);
    eraseDue(db);
    if (db.accountByEmail(body.email) || isEmailReserved(db, body.email)) return emailTaken();
    const person = { name: body.name.trim(), email: body.email.trim(), role: 'customer', status: 'active' } as const;
    const { user } = db.addAccount(person, body.password);
    if (body.language) user.language = body.language;
    storeCountry(db, user.id, body.country ?? '');
    db.claimVisitorData(user.id);
    sendConfirmation(db, user);
    return { status: 201, body: { token: db.openSession(user.id), user } };
  },

  login: ({ body }) => {
    const account = db.memberByEmail(body.email);
    if (!account || !isPassword(account.password, body.password)) return invalidLogin(REFUSALS.wrongLogin);
    if (account.user.status !== 'active') return suspended();
    const challenge = createChallenge(db, account.user.id);
    if (challenge) return challenge;
    db.claimVisitorData(account.user.id);
    return { status: 200, body: { token: db.openSession(account.user.id), user: account.user } };
  },

  logout: ({ call }) => {
    if (call.token) delete db.state.sessions[call.token];
    return { status: 204 };
  },

  getSession: ({ user }) => ({ status: 200, body: { user } }),

  requestPasswordReset: ({ body }) => {
    const account = db.memberByEmail(body.email);
    if (account) {
      const token = crypto.randomUUID();
      for (const [old, { userId, email }] of Object.entries(db.state.resets)) {
        if (userId === account.user.id && email === undefined) delete db.state.resets[old];
      }
      db.state.resets[token] = { userId: account.user.id, expiresAt: Date.now() + RESET_TTL_MS, usedAt: null };
      const link = `/forgot-password?token=${token}`;
      sendMail(db, {
        kind: 'password-reset',
        name: account.user.name,
        to: account.user.email,
        subject: `Reset your ${db.state.site.name} password`,
        text: link,
        links: [link],
      });
    }
    return { status: 200, body: { message: String(CONFIRMATIONS.resetRequested) } };
  },

  confirmPasswordReset: ({ body }) => {
    const reset = db.state.resets[body.token];
    const account = reset && db.member(reset.userId);
    if (!reset || !account || reset.usedAt !== null || reset.expiresAt < Date.now()) return linkExpired();
    reset.usedAt = Date.now();
    // A stranger may have registered with the address, or changed it.
    if (!account.confirmed || reset.email !== undefined) {
      const { id, email } = account.user;
      const isProven = (own: string | null) => reset.email === undefined && own !== null && isSameEmail(own, email);
      db.state.connections = db.state.connections.filter((one) => one.userId !== id || isProven(one.email));
      db.state.passkeys = db.state.passkeys.filter(({ userId }) => userId !== id);
    }
    account.confirmed = true;
    claimGuestOrders(db, account.user.id, account.user.email);
    delete db.state.confirmations[account.user.id];
    if (reset.email !== undefined) {
      account.user.email = reset.email;
      invalidateLinks(db, account.user.id);
    }
    account.password = body.password;
    db.endSessions(account.user.id);
    revokeUserKeys(db, account.user.id);
    return { status: 200, body: { message: String(CONFIRMATIONS.passwordChanged) } };
  },

  confirmEmail: ({ body }) => {
    const link = consumeConfirmation(db, body.token);
    const account = link && db.member(link.userId);
    if (!link || !account) return linkExpired();
    const namesake = db.accountByEmail(link.email);
    if ((namesake && namesake !== account) || isEmailReserved(db, link.email, link.userId)) return emailTaken();
    if (!isSameEmail(account.user.email, link.email)) {
      createRecoveryLink(db, account.user);
      account.user.email = link.email;
    }
    account.confirmed = true;
    claimGuestOrders(db, account.user.id, account.user.email);
    return { status: 200, body: { message: String(CONFIRMATIONS.emailConfirmed) } };
  },

  acceptInvitation: ({ body }) => acceptInvitation(db, body.token, body.password),

  adminLogin: ({ body }) => {
    const account = db.memberByEmail(body.email);
    if (!account || !isPassword(account.password, body.password)) return invalidLogin(REFUSALS.wrongAdminLogin);
    if (account.user.role !== 'super_admin' || account.user.status !== 'active') return forbidden();
    const challenge = createChallenge(db, account.user.id);
    if (challenge) return challenge;
    db.claimVisitorData(account.user.id);
    return { status: 200, body: { token: db.openSession(account.user.id), user: account.user } };
  },

  finishSignIn: ({ body }) => {
    const { userId = '', expiresAt = 0 } = db.state.challenges[body.challenge] ?? {};
    const account = db.member(userId);
    if (expiresAt < Date.now() || !account || !db.state.factors[userId]) return linkExpired(REFUSALS.signInExpired);
    if (!consumeCode(db, userId, body.code)) return invalidField('code', REFUSALS.wrongFactorCode);
    if (body.remember) trustBrowser(db, userId);
    db.claimVisitorData(userId);
    return { status: 200, body: { token: db.openSession(userId), user: account.user } };
  },
});
