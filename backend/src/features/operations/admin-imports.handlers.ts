import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { importRows } from './admin-imports.service.ts';

/** CSV imports; the contract admits only the role super_admin. */
export function createAdminImportsHandlers(deps: Deps): FeatureHandlers<'adminImportRows'> {
  return {
    adminImportRows: async ({
      user,
      params,
      query: { mode, places, invite = false, publish = false },
      body,
      call,
    }) => ({
      status: 200,
      // The contract allows no other kinds.
      body: await importRows(deps, user, body.file.bytes, {
        kind: params.kind as 'products',
        mode,
        places,
        invite,
        publish,
        language: call.language,
      }),
    }),
  };
}
