import { msg } from '../i18n/macros.ts';
import type { Message, Text } from '../i18n/message.ts';

type Target = 'wallet' | 'source' | 'manual';

/** Titles of refund targets without a payment. */
export const REFUND_TITLES: Record<Target, Message> = {
  wallet: msg`Wallet`,
  source: msg`Payment`,
  manual: msg`Manual transfer`,
};

/** The text for an order that the studio has confirmed without any payment in the shop. */
export const CONFIRMED_MANUALLY = msg`Direct payment`;

/** The original payment method first; the wallet only by choice when the order was paid otherwise. */
const PREFERENCES: Record<'wallet' | 'provider' | 'manual', readonly Target[]> = {
  wallet: ['wallet', 'source', 'manual'],
  provider: ['source', 'manual', 'wallet'],
  manual: ['manual', 'wallet', 'source'],
};

/** Sorts the refund targets into the order in which they are offered. */
export const sortByPreference = <Choice>(
  method: keyof typeof PREFERENCES,
  choices: Record<Target, Choice | null>,
): Choice[] => PREFERENCES[method].flatMap((to) => choices[to] ?? []);

interface RefundedOrder {
  id: string;
  number: number;
}

/** The target of a refund; `title` names the original payment, such as `Card CARD-3F9A2C1B07`. */
export type RefundRoute =
  | { kind: 'wallet' }
  /** returned by the studio outside the shop */
  | { kind: 'manual' }
  | { kind: 'source' | 'dispute'; title: Text };

/** The sentence about it in the notification and the email. */
export function toRefundText(amount: Text, route: RefundRoute): Message {
  switch (route.kind) {
    case 'wallet':
      return msg`${amount} is back in your wallet.`;
    case 'manual':
      return msg`We returned ${amount} to you directly, outside your wallet.`;
    case 'source':
      return msg`${amount} was refunded to your payment method: ${route.title}.`;
    case 'dispute':
      return msg`Your bank returned ${amount} to you: ${route.title}.`;
  }
}

/** The customer's notification after a refund of an order. `amount` as text. */
export function refundNotification(order: RefundedOrder, amount: Text, route: RefundRoute, isFull: boolean) {
  const { number } = order;
  return {
    kind: 'order',
    title: isFull ? msg`Order #${number} refunded` : msg`Part of order #${number} refunded`,
    text: toRefundText(amount, route),
    href: `/dashboard/orders?order=${order.id}`,
  } as const;
}
