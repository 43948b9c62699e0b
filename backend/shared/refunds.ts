type Target = 'wallet' | 'source' | 'manual';

/** Places of a refund that no payment names. */
export const REFUND_TITLES: Record<Target, string> = { wallet: 'Wallet', source: 'Payment', manual: 'By hand' };

/** What is said of an order that the studio has confirmed without any payment of the shop. */
export const CONFIRMED_BY_HAND = 'Direct payment';

/** The place that the money came from first; into the wallet it goes only by choice when something else was paid with. */
const PREFERENCES: Record<'wallet' | 'provider' | 'manual', readonly Target[]> = {
  wallet: ['wallet', 'source', 'manual'],
  provider: ['source', 'manual', 'wallet'],
  manual: ['manual', 'wallet', 'source'],
};

/** Puts the places that money can go to into the order in which they are offered. */
export const inRefundOrder = <Choice>(
  method: keyof typeof PREFERENCES,
  choices: Record<Target, Choice | null>,
): Choice[] => PREFERENCES[method].flatMap((to) => choices[to] ?? []);

interface Refunded {
  id: string;
  number: number;
}

/** Where refunded money goes; `title` names the payment that it came by, such as `Card CARD-3F9A2C1B07`. */
export type RefundRoute =
  | { kind: 'wallet' }
  /** returned by the studio outside of the shop */
  | { kind: 'manual' }
  | { kind: 'source' | 'dispute'; title: string };

/** The one sentence about it, in the notification and in the mail. */
export function refundSentence(amount: string, route: RefundRoute): string {
  switch (route.kind) {
    case 'wallet':
      return `${amount} is back in your wallet.`;
    case 'manual':
      return `We have returned ${amount} to you directly, outside of your wallet.`;
    case 'source':
      return `${amount} goes back to where you paid: ${route.title}.`;
    case 'dispute':
      return `Your bank has returned ${amount} to you: ${route.title}.`;
  }
}

/** What the customer reads after a refund of an order. `amount` as a text. */
export function refundNotification(order: Refunded, amount: string, route: RefundRoute, isWhole: boolean) {
  return {
    kind: 'order',
    title: isWhole ? `Order #${order.number} refunded` : `Part of order #${order.number} refunded`,
    text: refundSentence(amount, route),
    href: `/dashboard/orders?order=${order.id}`,
  } as const;
}
