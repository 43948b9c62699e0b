import { returnsMoney } from '@contract/rules/admin-rights.ts';
import type { AdminOrderDetail, OrderStatus } from '@/api/generated/model.ts';
import { formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { amountSummary } from '../../kit/orders/refund-rules.ts';
import type { Can } from '../../kit/use-can.ts';

export interface OrderTransition {
  /** The button's label. */
  readonly label: string;
  readonly variant: 'default' | 'outline';
  /** The confirmation, where money or a file is at stake. */
  readonly question: string | null;
  /** Its consequences. */
  readonly consequence: string;
  /** The message when it is done. */
  readonly done: string;
}

type Order = Pick<
  AdminOrderDetail,
  'number' | 'total' | 'refunded' | 'refundable' | 'movements' | 'status' | 'product_id' | 'charge'
>;

const isPaid = ({ movements }: Order) => movements.some(({ type }) => type === 'purchase');

/** The amount not refunded yet, with the buyer's charge in another currency. */
function amountLeft({ charge, total, refunded }: Order): string {
  const booked = formatMoney(total - refunded);
  return charge && refunded === 0 ? `${moneyIn(charge.currency, charge.total)} (${booked})` : booked;
}

/** The transitions that the user is allowed to make: those that return money need the right to refund. */
export function allowedTransitions(next: readonly OrderStatus[], can: Can): OrderStatus[] {
  if (!can('adminSetOrderStatus')) return [];
  return next.filter((to) => can('adminRefundOrder') || !returnsMoney(to));
}

/** How a transition is presented. */
export function orderTransition(order: Order, to: OrderStatus): OrderTransition {
  const name = `Order #${order.number}`;
  const amount = amountLeft(order);
  const [source] = order.refundable;
  switch (to) {
    case 'processing':
      return {
        label: 'Start processing',
        variant: 'default',
        question: null,
        consequence: '',
        done: `${name} is now processing`,
      };
    case 'completed':
      return {
        label: 'Complete order',
        variant: 'default',
        question: isPaid(order) || order.total === 0 ? null : 'Complete this order?',
        consequence: `Not paid from the wallet. Completing confirms that you received ${amount}${order.product_id === null ? '' : ' and delivers the file'}.`,
        done: `${name} completed`,
      };
    case 'cancelled':
      return {
        label: 'Cancel order',
        variant: 'outline',
        question: 'Cancel this order?',
        consequence: isPaid(order)
          ? `${amount} goes back to the customer’s wallet, and they lose access to the file.`
          : 'No payment was made, so nothing is refunded.',
        done: `${name} cancelled`,
      };
    case 'refunded':
      return {
        label: order.total > 0 ? `Refund ${amount}` : 'Revoke',
        variant: 'outline',
        question: order.total > 0 ? `Refund ${amount}?` : 'Revoke this order?',
        consequence:
          order.total > 0
            ? `${source ? amountSummary(amount, source) : ''} The customer loses access to the file. This cannot be undone.`.trim()
            : 'The customer loses access to the file. This cannot be undone.',
        done: order.total > 0 ? `${amount} refunded` : `${name} revoked`,
      };
    case 'pending':
      throw new Error('No order becomes pending again');
  }
}
