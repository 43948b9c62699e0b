import type { Passkey } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { isFactorRequired } from './factors.repository.ts';
import { listPasskeys, type PasskeyRow } from './passkeys.repository.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskeyRegistration } from './passkeys.service.ts';

type Operations = 'listPasskeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey';

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  synced: row.synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** The passkeys of the signed-in user. */
export const createPasskeysHandlers = (deps: Deps): FeatureHandlers<Operations> => ({
  listPasskeys: async ({ user }) => {
    const rows = await listPasskeys(deps.db, user.id);
    const required = user.role === 'super_admin' && (await isFactorRequired(deps.db));
    return { status: 200, body: { items: rows.map(toPasskey), required } };
  },

  beginPasskey: async ({ user }) => ({ status: 200, body: await startPasskeyRegistration(deps, user) }),

  addPasskey: async ({ user, body }) => ({ status: 201, body: toPasskey(await addPasskey(deps, user, body)) }),

  renamePasskey: async ({ user, params, body }) => ({
    status: 200,
    body: toPasskey(await renamePasskey(deps, user.id, params.id, body.name)),
  }),

  removePasskey: async ({ user, params }) => {
    await removePasskey(deps, user, params.id);
    return { status: 204 };
  },
});
