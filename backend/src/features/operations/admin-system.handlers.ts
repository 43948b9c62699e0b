import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { settleJobs, systemStatus } from './admin-system.service.ts';
import { createFileCount } from './stored-files.service.ts';

type Operations = 'adminGetSystem' | 'adminRetryJob' | 'adminRemoveJob' | 'adminRetryJobs' | 'adminRemoveJobs';

export const createAdminSystemHandlers = (deps: Deps): FeatureHandlers<Operations> => {
  const storedFiles = createFileCount(deps);
  return {
    adminGetSystem: async () => ({ status: 200, body: await systemStatus(deps, storedFiles()) }),

    adminRetryJob: async ({ user, params }) => {
      await settleJobs(deps, user, 'retry', Number(params.id));
      return { status: 204 };
    },

    adminRemoveJob: async ({ user, params }) => {
      await settleJobs(deps, user, 'remove', Number(params.id));
      return { status: 204 };
    },

    adminRetryJobs: async ({ user }) => ({ status: 200, body: { count: await settleJobs(deps, user, 'retry', null) } }),

    adminRemoveJobs: async ({ user }) => ({
      status: 200,
      body: { count: await settleJobs(deps, user, 'remove', null) },
    }),
  };
};
