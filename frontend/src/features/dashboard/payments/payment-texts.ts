import type { Payment, PaymentPurpose } from '@/api/generated/model.ts';
import { formatMoney } from '@/lib/format.ts';

interface PaymentText {
  readonly title: string;
  readonly line: string;
}

/** Still pending: the page polls automatically. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => status === 'created' || status === 'pending';

const UNPAID: Record<PaymentPurpose, string> = {
  'top-up': 'Nothing was added to your wallet.',
  order: 'The order was cancelled. You can order again at any time.',
};
const EXPIRED: Record<PaymentPurpose, string> = {
  'top-up': 'It was not paid in time. If you have paid after all, the money is added as soon as it arrives.',
  order: 'It was not paid in time, so the order was cancelled. If you have paid after all, the studio gets in touch.',
};

/** The status of a payment, in words. */
export function paymentText(payment: Payment): PaymentText {
  const { status, purpose, waiting, amount, checkoutUrl, instructions } = payment;
  switch (status) {
    case 'paid':
      if (payment.order)
        return { title: 'Payment received', line: `${payment.order.product_name} is yours. Your file is ready.` };
      return { title: 'Payment received', line: `${formatMoney(amount)} was added to your wallet.` };
    case 'failed':
      return { title: 'Payment failed', line: payment.reason ?? UNPAID[purpose] };
    case 'expired':
      return {
        title: 'Payment expired',
        line: EXPIRED[purpose],
      };
    case 'refunded':
      return { title: 'Payment refunded', line: 'The whole amount was given back.' };
    case 'partly_refunded':
      return { title: 'Payment refunded in part', line: 'A part of the amount was given back.' };
    case 'disputed':
      return { title: 'Payment disputed', line: 'Your bank has asked for the money back.' };
    default:
      if (waiting)
        return { title: 'We are checking your payment', line: 'The studio confirms it and tells you by mail.' };
      if (instructions !== null)
        return { title: 'Send your transfer', line: 'Then enter its number, so that we can find it.' };
      return checkoutUrl === null
        ? { title: 'Your payment is on its way', line: 'This page shows it as soon as it is here.' }
        : { title: 'Waiting for your payment', line: 'This page shows it as soon as it is here.' };
  }
}
