import type { GuestOrder } from '@/api/generated/model.ts';

type Followed = Pick<GuestOrder, 'order' | 'email' | 'file_name'>;

/** Still pending: the page polls automatically. */
export const isOpen = ({ order: { status, payment } }: Followed): boolean =>
  status === 'pending' && (payment?.status === 'created' || payment?.status === 'pending');

/** The status of the order, in words. */
export function orderText(guest: Followed): { title: string; line: string } {
  const { order, email, file_name: file } = guest;
  const { status, payment } = order;
  switch (status) {
    case 'completed':
      return file === null
        ? { title: 'Your order is completed', line: 'Access to its file has been removed.' }
        : {
            title: 'It is yours',
            line: `Your file is ready. A mail with a link to this page is on its way to ${email}.`,
          };
    case 'refunded':
      return { title: 'Your order was refunded', line: 'Its file and licence key no longer work.' };
    case 'cancelled':
      if (payment?.waiting) break;
      return {
        title: 'Your payment did not go through',
        line:
          payment?.reason ?? 'The order was cancelled and nothing was handed over. You can order again at any time.',
      };
    case 'processing':
      return { title: 'The studio is working on your order', line: `We will write to ${email}.` };
    default:
  }
  if (payment?.waiting)
    return { title: 'We are checking your payment', line: `The studio confirms it and writes to ${email}.` };
  if (payment?.instructions)
    return { title: 'Send your transfer', line: 'Then enter its number, so that we can find it.' };
  return payment?.checkoutUrl
    ? { title: 'Waiting for your payment', line: 'This page shows it as soon as it is here.' }
    : { title: 'Your payment is on its way', line: 'This page shows it as soon as it is here.' };
}
