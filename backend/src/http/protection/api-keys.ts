import { isApiKeySecret, readApiKey } from '../../../../contract/rules/api-keys.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError } from '../../lib/errors.ts';
import type { SessionUser } from '../contract/operation.ts';
import type { Limits } from './limits.ts';

/** A key that works, and the person whose rights it has. */
export interface ActiveKey {
  id: string;
  name: string;
  scopes: readonly string[];
  /** Of the secret that was sent: the newest one, or one that was replaced and works for some hours more. */
  secretHash: string;
  user: SessionUser;
}

/** Finds a key that works now; null otherwise. */
export type FindKey = (secret: string) => Promise<ActiveKey | null>;

/**
 * The key of a call; null when it has none.
 * @throws AppError 401 for one that does not work, 429
 */
export type AuthenticateKey = (authorization: string | undefined) => Promise<ActiveKey | null>;

/** Reads the key of each call from the database, so that it stops together with the rights of its owner. */
export function createAuthenticateKey(findKey: FindKey, limits: Pick<Limits, 'consume'>): AuthenticateKey {
  return async (authorization) => {
    const secret = readApiKey(authorization);
    if (secret === undefined) return null;
    const key = isApiKeySecret(secret) ? await findKey(secret) : null;
    if (!key) {
      throw new AppError(401, 'unauthorized', REFUSALS.keyUnknown, {
        headers: { 'WWW-Authenticate': 'Bearer realm="studio", error="invalid_token"' },
      });
    }
    await limits.consume('api-key', key.id);
    return key;
  };
}

/** @throws AppError 403 when the operation is not open to keys, or not to this one */
export function checkScopes(key: ActiveKey, scopes: readonly string[]): void {
  const [needed] = scopes;
  if (needed === undefined) throw new AppError(403, 'key_not_allowed', REFUSALS.keyNotAllowed);
  if (scopes.some((scope) => key.scopes.includes(scope))) return;
  throw new AppError(403, 'scope_missing', REFUSALS.scopeMissing(needed), {
    headers: { 'WWW-Authenticate': `Bearer realm="studio", error="insufficient_scope", scope="${needed}"` },
  });
}
