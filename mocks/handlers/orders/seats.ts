import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import {
  acceptSeat,
  getSeatInvitation,
  inviteToSeats,
  listOrderSeats,
  removeSeat,
  sendSeat,
} from '../../store/seats.ts';

type Operations = 'listSeats' | 'inviteToSeats' | 'removeSeat' | 'sendSeat' | 'getSeat' | 'acceptSeat';

export const createSeatsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const findOwn = (userId: string, orderId: string) =>
    db.state.orders.find((order) => order.id === orderId && order.userId === userId);
  return {
    listSeats: ({ user, params }) => {
      const order = findOwn(user.id, params.id);
      return order ? { status: 200, body: { items: listOrderSeats(db, order) } } : notFound();
    },

    inviteToSeats: ({ user, params, body }) => {
      const order = findOwn(user.id, params.id);
      return order ? inviteToSeats(db, order, body) : notFound();
    },

    removeSeat: ({ user, params }) => {
      const order = findOwn(user.id, params.id);
      return order ? removeSeat(db, order, params.seat) : notFound();
    },

    sendSeat: ({ user, params, body }) => {
      const order = findOwn(user.id, params.id);
      return order ? sendSeat(db, order, params.seat, body.email) : notFound();
    },

    getSeat: ({ user, headers }) => getSeatInvitation(db, headers['x-seat-token'] ?? '', user?.id),

    acceptSeat: ({ user, headers }) => acceptSeat(db, headers['x-seat-token'] ?? '', user?.id),
  };
};
