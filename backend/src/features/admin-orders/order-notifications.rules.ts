import { inDollars } from '../../../shared/money.ts';
import { orderNotification } from '../../../shared/order-transitions.ts';
import type { OrderStatus } from '../../db/schema-commerce.ts';
import type { News } from '../notifications/notifications.repository.ts';
import type { LockedOrder } from './order-transitions.repository.ts';

/** What the customer is told when the order comes into a state. `returnedCents` is 0 when no money went back. */
export function orderNews(order: LockedOrder, status: OrderStatus, returnedCents: number): News {
  const returned = returnedCents > 0 ? inDollars(returnedCents) : null;
  const { text, ...rest } = orderNotification(order, status, returned);
  return { ...rest, body: text };
}
