import { type ApiKey, ApiScope } from '../../../../contract/generated/model.ts';
import { toApiKeyHint } from '../../../../contract/rules/api-keys.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { type ApiKeyRow, listApiKeys } from './api-keys.repository.ts';
import { createApiKey, getApiKey, revokeApiKey, rotateApiKey } from './api-keys.service.ts';

type Operations = 'adminListApiKeys' | 'adminCreateApiKey' | 'adminRotateApiKey' | 'adminRevokeApiKey';

/** Twenty keys of 25 administrators. */
const MAX_LISTED = 500;

/** Scopes in the order of the contract, without any that it no longer has. */
const inOrder = (scopes: readonly string[]): ApiScope[] =>
  Object.values(ApiScope).filter((scope) => scopes.includes(scope));

const rotation = (id: string, overlapHours: number) => ({ kind: 'administration' as const, id, overlapHours });

function toState({ blocked, expires_at }: ApiKeyRow, now: Date): ApiKey['state'] {
  if (blocked) return 'blocked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
}

const toApiKey = (row: ApiKeyRow, userId: string, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: toApiKeyHint(row.hint),
  scopes: inOrder(row.scopes),
  owner: row.owner,
  is_own: row.user_id === userId,
  state: toState(row, now),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  previous_secret_expires_at:
    row.previous_secret_expires_at !== null && row.previous_secret_expires_at > now
      ? row.previous_secret_expires_at.toISOString()
      : null,
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
