import { type ApiKey, ApiScope } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { isExpired, toKeySummary } from './api-keys.mapper.ts';
import { type ApiKeyRow, listApiKeys } from './api-keys.repository.ts';
import { createApiKey, getApiKey, revokeApiKey, rotateApiKey } from './api-keys.service.ts';

type Operations = 'adminListApiKeys' | 'adminCreateApiKey' | 'adminRotateApiKey' | 'adminRevokeApiKey';

/** Twenty keys of 25 administrators. */
const MAX_LISTED = 500;

/** Scopes in the order of the contract, without any that it no longer has. */
const inOrder = (scopes: readonly string[]): ApiScope[] =>
  Object.values(ApiScope).filter((scope) => scopes.includes(scope));

const rotation = (id: string, overlapHours: number) => ({ kind: 'administration' as const, id, overlapHours });

function toState(row: ApiKeyRow, now: Date): ApiKey['state'] {
  if (row.blocked) return 'blocked';
  return isExpired(row, now) ? 'expired' : 'active';
}

const toApiKey = (row: ApiKeyRow, userId: string, now: Date): ApiKey => ({
  ...toKeySummary(row, now),
  scopes: inOrder(row.scopes),
  owner: row.owner,
  is_own: row.user_id === userId,
  state: toState(row, now),
});

/** Keys for programs; the contract admits only the right `all`, and no key. */
export function createAdminApiKeysHandlers(deps: Deps): FeatureHandlers<Operations> {
  const withSecret = async ({ id, secret }: { id: string; secret: string }, userId: string) => ({
    key: toApiKey(await getApiKey(deps, id), userId, deps.clock.now()),
    secret,
  });
  return {
    adminListApiKeys: async ({ user }) => {
      const rows = await listApiKeys(deps.db, MAX_LISTED);
      const now = deps.clock.now();
      return { status: 200, body: { items: rows.map((row) => toApiKey(row, user.id, now)) } };
    },

    adminCreateApiKey: async ({ user, body }) => ({
      status: 201,
      body: await withSecret(
        await createApiKey(deps, user, { ...body, kind: 'administration', scopes: inOrder(body.scopes) }),
        user.id,
      ),
    }),

    adminRotateApiKey: async ({ user, params, body }) => ({
      status: 200,
      body: await withSecret(await rotateApiKey(deps, user, rotation(params.id, body.overlap_hours)), user.id),
    }),

    adminRevokeApiKey: async ({ user, params }) => {
      await revokeApiKey(deps, user, 'administration', params.id);
      return { status: 204 };
    },
  };
}
