import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { deleteUnassignedKeys, getPool, importKeys } from './admin-licence-keys.service.ts';

type Operations = 'adminGetLicencePool' | 'adminImportLicenceKeys' | 'adminClearLicencePool';

/** Imported keys of products with their own key inventory; the contract admits only the owner. */
export function createAdminLicenceKeysHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminGetLicencePool: async ({ params }) => ({ status: 200, body: await getPool(deps, Number(params.id)) }),
    adminImportLicenceKeys: async ({ user, params, body }) => ({
      status: 200,
      body: await importKeys(deps, user.id, Number(params.id), body.file.bytes),
    }),
    adminClearLicencePool: async ({ user, params }) => ({
      status: 200,
      body: await deleteUnassignedKeys(deps, user.id, Number(params.id)),
    }),
  };
}
