import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { findProjectAccess } from '../../clients/client-access.repository.ts';
import { checkClientRight } from '../../clients/client-access.service.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { bookCall, cancelLinkedCall, getCall, listSlots, moveCall, toBookedCall } from './calls.service.ts';

type Operations = 'listCallSlots' | 'bookCall' | 'getCall' | 'moveCall' | 'cancelCall';

/** The contract requires the header. */
const getToken = (headers: { 'x-call-token'?: string }): string => headers['x-call-token'] ?? '';

/** Calls without a sign-in; only the token of one gives access. */
export function createCallsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { clock, limits } = deps;
  return {
    listCallSlots: async () => ({ status: 200, body: await listSlots(deps) }),

    bookCall: async ({ headers, body, call }) => {
      await limits.consume('call-network', call.ip);
      await limits.consume('call-network-day', call.ip);
      await limits.consume('call-address', toPersonKey(body.email.trim()));
      const threadToken = headers['x-project-token'] ?? '';
      const access = await findProjectAccess(deps.db, threadToken);
      if (access) checkClientRight(access.person, 'bookCall');
      const booking = { input: body, language: call.language, threadToken };
      return { status: 201, body: await bookCall(deps, booking) };
    },

    getCall: async ({ headers, call }) => {
      await limits.consume('call-token-network', call.ip);
      return { status: 200, body: toBookedCall(await getCall(deps, getToken(headers)), clock.now()) };
    },

    moveCall: async ({ headers, body, call }) => {
      await limits.consume('call-token-network', call.ip);
      const { id } = await getCall(deps, getToken(headers));
      await limits.consume('call-changes', id);
      return { status: 200, body: await moveCall(deps, getToken(headers), body) };
    },

    cancelCall: async ({ headers, body, call }) => {
      await limits.consume('call-token-network', call.ip);
      return { status: 200, body: await cancelLinkedCall(deps, getToken(headers), body.reason) };
    },
  };
}
