import { inDollars } from '../../../shared/money.ts';
import { orderNotification as describeOrder } from '../../../shared/order-transitions.ts';
import type { OrderStatus } from '../../db/schema-commerce.ts';
import type { NewNotification } from '../notifications/notifications.repository.ts';
import type { LockedOrder } from './order-transitions.repository.ts';

/** What the customer is told when the order comes into a state. `returnedCents` is 0 when no money went back. */
export function orderNotification(order: LockedOrder, status: OrderStatus, returnedCents: number): NewNotification {
  const returned = returnedCents > 0 ? inDollars(returnedCents) : null;
  const { text, ...rest } = describeOrder(order, status, returned);
  return { ...rest, body: text };
}
