import { CONFIRMATIONS } from '../../../shared/confirmations.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { confirmReset, sendResetLink } from './password-reset.service.ts';
import { createAccount } from './register.service.ts';
import { revokeSession } from './sessions.repository.ts';
import { signIn, startSession } from './sign-in.service.ts';
import { toUser } from './user.mapper.ts';

type Operations =
  | 'register'
  | 'login'
  | 'adminLogin'
  | 'logout'
  | 'getSession'
  | 'requestPasswordReset'
  | 'confirmPasswordReset';

/** @param secret signs the bearer tokens */
export const createAuthHandlers = (deps: Deps, secret: string): FeatureHandlers<Operations> => ({
  register: async ({ body, call }) => {
    await deps.limits.take('register-network', call.ip);
    const user = await createAccount(deps, body);
    return { status: 201, body: await startSession(deps, secret, user, call, 'customer') };
  },

  login: async ({ body, call }) => ({ status: 200, body: await signIn(deps, secret, 'customer', body, call) }),

  adminLogin: async ({ body, call }) => ({ status: 200, body: await signIn(deps, secret, 'admin', body, call) }),

  logout: async ({ call }) => {
    if (call.sessionId) await revokeSession(deps.db, call.sessionId, deps.clock.now());
    return { status: 204 };
  },

  getSession: ({ user }) => ({ status: 200, body: { user: toUser(user) } }),

  requestPasswordReset: async ({ body, call }) => {
    await deps.limits.take('reset-network', call.ip);
    deps.background.run('password reset mail', () => sendResetLink(deps, body.email));
    return { status: 200, body: { message: CONFIRMATIONS.resetAsked } };
  },

  confirmPasswordReset: async ({ body, call }) => {
    await deps.limits.take('reset-confirm-network', call.ip);
    await confirmReset(deps, body.token, body.password);
    return { status: 200, body: { message: CONFIRMATIONS.passwordChanged } };
  },
});
