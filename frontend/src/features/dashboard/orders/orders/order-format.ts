import { t } from '@lingui/core/macro';
import type { Order, OrderStatus, Payment } from '@/api/generated/model.ts';
import { formatNumber } from '@/lib/format.ts';

const withoutFile: Record<OrderStatus, string> = {
  pending: t`The file is added to your downloads when the order is completed.`,
  processing: t`The file is added to your downloads when the order is completed.`,
  completed: t`This order has no file.`,
  cancelled: t`This order was cancelled. No file was delivered.`,
  refunded: t`This order was refunded, and its file is no longer available.`,
};

/** The panel's text for an order without a file. */
export function noFileMessage(status: OrderStatus, payment?: Pick<Payment, 'waiting'>): string {
  if (status !== 'pending' || !payment) return withoutFile[status];
  return payment.waiting
    ? t`We are checking your payment. Your file appears in Downloads once it is confirmed.`
    : t`Awaiting payment. Your file appears in Downloads once paid.`;
}

/** The number of an order; its id if the server assigns no numbers. */
export const orderNumber = ({ number, id }: Pick<Order, 'number' | 'id'>): string =>
  number ? formatNumber(number) : id;

/** The title of an order: 'Order #10125'. */
export const orderTitle = (order: Pick<Order, 'number' | 'id'>): string => t`Order #${orderNumber(order)}`;
