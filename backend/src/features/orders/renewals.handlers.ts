import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import {
  cancelLinkedRenewal,
  cancelRenewal,
  changeMethod,
  createRenewal,
  getLinkedRenewal,
  listOwnRenewals,
  pauseRenewal,
} from './renewals.service.ts';

type Operations =
  | 'listRenewals'
  | 'createRenewal'
  | 'pauseRenewal'
  | 'cancelRenewal'
  | 'changeRenewalMethod'
  | 'getLinkedRenewal'
  | 'cancelLinkedRenewal';

/** The contract requires the header. */
const getToken = (headers: { 'x-renewal-token'?: string }): string => headers['x-renewal-token'] ?? '';

/** Renewals of plans by agreement: the customer's own, and one of them by the link in an email. */
export function createRenewalsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    listRenewals: async ({ user }) => ({ status: 200, body: await listOwnRenewals(deps, user.id) }),

    createRenewal: async ({ user, body, call: { language } }) => ({
      status: 201,
      body: await createRenewal(deps, { user, language }, body),
    }),

    pauseRenewal: async ({ user, params, body }) => ({
      status: 200,
      body: await pauseRenewal(deps, user.id, params.id, body.until),
    }),

    cancelRenewal: async ({ user, params }) => ({ status: 200, body: await cancelRenewal(deps, user.id, params.id) }),

    changeRenewalMethod: async ({ user, params, body, call: { language } }) => ({
      status: 200,
      body: await changeMethod(deps, { user, language }, params.id, body.provider),
    }),

    getLinkedRenewal: async ({ headers, call }) => {
      await deps.limits.consume('guest-token-network', call.ip);
      return { status: 200, body: await getLinkedRenewal(deps, getToken(headers)) };
    },

    cancelLinkedRenewal: async ({ headers, call }) => {
      await deps.limits.consume('guest-token-network', call.ip);
      return { status: 200, body: await cancelLinkedRenewal(deps, getToken(headers)) };
    },
  };
}
