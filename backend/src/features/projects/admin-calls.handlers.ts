import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { cancelCallOfClient, listAdminCalls, saveCallSettings } from './admin-calls.service.ts';
import { getCallSettings } from './calls.repository.ts';

type Operations = 'adminListCalls' | 'adminCancelCall' | 'adminGetCallSettings' | 'adminUpdateCallSettings';

/** Booked calls, and when they can be booked. */
export function createAdminCallsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListCalls: async () => ({ status: 200, body: { items: await listAdminCalls(deps) } }),

    adminCancelCall: async ({ user, params, body }) => {
      await cancelCallOfClient(deps, user.id, params.id, body.reason);
      return { status: 204 };
    },

    adminGetCallSettings: async () => ({ status: 200, body: await getCallSettings(deps.db) }),

    adminUpdateCallSettings: async ({ user, body }) => ({
      status: 200,
      body: await saveCallSettings(deps, user.id, body),
    }),
  };
}
