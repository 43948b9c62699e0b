import { CONFIRMATIONS } from '../../../../contract/rules/confirmations.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { acceptInvitation } from './accept-invitation.service.ts';
import { createChallenge } from './check-passkey.service.ts';
import { confirmEmail } from './confirm-email.service.ts';
import { signInWithPasskey } from './passkey-sign-in.service.ts';
import { confirmReset } from './password-reset.service.ts';
import { createAccount } from './register.service.ts';
import { finishSignIn } from './second-step.service.ts';
import { revokeSession } from './sessions.repository.ts';
import { signIn } from './sign-in.service.ts';
import { startSession } from './start-session.service.ts';
import { toUser } from './user.mapper.ts';

type Operations =
  | 'register'
  | 'login'
  | 'adminLogin'
  | 'finishSignIn'
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'logout'
  | 'getSession'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'confirmEmail'
  | 'acceptInvitation';

/** @param secret signs the bearer tokens */
export const createAuthHandlers = (deps: Deps, secret: string): FeatureHandlers<Operations> => ({
  register: async ({ body, call }) => {
    await deps.limits.consume('register-network', call.ip);
    const user = await createAccount(deps, body);
    return { status: 201, ...(await startSession(deps, secret, user, call, 'customer')) };
  },

  login: ({ body, call }) => signIn(deps, secret, 'customer', body, call),

  adminLogin: ({ body, call }) => signIn(deps, secret, 'admin', body, call),

  finishSignIn: async ({ body, call }) => ({ status: 200, ...(await finishSignIn(deps, secret, body, call)) }),

  beginPasskeySignIn: async ({ call }) => {
    await deps.limits.consume('passkey-network', call.ip);
    return { status: 200, body: await createChallenge(deps, null) };
  },

  signInWithPasskey: async ({ body, call }) => ({
    status: 200,
    ...(await signInWithPasskey(deps, secret, body, call)),
  }),

  logout: async ({ call }) => {
    if (call.sessionId) await revokeSession(deps.db, call.sessionId, deps.clock.now());
    return { status: 204 };
  },

  getSession: ({ user }) => ({ status: 200, body: { user: toUser(user) } }),

  requestPasswordReset: async ({ body, call }) => {
    await deps.limits.consume('reset-network', call.ip);
    await deps.jobs.add('auth.send-reset-link', { email: body.email });
    return { status: 200, body: { message: String(CONFIRMATIONS.resetRequested) } };
  },

  confirmPasswordReset: async ({ body, call }) => {
    await deps.limits.consume('reset-confirm-network', call.ip);
    await confirmReset(deps, body.token, body.password);
    return { status: 200, body: { message: String(CONFIRMATIONS.passwordChanged) } };
  },

  confirmEmail: async ({ body, call }) => {
    await deps.limits.consume('email-confirm-network', call.ip);
    await confirmEmail(deps, body.token);
    return { status: 200, body: { message: String(CONFIRMATIONS.emailConfirmed) } };
  },

  acceptInvitation: async ({ body, call }) => {
    await deps.limits.consume('reset-confirm-network', call.ip);
    await acceptInvitation(deps, body.token, body.password);
    return { status: 200, body: { message: String(CONFIRMATIONS.joined) } };
  },
});
