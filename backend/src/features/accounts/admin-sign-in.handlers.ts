import type { SignInProviderId } from '../../../../contract/generated/model.ts';
import type { FeatureHandlers } from '../../http/contract/operation.ts';
import { listSignInProviders, testIssuer, updateSignInProvider } from './admin-sign-in.service.ts';
import type { ProviderDeps } from './provider-sign-in.service.ts';

type Operations = 'adminListSignInProviders' | 'adminUpdateSignInProvider' | 'adminTestIssuer';

/** Providers that customers can sign in with; the contract admits only the right `all`. */
export const createAdminSignInHandlers = (deps: ProviderDeps): FeatureHandlers<Operations> => ({
  adminListSignInProviders: async () => ({ status: 200, body: await listSignInProviders(deps) }),

  adminUpdateSignInProvider: async ({ user, params, body }) => ({
    status: 200,
    body: await updateSignInProvider(deps, user, params.provider as SignInProviderId, body),
  }),

  adminTestIssuer: async ({ user, body }) => ({ status: 200, body: await testIssuer(deps, user.id, body.issuer) }),
});
