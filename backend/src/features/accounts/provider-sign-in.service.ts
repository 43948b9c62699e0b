import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  ConnectionStartInput,
  ProviderRegisterInput,
  ProviderSignIn,
  ProviderSignInInput,
  ProviderStart,
  ProviderStartInput,
} from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import {
  BANGLA_STATE,
  PROVIDER_SIGN_IN_TTL_MS,
  toProviderSettings,
  toReturnPath,
} from '../../../../contract/rules/sign-in-providers.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Call, Deps, SessionUser } from '../../http/contract/operation.ts';
import type { Encryption } from '../../jobs/encryption.ts';
import { AppError, conflict, linkExpired, notFound } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { NoResponseError } from '../../lib/public-request.ts';
import { findRegistrationOpen } from '../site/site.repository.ts';
import { findConnection, insertConnection, recordConnectionUse } from './connected-accounts.repository.ts';
import { createNoPassword } from './passwords.adapter.ts';
import {
  type ProviderClient,
  type ProviderClientSettings,
  ProviderRefusedError,
  type SignInProof,
  type VerifiedIdentity,
} from './provider-client.adapter.ts';
import {
  consumeState,
  consumeTicket,
  insertProviderSignIn,
  type ProviderSignInRow,
} from './provider-sign-ins.repository.ts';
import { checkRegistration, createAccountIn } from './register.service.ts';
import { challengeIfRequired } from './second-step.service.ts';
import { findEnabledProvider, type ProviderRow } from './sign-in-providers.repository.ts';
import { type SignInResult, startSession } from './start-session.service.ts';
import { findUserByEmail, findUserById, type UserRow } from './users.repository.ts';

export interface ProviderDeps extends Deps {
  secret: string;
  /** For the providers' client secrets. */
  encryption: Encryption;
  client: ProviderClient;
}

/** A browser gets its cookie here if it has none: only it can finish what it started. */
interface StartResult {
  body: ProviderStart;
  headers: { 'Set-Cookie': string };
}

interface Result {
  body: ProviderSignIn;
  headers?: { 'Set-Cookie': string };
}

const nameOf = (row: ProviderRow): string => toProviderSettings(row.id, row).name;

const ended = () => linkExpired(REFUSALS.providerSignInEnded);

function toClientSettings({ encryption }: Pick<ProviderDeps, 'encryption'>, row: ProviderRow): ProviderClientSettings {
  return {
    kind: row.id === 'github' ? 'github' : 'openid',
    issuer: toProviderSettings(row.id, row).issuer,
    clientId: row.client_id,
    clientSecret: encryption.decrypt(row.encrypted_secret ?? ''),
  };
}

/** Nonce and verifier are derived from the state and the server's secret, so they are not stored. */
function toProof(secret: string, state: string): SignInProof {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sign-in with a provider', 32));
  const derive = (purpose: string) => createHmac('sha256', key).update(`${purpose} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}

/** @throws AppError 404 */
async function getEnabledProvider(db: Kysely<Database>, id: ProviderRow['id']): Promise<ProviderRow> {
  const row = await findEnabledProvider(db, id);
  if (!row) throw notFound(REFUSALS.providerOff);
  return row;
}

/** The error for the caller: 503 if a retry may succeed, otherwise 401. */
function toRefusal(deps: ProviderDeps, call: Call, row: ProviderRow, error: unknown): unknown {
  if (!(error instanceof NoResponseError || error instanceof ProviderRefusedError)) return error;
  deps.log.warn('Provider refused', {
    provider: row.id,
    problem: error.message,
    requestId: call.requestId,
    ip: call.ip,
  });
  return error instanceof NoResponseError
    ? new AppError(503, 'unavailable', REFUSALS.providerNotResponding(nameOf(row)), {
        headers: { 'Retry-After': '60' },
        cause: error,
      })
    : new AppError(401, 'invalid_credentials', REFUSALS.providerRefused(nameOf(row)), { cause: error });
}

async function start(
  deps: ProviderDeps,
  call: Call,
  { provider, redirect, language }: ProviderStartInput,
  userId: string | null,
): Promise<StartResult> {
  await deps.limits.consume('provider-network', call.ip);
  const row = await getEnabledProvider(deps.db, provider);
  const state = `${language === 'bn' ? BANGLA_STATE : ''}${createLinkToken()}`;
  const url = await deps.client.toSignInUrl(toClientSettings(deps, row), toProof(deps.secret, state)).catch((error) => {
    throw toRefusal(deps, call, row, error);
  });
  const deviceId = call.deviceId ?? randomUUID();
  const expiresAt = new Date(deps.clock.now().getTime() + PROVIDER_SIGN_IN_TTL_MS);
  await insertProviderSignIn(deps.db, {
    token_hash: hashLinkToken(state),
    device_id: deviceId,
    provider,
    user_id: userId,
    redirect: toReturnPath(redirect),
    expires_at: expiresAt,
  });
  return {
    body: { url, expires_at: expiresAt.toISOString() },
    headers: { 'Set-Cookie': deps.devices.write(deviceId) },
  };
}

/** @throws AppError 404 (provider off), 429, 503 (provider does not respond) */
export const beginProviderSignIn = (deps: ProviderDeps, call: Call, input: ProviderStartInput): Promise<StartResult> =>
  start(deps, call, input, null);

/** @throws AppError 404, 409 (administrator), 429, 503 */
export async function beginConnection(
  deps: ProviderDeps,
  call: Call,
  user: SessionUser,
  input: ConnectionStartInput,
): Promise<StartResult> {
  if (user.role === 'super_admin') throw conflict(REFUSALS.providerForAdmins);
  return start(deps, call, { ...input, redirect: '/dashboard/profile' }, user.id);
}

/**
 * Finishes a sign-in with a provider. An account is signed in only by an identity that is connected to it; an equal
 * email is not enough, because issuers and mailboxes change hands.
 * @throws AppError 401, 403, 404, 410, 429, 503
 */
export async function signInWithProvider(
  deps: ProviderDeps,
  call: Call,
  { state, code, iss }: ProviderSignInInput,
): Promise<Result> {
  await deps.limits.consume('provider-network', call.ip);
  const token = { tokenHash: hashLinkToken(state), deviceId: call.deviceId, now: deps.clock.now() };
  const started = await consumeState(deps.db, token);
  if (!started) throw ended();
  const row = await getEnabledProvider(deps.db, started.provider);
  const identity = await deps.client
    .readIdentity(toClientSettings(deps, row), toProof(deps.secret, state), { code, iss })
    .catch((error) => {
      throw toRefusal(deps, call, row, error);
    });
  if (started.user_id !== null) return issueTicket(deps, started, identity, row, 'connect', started.user_id);
  const connection = await findConnection(deps.db, identity);
  if (connection) {
    const user = await findUserById(deps.db, connection.user_id);
    checkUser(user, row);
    return signInConnected(deps, call, user, started.redirect, connection.id);
  }
  if (identity.email === null) throw new AppError(403, 'forbidden', REFUSALS.providerEmailUnverified(nameOf(row)));
  const user = await findUserByEmail(deps.db, identity.email);
  if (user) {
    checkUser(user, row);
    return issueTicket(deps, started, identity, row, 'existing_account', user.id);
  }
  if (!(await findRegistrationOpen(deps.db)))
    throw new AppError(403, 'registration_closed', REFUSALS.registrationClosed);
  return issueTicket(deps, started, identity, row, 'new_account', null);
}

/** @throws AppError 401 (deleted), 403 (suspended, administrator) */
function checkUser(user: UserRow | undefined, row: ProviderRow): asserts user is UserRow {
  if (!user || user.deleted_at !== null)
    throw new AppError(401, 'invalid_credentials', REFUSALS.providerRefused(nameOf(row)));
  if (user.status !== 'active') throw new AppError(403, 'suspended', REFUSALS.suspended);
  if (user.role === 'super_admin') throw new AppError(403, 'forbidden', REFUSALS.providerForAdmins);
}

/** Signs in, or asks for the second step of the account, as after its password. */
async function signInConnected(
  deps: ProviderDeps,
  call: Call,
  user: UserRow,
  redirect: string,
  connectionId: string,
): Promise<Result> {
  await recordConnectionUse(deps.db, connectionId, deps.clock.now());
  const challenge = await challengeIfRequired(deps, deps.secret, user, 'customer', call.deviceId);
  if (challenge) return { body: { outcome: 'second_step', redirect, challenge } };
  const { body: session, headers } = await startSession(deps, deps.secret, user, call, 'customer');
  deps.log.info('Signed in', {
    area: 'customer',
    by: 'provider',
    requestId: call.requestId,
    userId: user.id,
    ip: call.ip,
  });
  return { body: { outcome: 'signed_in', redirect, session }, headers };
}

/** Stores the identity until the user decides; the ticket replaces the state. */
async function issueTicket(
  deps: ProviderDeps,
  { device_id, provider, redirect }: ProviderSignInRow,
  { issuer, subject, email, name }: VerifiedIdentity,
  row: ProviderRow,
  outcome: 'new_account' | 'existing_account' | 'connect',
  userId: string | null,
): Promise<Result> {
  const ticket = createLinkToken();
  const expiresAt = new Date(deps.clock.now().getTime() + PROVIDER_SIGN_IN_TTL_MS);
  await insertProviderSignIn(deps.db, {
    token_hash: hashLinkToken(ticket),
    device_id,
    provider,
    user_id: userId,
    redirect,
    issuer,
    subject,
    email,
    expires_at: expiresAt,
  });
  const shown = { id: provider, name: nameOf(row) };
  return {
    body: {
      outcome,
      redirect,
      ticket: { ticket, provider: shown, email, name, expires_at: expiresAt.toISOString() },
    },
  };
}

/**
 * Creates an account without a password for the identity of a ticket, and signs in. A refusal does not use up the
 * ticket.
 * @throws AppError 400, 403 (registration closed), 409 (email taken), 410, 429
 */
export async function registerWithProvider(
  deps: ProviderDeps,
  call: Call,
  { ticket, name, language }: ProviderRegisterInput,
): Promise<SignInResult> {
  await deps.limits.consume('register-network', call.ip);
  const now = deps.clock.now();
  const token = { tokenHash: hashLinkToken(ticket), deviceId: call.deviceId, now };
  const user = await inTransaction(deps.db, async (tx) => {
    const row = await consumeTicket(tx, token);
    if (row?.user_id !== null || row.email === null) throw ended();
    const input = { name, email: row.email, ...(language === undefined ? {} : { language }) };
    const account = await checkRegistration({ ...deps, db: tx }, input);
    const created = await createAccountIn(deps, tx, { ...account, passwordHash: createNoPassword() });
    const { provider, issuer, subject, email } = row;
    const connected = await insertConnection(tx, {
      user_id: created.id,
      provider,
      issuer,
      subject,
      email,
      created_at: now,
      last_used_at: now,
    });
    if (!connected) throw ended();
    return created;
  });
  return startSession(deps, deps.secret, user, call, 'customer');
}
