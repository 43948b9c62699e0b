import type { SignInProviderId } from '@/api/generated/model.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { connect } from '../../../mocks/store/sign-in-providers.ts';

const STORED = { enabled: true, client_id: 'studio', has_secret: true, version: 1 };

/** Providers that the owner has set up. */
export function offerProviders({ db }: MockApi, ids: readonly SignInProviderId[] = ['google', 'github', 'oidc']): void {
  for (const id of ids)
    db.state.providers[id] = {
      ...STORED,
      name: id === 'oidc' ? 'Acme' : '',
      issuer: id === 'oidc' ? 'https://accounts.example.com' : '',
    };
}

/** A sign-in that has returned from the simulated issuer. */
export function startedSignIn(api: MockApi, { email }: { email?: string | null } = {}): void {
  offerProviders(api);
  const { db } = api;
  if (email !== undefined) db.state.providerIdentity.email = email;
  const row = { provider: 'google', userId: null, redirect: '/dashboard', identity: null } as const;
  db.state.providerSignIns[STARTED.state] = { ...row, expiresAt: Date.now() + 600_000 };
}

/** What the simulated issuer adds to the callback URL. */
export const STARTED = { state: 'a-state-of-the-stories', code: 'made-up' };

/** Connects the simulated issuer's user to an account. */
export function connectTo({ db }: MockApi, email: string, provider: SignInProviderId = 'google'): void {
  const account = db.memberByEmail(email);
  if (account) connect(db, account.user, provider, db.state.providerIdentity);
}
