import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { importRows } from './admin-imports.service.ts';

/** Moving in with CSV files; the contract lets only the role super_admin in. */
export function createAdminImportsHandlers(deps: Deps): FeatureHandlers<'adminImportRows'> {
  return {
    adminImportRows: async ({ user, params, query: { mode, places, invite = false }, body }) => ({
      status: 200,
      // The contract lets no other kinds through.
      body: await importRows(deps, user, body.file.bytes, { kind: params.kind as 'products', mode, places, invite }),
    }),
  };
}
