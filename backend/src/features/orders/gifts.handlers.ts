import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { claimGift, getLinkedGift, keepGift, sendGift } from './gifts.service.ts';
import { verifyToken } from './guest-order.service.ts';

type Operations = 'getGift' | 'claimGift' | 'sendGift' | 'keepGift' | 'sendGuestGift' | 'keepGuestGift';

/** The contract requires the header. */
const getToken = (headers: { 'x-gift-token'?: string }): string => headers['x-gift-token'] ?? '';

/** Gifts: for recipients with the link, and for their buyers with an account or without. */
export function createGiftsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { limits } = deps;
  const openGuestOrder = async (ip: string, { 'x-order-token': token = '' }: { 'x-order-token'?: string }) => {
    await limits.consume('guest-token-network', ip);
    return verifyToken(deps, token);
  };
  return {
    getGift: async ({ headers, call }) => {
      await limits.consume('guest-token-network', call.ip);
      return { status: 200, body: await getLinkedGift(deps, getToken(headers)) };
    },

    claimGift: async ({ user, headers, call }) => {
      await limits.consume('guest-token-network', call.ip);
      const request = { token: getToken(headers), userId: user?.id ?? null };
      return { status: 200, body: await claimGift(deps, request) };
    },

    sendGift: async ({ user, params, body }) => {
      await limits.consume('gift-mails', user.id);
      const request = { userId: user.id, orderId: params.id, email: body.recipient_email };
      return { status: 200, body: await sendGift(deps, request) };
    },

    keepGift: async ({ user, params }) => ({
      status: 200,
      body: await keepGift(deps, { userId: user.id, orderId: params.id }),
    }),

    sendGuestGift: async ({ headers, body, call }) => {
      const { guest, orderId } = await openGuestOrder(call.ip, headers);
      await limits.consume('gift-mails', guest.id);
      const request = { userId: guest.id, orderId, email: body.recipient_email };
      return { status: 200, body: await sendGift(deps, request) };
    },

    keepGuestGift: async ({ headers, call }) => {
      const { guest, orderId } = await openGuestOrder(call.ip, headers);
      return { status: 200, body: await keepGift(deps, { userId: guest.id, orderId }) };
    },
  };
}
