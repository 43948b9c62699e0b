import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { type RefundRoute, toRefundText } from '../../../contract/rules/refunds.ts';
import { action, compose, fact, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface MailedRefund {
  orderNumber: number;
  productName: Text;
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
  const number = refund.orderNumber;
  const { productName, cents, currency, route, reason, withdraws, link } = refund;
  const amount = moneyText(cents, currency);
  const refunded = toRefundText(amount, route);
  return compose({
    kind: 'refund',
    to,
    subject: msg`Refund for order #${number}`,
    parts: [
      paragraph(msg`${amount} of order #${number} (${productName}) was refunded.`),
      paragraph(route.kind === 'source' ? msg`${refunded} It may take a few days to appear.` : refunded),
      ...(reason === null ? [] : [fact(msg`Reason`, reason)]),
      ...(withdraws ? [paragraph(msg`You no longer have access to the file.`)] : []),
      paragraph(msg`You can find the credit note in the order:`),
      action(msg`Open the order`, link),
    ],
    why: msg`you bought something from us`,
    // The order shows it as well, so an email that cannot be sent for a week is no loss.
    expiresAt: inAWeek(at),
  });
}
