import { formatMoney } from '../../../contract/rules/money.ts';
import { type RefundRoute, toRefundText } from '../../../contract/rules/refunds.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface MailedRefund {
  orderNumber: number;
  productName: string;
  cents: number;
  currency: string;
  route: RefundRoute;
  reason: string | null;
  /** access to the purchase is removed */
  withdraws: boolean;
  /** the order in the customer's account */
  link: string;
}

/** To the customer, when money of an order was refunded. */
export function refundMail(to: MailMessage['to'], refund: MailedRefund, at: Date): MailMessage {
  const { orderNumber, productName, cents, currency, route, reason, withdraws, link } = refund;
  const amount = formatMoney(cents, currency);
  const delay = route.kind === 'source' ? ' It may take a few days to appear.' : '';
  return compose({
    kind: 'refund',
    to,
    subject: `Refund for order #${orderNumber}`,
    parts: [
      paragraph(`${amount} of order #${orderNumber} (${productName}) was refunded.`),
      paragraph(`${toRefundText(amount, route)}${delay}`),
      ...(reason === null ? [] : [{ kind: 'facts' as const, rows: [['Reason', reason] as const] }]),
      ...(withdraws ? [paragraph('You no longer have access to the file.')] : []),
      paragraph('You can find the credit note in the order:'),
      action('Open the order', link),
    ],
    why: 'you bought something from us',
    // The order shows it as well, so an email that cannot be sent for a week is no loss.
    expiresAt: inAWeek(at),
  });
}
