import type { OrderStatus } from '../../db/schema-commerce.ts';
import { inDollars } from '../../lib/money.ts';
import type { NewNotification } from '../notifications/notifications.repository.ts';
import type { LockedOrder } from './order-transitions.repository.ts';

type Texts = Record<OrderStatus, (product: string, returned: string | null, hasFile: boolean) => [string, string]>;

const TEXTS: Texts = {
  pending: (product) => ['is pending', `${product} is waiting to be confirmed.`],
  processing: (product) => ['is being processed', `We are preparing ${product}.`],
  completed: (product, _returned, hasFile) => [
    'completed',
    hasFile ? `${product} is ready to download.` : `${product} is done.`,
  ],
  cancelled: (product, returned) => [
    'cancelled',
    returned === null ? `${product} was cancelled.` : `${returned} is back in your wallet.`,
  ],
  refunded: (product, returned) => [
    'refunded',
    returned === null ? `${product} was taken back.` : `${returned} is back in your wallet.`,
  ],
};

/** What the customer is told when the order comes into a state. `returnedCents` is 0 when no money went back. */
export function orderNotification(order: LockedOrder, status: OrderStatus, returnedCents: number): NewNotification {
  const [state, body] = TEXTS[status](
    order.product_name,
    returnedCents > 0 ? inDollars(returnedCents) : null,
    order.product_id !== null,
  );
  return {
    kind: 'order',
    title: `Order #${order.number} ${state}`,
    body,
    href: `/dashboard/orders?order=${order.id}`,
  };
}
