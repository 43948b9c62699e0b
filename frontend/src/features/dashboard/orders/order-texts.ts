import type { OrderStatus } from '@/api/generated/model.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Day and time as in 'Nov 20, 2026, 8:05 AM UTC', of the same day as in the lists. Unreadable input is returned as it is. */
export function formatMoment(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return `${moment.format(time).replaceAll('\u202f', ' ')} UTC`;
}

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
