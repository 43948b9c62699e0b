import { type AccountKey, AccountScope } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { isExpired, toKeySummary } from './api-keys.mapper.ts';
import { type ApiKeyRow, listOwnKeys } from './api-keys.repository.ts';
import { createApiKey, getApiKey, revokeApiKey, rotateApiKey, rotateUsedKey } from './api-keys.service.ts';

type Operations = 'listOwnApiKeys' | 'createOwnApiKey' | 'rotateOwnApiKey' | 'revokeOwnApiKey' | 'rotateUsedApiKey';

const KIND = 'account';

/** Scopes in the order of the contract, without any that it no longer has. */
const inOrder = (scopes: readonly string[]): AccountScope[] =>
  Object.values(AccountScope).filter((scope) => scopes.includes(scope));

const toAccountKey = (row: ApiKeyRow, now: Date): AccountKey => ({
  ...toKeySummary(row, now),
  scopes: inOrder(row.scopes),
  state: isExpired(row, now) ? 'expired' : 'active',
});

/** Keys of an account for its own orders, licences and downloads. */
export function createApiKeysHandlers(deps: Deps): FeatureHandlers<Operations> {
  const withSecret = async ({ id, secret }: { id: string; secret: string }) => ({
    key: toAccountKey(await getApiKey(deps, id), deps.clock.now()),
    secret,
  });
  /** Each call sends an email, to an address that may not be confirmed. @throws AppError 429 */
  const limitMails = (userId: string) => deps.limits.consume('api-key-mails', userId);
  return {
    listOwnApiKeys: async ({ user }) => {
      const rows = await listOwnKeys(deps.db, user.id);
      return { status: 200, body: { items: rows.map((row) => toAccountKey(row, deps.clock.now())) } };
    },

    createOwnApiKey: async ({ user, body }) => {
      await limitMails(user.id);
      const key = { ...body, kind: KIND, scopes: inOrder(body.scopes) } as const;
      return { status: 201, body: await withSecret(await createApiKey(deps, user, key)) };
    },

    rotateOwnApiKey: async ({ user, params, body }) => {
      await limitMails(user.id);
      const rotation = { kind: KIND, id: params.id, overlapHours: body.overlap_hours } as const;
      return { status: 200, body: await withSecret(await rotateApiKey(deps, user, rotation)) };
    },

    revokeOwnApiKey: async ({ user, params }) => {
      await revokeApiKey(deps, user, KIND, params.id);
      return { status: 204 };
    },

    rotateUsedApiKey: async ({ user, call, body }) => {
      // The guard admits keys only.
      if (!call.apiKey) throw new AppError(403, 'forbidden', REFUSALS.keyNeeded);
      await limitMails(user.id);
      const { name, secret, ...until } = await rotateUsedKey(deps, call.apiKey, body.overlap_hours);
      const expires_at = until.expiresAt?.toISOString() ?? null;
      const previous_secret_expires_at = until.previousSecretExpiresAt?.toISOString() ?? null;
      return { status: 200, body: { name, secret, expires_at, previous_secret_expires_at } };
    },
  };
}
