import type { OrderStatus } from '@/api/generated/model.ts';

const withoutFile: Record<OrderStatus, string> = {
  pending: 'The file is added to your downloads when the order is completed.',
  processing: 'The file is added to your downloads when the order is completed.',
  completed: 'No file came with this order.',
  cancelled: 'This order was cancelled. No file came with it.',
  refunded: 'The money went back to your wallet.',
};

/** What the panel says where an order has no file to lead to. */
export const noFileLine = (status: OrderStatus): string => withoutFile[status];

/** How an order is called: 'Order #10125'. */
export const orderTitle = (number: number): string => `Order #${number}`;
