import type { FeatureHandlers } from '../../http/contract/operation.ts';
import { connectAccount, disconnectAccount, listConnectedAccounts } from './connected-accounts.service.ts';
import {
  beginConnection,
  beginProviderSignIn,
  type ProviderDeps,
  registerWithProvider,
  signInWithProvider,
} from './provider-sign-in.service.ts';

type Operations =
  | 'beginProviderSignIn'
  | 'signInWithProvider'
  | 'registerWithProvider'
  | 'listConnectedAccounts'
  | 'beginConnection'
  | 'connectAccount'
  | 'disconnectAccount';

/** Signing in with another provider, and the accounts there that a user has connected. */
export const createConnectedAccountsHandlers = (deps: ProviderDeps): FeatureHandlers<Operations> => ({
  beginProviderSignIn: async ({ body, call }) => ({ status: 200, ...(await beginProviderSignIn(deps, call, body)) }),

  signInWithProvider: async ({ body, call }) => ({ status: 200, ...(await signInWithProvider(deps, call, body)) }),

  registerWithProvider: async ({ body, call }) => ({ status: 201, ...(await registerWithProvider(deps, call, body)) }),

  listConnectedAccounts: async ({ user }) => ({ status: 200, body: await listConnectedAccounts(deps, user.id) }),

  beginConnection: async ({ user, body, call }) => ({
    status: 200,
    ...(await beginConnection(deps, call, user, body)),
  }),

  connectAccount: async ({ user, body, call }) => ({
    status: 201,
    body: await connectAccount(deps, call, user, body.ticket),
  }),

  disconnectAccount: async ({ user, params }) => {
    await disconnectAccount(deps, user.id, params.id);
    return { status: 204 };
  },
});
