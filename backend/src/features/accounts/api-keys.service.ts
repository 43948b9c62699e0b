import type { Transaction } from 'kysely';
import { type ApiKeyInput, ApiScope } from '../../../../contract/generated/model.ts';
import {
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
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { apiKeyMail } from '../../mail/api-key-messages.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { recordChange } from '../activity/audit.repository.ts';
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
interface WithSecret {
  id: string;
  secret: string;
}

function createSecret() {
  const secret = createApiKeySecret();
  return { secret, stored: { secret_hash: hashLinkToken(secret), hint: lastCharacters(secret) } };
}

async function notifyOwner(
  deps: Deps,
  tx: Transaction<Database>,
  { userId, event, name }: { userId: string; event: 'created' | 'rotated'; name: string },
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (user) await deps.mail.send(apiKeyMail(toMailbox(user), event, name, deps.clock.now()), tx);
}

/** @returns the id and the secret, which is stored nowhere @throws AppError 400, 409 */
export async function createApiKey(deps: Deps, owner: Owner, input: ApiKeyInput): Promise<WithSecret> {
  const name = input.name.trim();
  if (!isName(name)) throw invalid('name', REFUSALS.keyNameLines);
  const now = deps.clock.now();
  const { secret, stored } = createSecret();
  const scopes = Object.values(ApiScope).filter((scope) => input.scopes.includes(scope));
  const expiresAt = toExpiry(now.getTime(), input.lifetime_days);
  return inTransaction(deps.db, async (tx) => {
    if ((await countOwnKeys(tx, owner.id)) >= MAX_API_KEYS) throw conflict(REFUSALS.keysFull(MAX_API_KEYS));
    const id = await insertApiKey(tx, {
      user_id: owner.id,
      name,
      scopes,
      ...stored,
      lifetime_days: input.lifetime_days,
      expires_at: expiresAt,
      created_at: now,
    });
    await recordChange(tx, {
      actorId: owner.id,
      action: 'api-key.create',
      subject: 'api-key',
      subjectId: id,
      label: name,
      before: null,
      after: { name, scopes: scopes.join(', '), expiresAt },
      at: now,
    });
    await notifyOwner(deps, tx, { userId: owner.id, event: 'created', name });
    return { id, secret };
  }).catch((error) => {
    if (isUniqueViolation(error, KEY_NAME_INDEX)) throw conflict(REFUSALS.keyNameTaken);
    throw error;
  });
}

/** Replaces the secret; the present one works for some hours more. @throws AppError 404, 409 */
export async function rotateApiKey(deps: Deps, owner: Owner, id: string, overlapHours: number): Promise<WithSecret> {
  const now = deps.clock.now();
  const { secret, stored } = createSecret();
  await inTransaction(deps.db, async (tx) => {
    const key = await lockApiKey(tx, id);
    if (!key) throw notFound(REFUSALS.keyGone);
    if (key.user_id !== owner.id) throw conflict(REFUSALS.keyNotOwn);
    const previousSecretExpiresAt = toPreviousSecretExpiry(
      now.getTime(),
      overlapHours,
      key.expires_at?.getTime() ?? null,
    );
    const expiresAt = toExpiry(now.getTime(), key.lifetime_days);
    await updateSecret(tx, id, {
      ...stored,
      previous_secret_hash: previousSecretExpiresAt && key.secret_hash,
      previous_secret_expires_at: previousSecretExpiresAt,
      expires_at: expiresAt,
    });
    await recordChange(tx, {
      actorId: owner.id,
      action: 'api-key.rotate',
      subject: 'api-key',
      subjectId: id,
      label: key.name,
      before: { expiresAt: key.expires_at },
      after: { expiresAt, previousSecretExpiresAt },
      at: now,
    });
    await notifyOwner(deps, tx, { userId: owner.id, event: 'rotated', name: key.name });
  });
  return { id, secret };
}

const toRevocation = ({ name, scopes, expires_at }: Pick<ApiKeyRow, 'name' | 'scopes' | 'expires_at'>) => ({
  action: 'api-key.revoke' as const,
  subject: 'api-key' as const,
  label: name,
  before: { name, scopes: scopes.join(', '), expiresAt: expires_at },
  after: null,
});

/** Keys work without a password, so a password reset by link revokes them, as it ends sessions. */
export async function revokeOwnKeys(tx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  for (const key of await deleteOwnKeys(tx, userId))
    await recordChange(tx, { ...toRevocation(key), actorId: userId, subjectId: key.id, at });
}

/** @throws AppError 404 */
export async function revokeApiKey(deps: Deps, admin: Owner, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const key = await lockApiKey(tx, id);
    if (!key) throw notFound(REFUSALS.keyGone);
    await deleteApiKey(tx, id);
    await recordChange(tx, { ...toRevocation(key), actorId: admin.id, subjectId: id, at: deps.clock.now() });
  });
}

/** @throws AppError 404 */
export async function getApiKey(deps: Deps, id: string): Promise<ApiKeyRow> {
  const row = await findApiKey(deps.db, id);
  if (!row) throw notFound(REFUSALS.keyGone);
  return row;
}
