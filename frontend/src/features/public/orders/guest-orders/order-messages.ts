import { t } from '@lingui/core/macro';
import type { GuestOrder } from '@/api/generated/model.ts';

type TrackedOrder = Pick<GuestOrder, 'order' | 'email' | 'lines'>;

/** Still pending: the page polls automatically. */
export const isOpen = ({ order: { status, payment } }: TrackedOrder): boolean =>
  status === 'pending' && (payment?.status === 'created' || payment?.status === 'pending');

/** The status of the order, in words. */
export function orderMessage(guest: TrackedOrder): { title: string; line: string } {
  const { order, email, lines } = guest;
  const hasFile = lines.some(({ file_name }) => file_name !== null);
  const { status, payment } = order;
  switch (status) {
    case 'completed':
      if (order.gift && !order.gift.kept)
        return {
          title: t`Thank you`,
          line: t`Your receipt is on its way to ${email}. You’ll see below when the gift is claimed.`,
        };
      if (order.gift_sender !== undefined && hasFile)
        return { title: t`All yours`, line: t`Enjoy your gift. We’ve emailed a link to this page to ${email}.` };
      if (!hasFile) return { title: t`Order completed`, line: t`Access to its file has been removed.` };
      return {
        title: t`All yours`,
        line:
          lines.length > 1
            ? t`Your files are ready. We’ve emailed a link to this page to ${email}.`
            : t`Your file is ready. We’ve emailed a link to this page to ${email}.`,
      };
    case 'refunded':
      return { title: t`Your order was refunded`, line: t`Its file and licence key no longer work.` };
    case 'cancelled':
      if (payment?.waiting) break;
      return {
        title: t`Your payment did not go through`,
        line: payment?.reason ?? t`The order was cancelled and nothing was delivered. You can order again at any time.`,
      };
    case 'processing':
      return { title: t`We are working on your order`, line: t`We’ll email ${email}.` };
    default:
  }
  if (payment?.waiting)
    return { title: t`We are checking your payment`, line: t`We’ll confirm it by email to ${email}.` };
  if (payment?.instructions)
    return { title: t`Send your transfer`, line: t`Then enter its reference so we can find it.` };
  return payment?.checkoutUrl
    ? { title: t`Waiting for your payment`, line: t`This page updates automatically.` }
    : { title: t`We are processing your payment`, line: t`This page updates automatically.` };
}
