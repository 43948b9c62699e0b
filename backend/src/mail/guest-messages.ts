import { action, compose, furtherLink, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { planSummaryText } from './order-messages.ts';

interface GuestOrder {
  number: number;
  product_name: string;
  /** opens the order without signing in */
  link: string;
}

const REASON = 'this address was used for a purchase from us';
/** Without a name: the owner of this email has not been verified yet. */
const toRecipient = (address: string): MailMessage['to'] => ({ name: '', address });
const KEEP_PRIVATE = 'Anyone with this link can open the order, so keep it to yourself. It works for 30 days.';

interface Transfer {
  number: number;
  product_name: string;
  /** with its currency */
  amount: string;
  /** of the payment */
  code: string;
  /** where to pay, in the words of the owner */
  instructions: string;
  link: string;
}

/** How to pay for an order by transfer, and where to enter its number afterwards. */
export const guestTransferMail = (
  address: string,
  { number, product_name, amount, code, instructions, link }: Transfer,
  at: Date,
): MailMessage =>
  compose({
    kind: 'guest-order',
    to: toRecipient(address),
    subject: `How to pay for order #${number}`,
    why: REASON,
    heading: `Transfer ${amount} for order #${number}`,
    parts: [
      {
        kind: 'facts',
        rows: [
          ['Order', `#${number}, ${product_name}`],
          ['Amount', amount],
          ['Reference', code],
        ],
      },
      { kind: 'quote', text: instructions },
      paragraph('After sending the transfer, enter its number on the order page so that we can find it.'),
      action('Open the order', link),
      paragraph(KEEP_PRIVATE),
    ],
    expiresAt: inAWeek(at),
  });

/** Informs only the owner of the email that the ordered plan is already owned. */
export const guestAlreadyOwnedMail = (
  address: string,
  { number, link, ...plan }: GuestOrder & { tier: string; holds_until: Date | null; renewable: boolean },
  at: Date,
): MailMessage =>
  compose({
    kind: 'guest-held',
    to: toRecipient(address),
    subject: `You already own ${plan.product_name}`,
    why: REASON,
    heading: 'You already own this',
    parts: [
      paragraph(`You bought this in order #${number}: ${planSummaryText(plan.product_name, plan)}`),
      action('Open the earlier order', link),
      paragraph('Ordered by mistake? Just don’t pay.'),
    ],
    expiresAt: inAWeek(at),
  });

/** A free order has no receipt: links to its file. */
export const guestFileMail = (
  address: string,
  { number, product_name, key, link }: GuestOrder & { key: string | undefined },
  at: Date,
): MailMessage =>
  compose({
    kind: 'guest-order',
    to: toRecipient(address),
    subject: `Your file from order #${number}`,
    why: REASON,
    heading: `${product_name} is yours`,
    parts: [
      paragraph(`Order #${number} is complete. Your file is here:`),
      ...(key ? [{ kind: 'facts' as const, rows: [['Licence key', key] as const] }] : []),
      action('Open the order', link),
      paragraph(KEEP_PRIVATE),
    ],
    expiresAt: inAWeek(at),
  });

/** New links to all orders of an email, on request. */
export function guestLinksMail(address: string, orders: GuestOrder[], at: Date): MailMessage {
  const open = orders.length === 1 ? action : furtherLink;
  return compose({
    kind: 'guest-links',
    to: toRecipient(address),
    subject: 'Your orders',
    heading: 'Your orders',
    why: 'links to your orders were requested',
    parts: [
      paragraph(orders.length === 1 ? 'This is your order:' : 'These are your orders:'),
      ...orders.map(({ number, product_name, link }) => open(`Order #${number}: ${product_name}`, link)),
      paragraph(KEEP_PRIVATE),
      paragraph('If you did not ask for this, you can ignore this email.'),
    ],
    expiresAt: inAWeek(at),
  });
}
