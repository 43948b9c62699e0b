import type {
  ConnectedAccount,
  ProviderSignIn,
  SignInProvider,
  SignInProviderId,
  User,
} from '../../contract/generated/model.ts';
import {
  BANGLA_STATE,
  CALLBACK_PATH,
  PROVIDER_IDS,
  PROVIDER_SIGN_IN_TTL_MS,
  toProviderSettings,
  toReturnPath,
} from '../../contract/rules/sign-in-providers.ts';
import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';

/** Settings of a provider; the mocks only know whether there is a secret. */
export type StoredProvider = {
  enabled: boolean;
  name: string;
  issuer: string;
  client_id: string;
  has_secret: boolean;
  version: number;
};

/** The identity from the simulated issuer; `email` is null while it is not verified. */
export type ProviderIdentity = { subject: string; email: string | null; name: string };

export type StoredConnection = Omit<ConnectedAccount, 'provider'> & {
  userId: string;
  provider: SignInProviderId;
  issuer: string;
  subject: string;
};

/** A sign-in under way, by its state and later by its ticket; `identity` is known then. */
export type PendingSignIn = {
  provider: SignInProviderId;
  userId: string | null;
  redirect: string;
  expiresAt: number;
  identity: ProviderIdentity | null;
};

export type ProviderState = {
  providers: Partial<Record<SignInProviderId, StoredProvider>>;
  providerSignIns: Record<string, PendingSignIn>;
  /** oldest first */
  connections: StoredConnection[];
  providerIdentity: ProviderIdentity;
  /** what the simulated issuer does next */
  providerBehaviour: 'confirms' | 'refuses' | 'silent';
};

export const emptyProviders = (): ProviderState => ({
  providers: {},
  providerSignIns: {},
  connections: [],
  providerIdentity: { subject: '1029', email: 'farhana.akter@example.com', name: 'Farhana Akter' },
  providerBehaviour: 'confirms',
});

const NOT_SET_UP = { enabled: false, name: '', issuer: '', client_id: '', has_secret: false, version: 0 };

export const getProvider = ({ state }: MockDb, id: SignInProviderId): StoredProvider =>
  state.providers[id] ?? NOT_SET_UP;

export const toProvider = (db: MockDb, id: SignInProviderId): SignInProvider => ({
  id,
  name: toProviderSettings(id, getProvider(db, id)).name,
});

export const listEnabledProviders = (db: MockDb): SignInProvider[] =>
  PROVIDER_IDS.filter((id) => getProvider(db, id).enabled).map((id) => toProvider(db, id));

/** Inserts a pending sign-in and returns its token. */
const insert = (db: MockDb, row: Omit<PendingSignIn, 'expiresAt'>, prefix = '') => {
  const token = `${prefix}${crypto.randomUUID()}`;
  const expiresAt = Date.now() + PROVIDER_SIGN_IN_TTL_MS;
  db.state.providerSignIns[token] = { ...row, expiresAt };
  return { token, expires_at: new Date(expiresAt).toISOString() };
};

/** The simulated issuer confirms immediately: its page is the callback of this site. */
export function startProviderSignIn(
  db: MockDb,
  { provider, redirect, language }: { provider: SignInProviderId; redirect?: string; language?: string },
  userId: string | null,
) {
  const row = { provider, userId, redirect: toReturnPath(redirect), identity: null };
  const { token: state, expires_at } = insert(db, row, language === 'bn' ? BANGLA_STATE : '');
  return { url: `${CALLBACK_PATH}?${new URLSearchParams({ state, code: 'made-up' })}`, expires_at };
}

/** The pending sign-in of a state or ticket, once; undefined when it was used or has expired. */
export function findPending(db: MockDb, token: string, kind: 'state' | 'ticket'): PendingSignIn | undefined {
  const row = db.state.providerSignIns[token];
  return row && row.expiresAt > Date.now() && (row.identity === null) === (kind === 'state') ? row : undefined;
}

export function issueTicket(
  db: MockDb,
  { provider, redirect }: PendingSignIn,
  identity: ProviderIdentity,
  outcome: 'new_account' | 'existing_account' | 'connect',
  userId: string | null,
): ProviderSignIn {
  const { token: ticket, expires_at } = insert(db, { provider, redirect, userId, identity });
  const { email, name } = identity;
  return { outcome, redirect, ticket: { ticket, provider: toProvider(db, provider), email, name, expires_at } };
}

export const findConnection = (db: MockDb, provider: SignInProviderId, subject: string) => {
  const { issuer } = toProviderSettings(provider, getProvider(db, provider));
  return db.state.connections.find((known) => known.issuer === issuer && known.subject === subject);
};

/** Connects an identity to an account. */
export function connect(db: MockDb, user: User, provider: SignInProviderId, identity: ProviderIdentity) {
  const { issuer } = toProviderSettings(provider, getProvider(db, provider));
  const connection: StoredConnection = {
    id: crypto.randomUUID(),
    userId: user.id,
    provider,
    issuer,
    subject: identity.subject,
    email: identity.email,
    created_at: new Date().toISOString(),
    last_used_at: null,
  };
  db.state.connections.push(connection);
  return connection;
}

export const toConnection = (
  db: MockDb,
  { id, provider, email, created_at, last_used_at }: StoredConnection,
): ConnectedAccount => ({ id, provider: toProvider(db, provider), email, created_at, last_used_at });

export function notifyOfConnection(db: MockDb, user: User, subject: string): void {
  sendMail(db, { kind: 'second-factor', name: user.name, to: user.email, subject, text: subject });
}

/** Whether a user can sign in without a new password: with one, a passkey or a connected account. */
export function hasSignInMethod(db: MockDb, userId: string): boolean {
  const { connections, passkeys } = db.state;
  return (
    db.member(userId)?.password !== '' ||
    passkeys.some((passkey) => passkey.userId === userId) ||
    connections.some((known) => known.userId === userId && getProvider(db, known.provider).enabled)
  );
}
