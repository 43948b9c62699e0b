import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createExportGrants, createExportLink, openExport, readExport, startExport } from './data-export.service.ts';

type Operations = 'getDataExport' | 'startDataExport' | 'createDataExportAddress' | 'getDataExportFile';

/** The signed-in user's data as a file. @param secret the server's, which signs URLs */
export function createDataExportHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const grants = createExportGrants(secret);
  return {
    getDataExport: async ({ user }) => ({ status: 200, body: await readExport(deps, user.id) }),
    startDataExport: async ({ user }) => ({ status: 202, body: await startExport(deps, user.id) }),
    createDataExportAddress: async ({ user }) => ({
      status: 200,
      body: await createExportLink(deps, grants, user.id),
    }),
    getDataExportFile: async ({ params }) => ({ status: 200, body: await openExport(deps, grants, params.token) }),
  };
}
