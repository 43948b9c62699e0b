import type { Transaction } from 'kysely';
import type { ConnectedAccount, ConnectedAccountList, SignInProvider } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toProviderSettings } from '../../../../contract/rules/sign-in-providers.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { listEnabledProviders } from '../../db/sign-in-providers.ts';
import type { Call, Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, linkExpired, notFound } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { connectionMail } from '../../mail/connection-messages.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import {
  type ConnectionRow,
  deleteOwnConnection,
  findConnection,
  hasUsableConnection,
  insertConnection,
  listConnections,
} from './connected-accounts.repository.ts';
import { listPasskeys, lockFactors } from './passkeys.repository.ts';
import { hasPassword } from './passwords.adapter.ts';
import { consumeTicket } from './provider-sign-ins.repository.ts';
import { listProviders, type ProviderRow } from './sign-in-providers.repository.ts';
import { findUserById, getOwnAccount } from './users.repository.ts';

const toProvider = (id: ProviderRow['id'], providers: readonly ProviderRow[]): SignInProvider => {
  const entered = providers.find((provider) => provider.id === id);
  return { id, name: entered ? toProviderSettings(id, entered).name : id };
};

const toConnection = (row: ConnectionRow, providers: readonly ProviderRow[]): ConnectedAccount => ({
  id: row.id,
  provider: toProvider(row.provider, providers),
  email: row.email,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export async function listConnectedAccounts(deps: Deps, userId: string): Promise<ConnectedAccountList> {
  const [user, rows] = [await getOwnAccount(deps.db, userId), await listConnections(deps.db, userId)];
  const providers = await listProviders(deps.db);
  const enabled = user.role === 'super_admin' ? [] : await listEnabledProviders(deps.db);
  return {
    items: rows.map((row) => toConnection(row, providers)),
    available: enabled.filter(({ id }) => !rows.some(({ provider }) => provider === id)),
    has_password: hasPassword(user.password_hash),
  };
}

async function notifyOwner(
  deps: Deps,
  tx: Transaction<Database>,
  userId: string,
  event: 'connected' | 'disconnected',
  { provider, email }: ConnectedAccount,
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (user) await deps.mail.send(connectionMail(toMailbox(user), event, provider.name, email, deps.clock.now()), tx);
}

/**
 * Connects the identity of a ticket to the account that it was issued for. A refusal does not use it up.
 * @throws AppError 409 (administrator, connected elsewhere, or already one at this provider), 410
 */
export async function connectAccount(
  deps: Deps,
  call: Call,
  user: SessionUser,
  ticket: string,
): Promise<ConnectedAccount> {
  if (user.role === 'super_admin') throw conflict(REFUSALS.providerForAdmins);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await consumeTicket(tx, { tokenHash: hashLinkToken(ticket), deviceId: call.deviceId, now });
    if (row?.user_id !== user.id) throw linkExpired(REFUSALS.providerSignInEnded);
    const { provider, issuer, subject, email } = row;
    const identity = { issuer, subject };
    const added = await insertConnection(tx, {
      user_id: user.id,
      provider,
      ...identity,
      email,
      created_at: now,
      last_used_at: null,
    });
    const providers = await listProviders(tx);
    if (!added) {
      const known = await findConnection(tx, identity);
      if (known && known.user_id !== user.id) throw conflict(REFUSALS.providerTaken);
      throw conflict(REFUSALS.providerTwice(toProvider(provider, providers).name));
    }
    const connected = toConnection(added, providers);
    await notifyOwner(deps, tx, user.id, 'connected', connected);
    return connected;
  });
}

/** @throws AppError 404, 409 (the last way to sign in) */
export async function disconnectAccount(deps: Deps, userId: string, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, userId);
    const deleted = await deleteOwnConnection(tx, userId, id);
    if (!deleted) throw notFound(REFUSALS.connectionGone);
    if (!(await hasSignInMethod(tx, userId))) throw conflict(REFUSALS.lastSignInMethod);
    await notifyOwner(deps, tx, userId, 'disconnected', toConnection(deleted, await listProviders(tx)));
  });
}

/** Whether a user can sign in without a new password: with one, a passkey or a connected account. */
export async function hasSignInMethod(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const user = await findUserById(tx, userId);
  if (user && hasPassword(user.password_hash)) return true;
  return (await listPasskeys(tx, userId)).length > 0 || (await hasUsableConnection(tx, userId));
}
