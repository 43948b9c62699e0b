import type { GuestOrder } from '@/api/generated/model.ts';

type TrackedOrder = Pick<GuestOrder, 'order' | 'email' | 'file_name'>;

/** Still pending: the page polls automatically. */
export const isOpen = ({ order: { status, payment } }: TrackedOrder): boolean =>
  status === 'pending' && (payment?.status === 'created' || payment?.status === 'pending');

/** The status of the order, in words. */
export function orderMessage(guest: TrackedOrder): { title: string; line: string } {
  const { order, email, file_name: file } = guest;
  const { status, payment } = order;
  switch (status) {
    case 'completed':
      return file === null
        ? { title: 'Order completed', line: 'Access to its file has been removed.' }
        : {
            title: 'All yours',
            line: `Your file is ready. We’ve emailed a link to this page to ${email}.`,
          };
    case 'refunded':
      return { title: 'Your order was refunded', line: 'Its file and licence key no longer work.' };
    case 'cancelled':
      if (payment?.waiting) break;
      return {
        title: 'Your payment did not go through',
        line: payment?.reason ?? 'The order was cancelled and nothing was delivered. You can order again at any time.',
      };
    case 'processing':
      return { title: 'We are working on your order', line: `We’ll email ${email}.` };
    default:
  }
  if (payment?.waiting)
    return { title: 'We are checking your payment', line: `We’ll confirm it by email to ${email}.` };
  if (payment?.instructions)
    return { title: 'Send your transfer', line: 'Then enter its reference so we can find it.' };
  return payment?.checkoutUrl
    ? { title: 'Waiting for your payment', line: 'This page updates automatically.' }
    : { title: 'We are processing your payment', line: 'This page updates automatically.' };
}
