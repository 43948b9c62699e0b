import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { findByToken } from '../../store/guests.ts';
import { declineRequest, requestRefund } from '../../store/refund-requests.ts';

type Operations = 'requestRefund' | 'requestGuestRefund' | 'adminDeclineRefundRequest';

export const createRefundRequestsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  requestRefund: ({ params, body, user }) => {
    const order = db.state.orders.find(({ id, userId }) => id === params.id && userId === user.id);
    if (!order) return notFound();
    return requestRefund(db, order, body);
  },

  requestGuestRefund: ({ headers, body }) => {
    const link = findByToken(db, headers['x-order-token'] ?? '');
    if ('body' in link) return link;
    return requestRefund(db, link.order, body);
  },

  adminDeclineRefundRequest: ({ params, body, user }) => {
    const order = db.state.orders.find(({ id }) => id === params.id);
    const declined = order && declineRequest(db, user.id, order, params.request, body.reason);
    if (!order || !declined) return notFound(REFUSALS.refundRequestGone);
    if (declined !== true) return declined;
    recordChange(db, {
      actorId: user.id,
      action: 'order.update',
      subject: 'order',
      subjectId: order.id,
      label: `Order #${order.number}`,
      before: { refundRequest: 'waiting' },
      after: { refundRequest: 'declined' },
    });
    return { status: 204 };
  },
});
