import { inDollars } from '../../shared/money.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface Receipt {
  number: number;
  product_name: string;
  amount_cents: number;
  /** the code that lowered the price */
  use?: { code: string; discount_cents: number } | undefined;
  /** of the program that was bought */
  key?: string | undefined;
  /** page of the order with its file and invoice */
  link: string;
}

/** Tells a buyer that an order is paid, and where file and invoice are. */
export function orderReceiptMail(
  to: MailMessage['to'],
  { number, product_name, amount_cents, use, key, link }: Receipt,
  at: Date,
): MailMessage {
  const amount = inDollars(amount_cents);
  return compose({
    kind: 'order-receipt',
    to,
    subject: `Receipt for order #${number}`,
    heading: 'Thank you for your order',
    parts: [
      paragraph(`We have received ${amount} for order #${number}.`),
      {
        kind: 'lines',
        rows: [
          [product_name, inDollars(amount_cents + (use?.discount_cents ?? 0))],
          ...(use ? [[`Code ${use.code}`, `−${inDollars(use.discount_cents)}`] as [string, string]] : []),
          ['Total', amount],
        ],
      },
      ...(key ? [{ kind: 'facts' as const, rows: [['Licence key', key] as const] }] : []),
      paragraph('Your file and your invoice are here:'),
      action('Open the order', link),
    ],
    why: 'you have bought something from us',
    expiresAt: inAWeek(at),
  });
}

/** Tells a buyer that an order was cancelled because its money did not come. */
export function unpaidOrderMail(
  to: MailMessage['to'],
  { number, product_name, reason, link }: Omit<Receipt, 'amount_cents' | 'use' | 'key'> & { reason: string | null },
  at: Date,
): MailMessage {
  return compose({
    kind: 'order-unpaid',
    to,
    subject: `Order #${number} was cancelled`,
    heading: 'Your order was cancelled',
    parts: [
      paragraph(`Your payment for ${product_name} did not go through, so order #${number} was cancelled.`),
      ...(reason ? [paragraph(reason)] : []),
      paragraph(
        'If you have paid after all, the studio sees the money as soon as it arrives and gets in touch with you.',
      ),
      action('Open the order', link),
    ],
    why: 'you have ordered something from us',
    expiresAt: inAWeek(at),
  });
}
