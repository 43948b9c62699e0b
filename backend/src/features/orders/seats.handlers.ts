import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { acceptSeat, getSeatInvitation } from './seat-invitations.service.ts';
import { countInvitations, inviteToSeats, listSeats, removeSeat, sendSeat } from './seats.service.ts';

type Operations = 'listSeats' | 'inviteToSeats' | 'removeSeat' | 'sendSeat' | 'getSeat' | 'acceptSeat';

/** The contract requires the header. */
const getToken = (headers: { 'x-seat-token'?: string }): string => headers['x-seat-token'] ?? '';

/** Seats: for their buyer, and for people with the link of an invitation. */
export function createSeatsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { limits } = deps;
  return {
    listSeats: async ({ user, params }) => ({
      status: 200,
      body: { items: await listSeats(deps, { userId: user.id, orderId: params.id }) },
    }),

    inviteToSeats: async ({ user, params, body, call: { language } }) => {
      const own = { userId: user.id, orderId: params.id };
      await limits.consumeAll('seat-mails', await countInvitations(deps, own, body), user.id);
      return { status: 200, body: await inviteToSeats(deps, own, { ...body, language }) };
    },

    removeSeat: async ({ user, params }) => ({
      status: 200,
      body: await removeSeat(deps, { userId: user.id, orderId: params.id }, params.seat),
    }),

    sendSeat: async ({ user, params, body, call: { language } }) => {
      await limits.consume('seat-mails', user.id);
      const request = { seatId: params.seat, email: body.email, language };
      return { status: 200, body: await sendSeat(deps, { userId: user.id, orderId: params.id }, request) };
    },

    getSeat: async ({ user, headers, call }) => {
      await limits.consume('guest-token-network', call.ip);
      return {
        status: 200,
        body: await getSeatInvitation(deps, { token: getToken(headers), userId: user?.id ?? null }),
      };
    },

    acceptSeat: async ({ user, headers, call }) => {
      await limits.consume('guest-token-network', call.ip);
      return { status: 200, body: await acceptSeat(deps, { token: getToken(headers), userId: user?.id ?? null }) };
    },
  };
}
