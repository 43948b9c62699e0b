import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { verifyToken } from '../orders/guest-order.service.ts';
import { toRefundRequest } from '../orders/orders.mapper.ts';
import { declineRequest, requestRefund } from './refund-requests.service.ts';

type Operations = 'requestRefund' | 'requestGuestRefund' | 'adminDeclineRefundRequest';

/** Refunds that customers ask for; the refund itself is an operation of the orders. */
export function createRefundRequestsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { limits } = deps;
  return {
    requestRefund: async ({ user, params, body }) => {
      await limits.consume('conversation-person', user.id);
      const asking = { ...user, isGuest: false };
      return {
        status: 201,
        body: toRefundRequest(await requestRefund(deps, asking, { orderId: params.id, input: body })),
      };
    },

    requestGuestRefund: async ({ headers, body, call }) => {
      await limits.consume('guest-token-network', call.ip);
      const { guest, orderId } = await verifyToken(deps, headers['x-order-token'] ?? '');
      await limits.consume('conversation-person', guest.id);
      const asking = { ...guest, isGuest: true };
      return { status: 201, body: toRefundRequest(await requestRefund(deps, asking, { orderId, input: body })) };
    },

    adminDeclineRefundRequest: async ({ user, params, body }) => {
      await declineRequest(deps, user, { orderId: params.id, id: params.request, reason: body.reason });
      return { status: 204 };
    },
  };
}
