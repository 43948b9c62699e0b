import { t } from '@lingui/core/macro';
import type { LinkedInvoice, LinkedPaymentKind, Payment } from '@/api/generated/model.ts';

/** The next step for the payer. */
type PayStep = 'settled' | 'checking' | 'transfer' | 'continue' | 'pay';

const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => status === 'created' || status === 'pending';

export function payStep({ left, payment }: Pick<LinkedInvoice, 'left' | 'payment'>): PayStep {
  if (payment?.waiting) return 'checking';
  if (left === 0) return 'settled';
  if (!payment || !isOpen(payment)) return 'pay';
  if (payment.instructions !== null) return 'transfer';
  return payment.checkoutUrl === null ? 'pay' : 'continue';
}

/** Still pending: the page polls automatically. */
export const isWaitingForMoney = ({ payment }: Pick<LinkedInvoice, 'payment'>): boolean =>
  payment !== null && isOpen(payment);

/** A row of the sums that lead to what is left. */
export function describePayment(kind: LinkedPaymentKind, day: string): string {
  switch (kind) {
    case 'withheld':
      return t`Tax withheld on ${day}`;
    case 'returned':
      return t`Returned on ${day}`;
    case 'correction':
      return t`Payment of ${day} reversed`;
    default:
      return t`Paid on ${day}`;
  }
}
