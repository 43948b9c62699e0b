import { formatMoney } from '../../../../contract/rules/money.ts';
import { orderNotification as describeOrder } from '../../../../contract/rules/order-transitions.ts';
import type { OrderStatus } from '../../db/schema.ts';
import type { NewNotification } from '../activity/notifications.repository.ts';
import type { LockedOrder } from './order-transitions.repository.ts';

/** The customer's notification of a new order status. `returnedCents` is 0 when no money was returned. */
export function orderNotification(
  order: LockedOrder,
  status: OrderStatus,
  returnedCents: number,
  currency: string,
): NewNotification {
  const returned = returnedCents > 0 ? formatMoney(returnedCents, currency) : null;
  const { text, ...rest } = describeOrder(order, status, returned);
  return { ...rest, body: text };
}
