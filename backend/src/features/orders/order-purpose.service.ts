import { orderNotification } from '../../../shared/order-transitions.ts';
import type { OrderStatus } from '../../db/schema.ts';
import { orderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { unpaidOrderMail } from '../../mail/order-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import type { Purpose } from '../billing/settlement.service.ts';
import { enterDirectPurchase } from '../billing/wallet.repository.ts';
import { completeOrder } from './complete-order.service.ts';
import { enterStatus, lockPromised } from './orders.repository.ts';

const WAITING: readonly OrderStatus[] = ['pending', 'processing'];
const ENDED: readonly OrderStatus[] = ['pending', 'cancelled'];

/**
 * Payments of orders: the money completes the order on its fixed terms. If the order is no longer waiting, the money is
 * held for the owner, who may accept it: an order cancelled because it was unpaid is then completed after all.
 */
export const orderPurpose = (parts: Pick<Deps, 'mail' | 'env'>): Purpose => ({
  credit: async (tx, { userId, order_id, hold, amount_minor: cents, code }, at) => {
    const order = order_id === null ? undefined : await lockPromised(tx, order_id);
    if (!order) return 'order';
    // Only the owner can accept these.
    const isReopened = (hold === 'order' || hold === 'transfer') && order.status === 'cancelled';
    if (!isReopened && !WAITING.includes(order.status)) return 'order';
    await enterStatus(tx, order.id, 'completed', at);
    await enterDirectPurchase(tx, { userId, cents, code, at }, order);
    await completeOrder(parts, tx, { ...order, user_id: userId }, at);
    return null;
  },

  endUnpaid: async (tx, { order_id, reason }, at) => {
    const order = order_id === null ? undefined : await lockPromised(tx, order_id);
    // An order that the studio has started to process stays as it is.
    if (!order || !ENDED.includes(order.status)) return;
    // The studio cancelled it before, so the customer is notified only if the owner rejects the late money.
    if (order.status === 'cancelled' && reason === null) return;
    if (order.status === 'pending') await enterStatus(tx, order.id, 'cancelled', at);
    if (order.user_id === null) return;
    const { text: body, ...notification } = orderNotification(order, 'cancelled', null);
    await notify(tx, [order.user_id], { ...notification, body }, at);
    const buyer = await findMailbox(tx, order.user_id);
    if (!buyer) return;
    const { link } = await orderLink(parts, tx, { userId: order.user_id, href: notification.href }, at);
    await parts.mail.send(unpaidOrderMail(buyer, { ...order, reason, link }, at), tx);
  },
});
