import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readSystemStatus, resolveJobs } from './admin-system.service.ts';
import { createFileCounter } from './stored-files.service.ts';

type Operations = 'adminGetSystem' | 'adminRetryJob' | 'adminRemoveJob' | 'adminRetryJobs' | 'adminRemoveJobs';

export const createAdminSystemHandlers = (deps: Deps): FeatureHandlers<Operations> => {
  const storedFiles = createFileCounter(deps);
  return {
    adminGetSystem: async () => ({ status: 200, body: await readSystemStatus(deps, storedFiles()) }),

    adminRetryJob: async ({ user, params }) => {
      await resolveJobs(deps, user, 'retry', Number(params.id));
      return { status: 204 };
    },

    adminRemoveJob: async ({ user, params }) => {
      await resolveJobs(deps, user, 'remove', Number(params.id));
      return { status: 204 };
    },

    adminRetryJobs: async ({ user }) => ({
      status: 200,
      body: { count: await resolveJobs(deps, user, 'retry', null) },
    }),

    adminRemoveJobs: async ({ user }) => ({
      status: 200,
      body: { count: await resolveJobs(deps, user, 'remove', null) },
    }),
  };
};
