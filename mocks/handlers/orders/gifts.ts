import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { claimGift, findGift, findLinkedGift, keepGift, sendGift } from '../../store/claim-gift.ts';
import type { MockDb } from '../../store/db.ts';
import { toGift, toOrderGift } from '../../store/gifts.ts';
import { findByToken } from '../../store/guests.ts';

type Operations = 'getGift' | 'claimGift' | 'sendGift' | 'keepGift' | 'sendGuestGift' | 'keepGuestGift';

export const createGiftsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const findOwn = (userId: string, orderId: string) => {
    const own = findGift(db, orderId);
    return own?.order.userId === userId ? own : notFound();
  };
  const findOfGuest = (headers: { 'x-order-token'?: string }) => {
    const access = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in access) return access;
    const own = findGift(db, access.order.id);
    return own ?? notFound();
  };
  return {
    getGift: ({ headers }) => {
      const linked = findLinkedGift(db, headers['x-gift-token'] ?? '');
      return 'body' in linked ? linked : { status: 200, body: toGift(db, linked.order, linked.gift) };
    },

    claimGift: ({ headers, user }) => claimGift(db, headers['x-gift-token'] ?? '', user?.id),

    sendGift: ({ user, params, body }) => {
      const own = findOwn(user.id, params.id);
      if ('body' in own) return own;
      return sendGift(db, own, body.recipient_email) ?? { status: 200, body: toOrderGift(db, own.order, own.gift) };
    },

    keepGift: ({ user, params }) => {
      const own = findOwn(user.id, params.id);
      if ('body' in own) return own;
      return keepGift(db, own) ?? { status: 200, body: toOrderGift(db, own.order, own.gift) };
    },

    sendGuestGift: ({ headers, body }) => {
      const own = findOfGuest(headers);
      if ('body' in own) return own;
      return sendGift(db, own, body.recipient_email) ?? { status: 200, body: toOrderGift(db, own.order, own.gift) };
    },

    keepGuestGift: ({ headers }) => {
      const own = findOfGuest(headers);
      if ('body' in own) return own;
      return keepGift(db, own) ?? { status: 200, body: toOrderGift(db, own.order, own.gift) };
    },
  };
};
