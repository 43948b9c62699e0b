import { returnsMoney } from './admin-rights.ts';

/** The transitions of an order from each status; the last two are final. */
const TRANSITIONS = {
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
} as const;

type Status = keyof typeof TRANSITIONS;

function listTransitions(status: Status): Status[] {
  return [...TRANSITIONS[status]];
}

/**
 * The transitions that an order can make now. While its payment is disputed, the customer's bank decides about the money,
 * so nothing is returned.
 */
export const listCurrentTransitions = (status: Status, isDisputed: boolean): Status[] =>
  listTransitions(status).filter((to) => !(isDisputed && returnsMoney(to)));

export function canTransition(from: Status, to: Status): boolean {
  return listTransitions(from).includes(to);
}

interface NotifiedOrder {
  id: string;
  number: number;
  product_name: string;
  /** null for an order for a service without a file */
  product_id: number | null;
}

const NOTIFICATION_TEXTS: Record<
  Status,
  (product: string, returned: string | null, hasFile: boolean) => [string, string]
> = {
  pending: (product) => ['is pending', `${product} is awaiting confirmation.`],
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
    returned === null ? `Access to ${product} was removed.` : `${returned} is back in your wallet.`,
  ],
};

/** The customer's notification of a new order status. `returned` is the returned money, as text. */
export function orderNotification(order: NotifiedOrder, status: Status, returned: string | null) {
  const [state, text] = NOTIFICATION_TEXTS[status](order.product_name, returned, order.product_id !== null);
  return {
    kind: 'order',
    title: `Order #${order.number} ${state}`,
    text,
    href: `/dashboard/orders?order=${order.id}`,
  } as const;
}
