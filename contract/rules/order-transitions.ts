import { msg } from '../i18n/macros.ts';
import type { Message, Text } from '../i18n/message.ts';
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
  product_name: Text;
  /** null for an order for a service without a file */
  product_id: number | null;
}

const NOTIFICATION_TITLES: Record<Status, (number: number) => Message> = {
  pending: (number) => msg`Order #${number} is pending`,
  processing: (number) => msg`Order #${number} is being processed`,
  completed: (number) => msg`Order #${number} completed`,
  cancelled: (number) => msg`Order #${number} cancelled`,
  refunded: (number) => msg`Order #${number} refunded`,
};

const NOTIFICATION_TEXTS: Record<Status, (product: Text, returned: Text | null, hasFile: boolean) => Message> = {
  pending: (product) => msg`${product} is awaiting confirmation.`,
  processing: (product) => msg`We are preparing ${product}.`,
  completed: (product, _returned, hasFile) =>
    hasFile ? msg`${product} is ready to download.` : msg`${product} is done.`,
  cancelled: (product, returned) =>
    returned === null ? msg`${product} was cancelled.` : msg`${returned} is back in your wallet.`,
  refunded: (product, returned) =>
    returned === null ? msg`Access to ${product} was removed.` : msg`${returned} is back in your wallet.`,
};

/** The customer's notification of a new order status. `returned` is the returned money, as text. */
export function orderNotification(order: NotifiedOrder, status: Status, returned: Text | null) {
  const text = NOTIFICATION_TEXTS[status](order.product_name, returned, order.product_id !== null);
  return {
    kind: 'order',
    title: NOTIFICATION_TITLES[status](order.number),
    text,
    href: `/dashboard/orders?order=${order.id}`,
  } as const;
}
