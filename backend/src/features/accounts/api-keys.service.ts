import type { Selectable, Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import {
  type ApiKeyKind,
  createApiKeySecret,
  lastCharacters,
  MAX_API_KEYS,
  toExpiry,
  toPreviousSecretExpiry,
} from '../../../../contract/rules/api-keys.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { ApiKeysTable } from '../../db/tables.gen.ts';
import type { CallingKey, Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { apiKeyMail } from '../../mail/api-key-messages.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { type Change, recordChange } from '../activity/audit.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import {
  type ApiKeyRow,
  countOwnKeys,
  deleteApiKey,
  deleteOwnKeys,
  findApiKey,
  insertApiKey,
  KEY_NAME_INDEX,
  lockApiKey,
  updateSecret,
} from './api-keys.repository.ts';
import { findUserById } from './users.repository.ts';

type Owner = Pick<SessionUser, 'id'>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockApiKey>>>;
interface WithSecret {
  id: string;
  secret: string;
}

export interface NewKey {
  kind: ApiKeyKind;
  name: string;
  /** In the order of the contract. */
  scopes: string[];
  lifetime_days: number | null;
}

function createSecret() {
  const secret = createApiKeySecret();
  return { secret, stored: { secret_hash: hashLinkToken(secret), hint: lastCharacters(secret) } };
}

const TITLES = { created: msg`API key created`, rotated: msg`API key rotated` } as const;

/** By email, and for a key of the account in the list of notifications, too. */
async function notifyOwner(
  deps: Deps,
  tx: Transaction<Database>,
  { user_id, kind, name }: Pick<Locked, 'user_id' | 'kind' | 'name'>,
  event: 'created' | 'rotated',
): Promise<void> {
  const user = await findUserById(tx, user_id);
  if (kind === 'account') {
    const notification = { kind, title: TITLES[event], body: name, href: '/dashboard/api-keys' };
    await notify(tx, [user_id], notification, deps.clock.now());
  }
  if (user) await deps.mail.send(apiKeyMail(toMailbox(user), { event, kind, name }, deps.clock.now()), tx);
}

/** The audit trail is of the administration; a customer sees the keys of the account in the profile. */
async function recordKey(
  tx: Transaction<Database>,
  { kind, id, name }: Pick<Locked, 'kind' | 'id' | 'name'>,
  change: Omit<Change, 'subject' | 'subjectId' | 'label'>,
): Promise<void> {
  if (kind === 'administration') await recordChange(tx, { ...change, subject: 'api-key', subjectId: id, label: name });
}

/** @returns the id and the secret, which is stored nowhere @throws AppError 400, 409 */
export async function createApiKey(deps: Deps, owner: Owner, { kind, ...input }: NewKey): Promise<WithSecret> {
  const name = input.name.trim();
  if (!isName(name)) throw invalid('name', REFUSALS.keyNameLines);
  const now = deps.clock.now();
  const { secret, stored } = createSecret();
  const { scopes, lifetime_days } = input;
  const expiresAt = toExpiry(now.getTime(), lifetime_days);
  return inTransaction(deps.db, async (tx) => {
    const max = MAX_API_KEYS[kind];
    if ((await countOwnKeys(tx, owner.id, kind)) >= max) throw conflict(REFUSALS.keysFull(max));
    const key = { user_id: owner.id, kind, name, scopes };
    const id = await insertApiKey(tx, { ...key, ...stored, lifetime_days, expires_at: expiresAt, created_at: now });
    const after = { name, scopes: scopes.join(', '), expiresAt };
    const change = { actorId: owner.id, action: 'api-key.create', before: null, after, at: now } as const;
    await recordKey(tx, { ...key, id }, change);
    await notifyOwner(deps, tx, key, 'created');
    return { id, secret };
  }).catch((error) => {
    if (isUniqueViolation(error, KEY_NAME_INDEX)) throw conflict(REFUSALS.keyNameTaken);
    throw error;
  });
}

interface Replacement {
  now: Date;
  overlapHours: number;
  /** When the key expires from now on. */
  expiresAt: Date | null;
}

/** Replaces the secret of a locked key; the present one works for some hours more. */
async function replaceSecret(
  deps: Deps,
  tx: Transaction<Database>,
  key: Locked,
  { now, overlapHours, expiresAt }: Replacement,
) {
  const { secret, stored } = createSecret();
  const previousSecretExpiresAt = toPreviousSecretExpiry(
    now.getTime(),
    overlapHours,
    key.expires_at?.getTime() ?? null,
  );
  await updateSecret(tx, key.id, {
    ...stored,
    previous_secret_hash: previousSecretExpiresAt && key.secret_hash,
    previous_secret_expires_at: previousSecretExpiresAt,
    expires_at: expiresAt,
  });
  await recordKey(tx, key, {
    actorId: key.user_id,
    action: 'api-key.rotate',
    before: { expiresAt: key.expires_at },
    after: { expiresAt, previousSecretExpiresAt },
    at: now,
  });
  await notifyOwner(deps, tx, key, 'rotated');
  return { id: key.id, name: key.name, secret, expiresAt, previousSecretExpiresAt };
}

/** Another administrator's key is known; another account's is not. @throws AppError 404 */
function ofKind(key: Locked | undefined, kind: ApiKeyKind, owner: Owner): Locked {
  if (!key || key.kind !== kind || (kind === 'account' && key.user_id !== owner.id)) throw notFound(REFUSALS.keyGone);
  return key;
}

interface Rotation {
  kind: ApiKeyKind;
  id: string;
  overlapHours: number;
}

/** @throws AppError 404, 409 */
export function rotateApiKey(deps: Deps, owner: Owner, { kind, id, overlapHours }: Rotation): Promise<WithSecret> {
  return inTransaction(deps.db, async (tx) => {
    const key = ofKind(await lockApiKey(tx, id), kind, owner);
    if (key.user_id !== owner.id) throw conflict(REFUSALS.keyNotOwn);
    const now = deps.clock.now();
    return replaceSecret(deps, tx, key, { now, overlapHours, expiresAt: toExpiry(now.getTime(), key.lifetime_days) });
  });
}

/**
 * Rotates the key that makes the call; one that was replaced cannot, so a leaked secret does not take the key over. The
 * key expires when it would have, so that it cannot make itself permanent.
 */
export function rotateUsedKey(deps: Deps, { id, secretHash }: CallingKey, overlapHours: number) {
  return inTransaction(deps.db, async (tx) => {
    const key = await lockApiKey(tx, id);
    if (!key) throw new AppError(401, 'unauthorized', REFUSALS.keyUnknown);
    // Under the lock: another call may have replaced the secret since this one was admitted.
    if (key.secret_hash !== secretHash) throw conflict(REFUSALS.keyReplaced);
    return replaceSecret(deps, tx, key, { now: deps.clock.now(), overlapHours, expiresAt: key.expires_at });
  });
}

const toRevocation = ({
  name,
  scopes,
  expires_at,
}: Pick<Selectable<ApiKeysTable>, 'name' | 'scopes' | 'expires_at'>) => ({
  action: 'api-key.revoke' as const,
  before: { name, scopes: scopes.join(', '), expiresAt: expires_at },
  after: null,
});

/** Keys work without a password, so a password reset by link revokes them, as it ends sessions. */
export async function revokeUserKeys(tx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  for (const key of await deleteOwnKeys(tx, userId))
    await recordKey(tx, key, { ...toRevocation(key), actorId: userId, at });
}

/** @throws AppError 404 */
export async function revokeApiKey(deps: Deps, person: Owner, kind: ApiKeyKind, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const key = ofKind(await lockApiKey(tx, id), kind, person);
    await deleteApiKey(tx, id);
    await recordKey(tx, key, { ...toRevocation(key), actorId: person.id, at: deps.clock.now() });
  });
}

/** @throws AppError 404 */
export async function getApiKey(deps: Deps, id: string): Promise<ApiKeyRow> {
  const row = await findApiKey(deps.db, id);
  if (!row) throw notFound(REFUSALS.keyGone);
  return row;
}
