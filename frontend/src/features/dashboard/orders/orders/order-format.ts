import type { Order, OrderStatus, Payment } from '@/api/generated/model.ts';

const withoutFile: Record<OrderStatus, string> = {
  pending: 'The file is added to your downloads when the order is completed.',
  processing: 'The file is added to your downloads when the order is completed.',
  completed: 'This order has no file.',
  cancelled: 'This order was cancelled. No file was delivered.',
  refunded: 'This order was refunded, and its file is no longer available.',
};

/** The panel's text for an order without a file. */
export function noFileMessage(status: OrderStatus, payment?: Pick<Payment, 'waiting'>): string {
  if (status !== 'pending' || !payment) return withoutFile[status];
  return payment.waiting
    ? 'We are checking your payment. Your file appears in Downloads once it is confirmed.'
    : 'Awaiting payment. Your file appears in Downloads once paid.';
}

/** The number of an order; its id if the server assigns no numbers. */
export const orderNumber = ({ number, id }: Pick<Order, 'number' | 'id'>): string => (number ? String(number) : id);

/** The title of an order: 'Order #10125'. */
export const orderTitle = (order: Pick<Order, 'number' | 'id'>): string => `Order #${orderNumber(order)}`;
