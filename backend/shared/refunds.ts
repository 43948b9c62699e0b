interface Refunded {
  id: string;
  number: number;
}

/** What the customer is told when money of an order has gone back. `amount` as a text; `place` is where it went. */
export function refundNotification(order: Refunded, amount: string, place: string | null, isWhole: boolean) {
  return {
    kind: 'order',
    title: isWhole ? `Order #${order.number} refunded` : `Part of order #${order.number} refunded`,
    text: place === null ? `${amount} is back in your wallet.` : `${amount} goes back to where you paid: ${place}.`,
    href: `/dashboard/orders?order=${order.id}`,
  } as const;
}
