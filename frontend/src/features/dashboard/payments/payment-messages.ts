import type { Payment, PaymentPurpose } from '@/api/generated/model.ts';
import { formatMoney } from '@/lib/format.ts';

interface PaymentMessage {
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
  'top-up': 'If you did pay, we’ll credit it when it arrives.',
  order: 'The order was cancelled. If you did pay, we’ll contact you.',
};

/** The status of a payment, in words. */
export function paymentMessage(payment: Payment): PaymentMessage {
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
      return { title: 'Payment refunded', line: 'The full amount was refunded.' };
    case 'partly_refunded':
      return { title: 'Payment partly refunded', line: 'Part of the amount was refunded.' };
    case 'disputed':
      return { title: 'Payment disputed', line: 'Your bank has asked for the money back.' };
    default:
      if (waiting) return { title: 'We are checking your payment', line: 'We’ll confirm by email.' };
      if (instructions !== null)
        return { title: 'Send your transfer', line: 'Then enter its reference so we can find it.' };
      return checkoutUrl === null
        ? { title: 'We are processing your payment', line: 'This page updates automatically.' }
        : { title: 'Waiting for your payment', line: 'This page updates automatically.' };
  }
}
