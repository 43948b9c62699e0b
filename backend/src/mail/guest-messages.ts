import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { action, compose, furtherLink, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { planSummaryText, type ReceiptLine, toLineParts } from './order-messages.ts';

interface GuestOrder {
  number: number;
  product_name: Text;
  /** opens the order without signing in */
  link: string;
}

const REASON = msg`this address was used for a purchase from us`;

/** The buyer of a guest order. */
export interface GuestRecipient {
  address: string;
  /** of the page on which the order was placed or asked for */
  language: Language;
}

/** Without a name: the owner of this email has not been verified yet. */
const toRecipient = (guest: GuestRecipient): MailMessage['to'] => ({ name: '', ...guest });
/** Of a link to the order of a guest. */
export const KEEP_PRIVATE = msg`Anyone with this link can open the order, so keep it to yourself. It works for 30 days.`;

interface Transfer {
  number: number;
  product_name: Text;
  /** with its currency */
  amount: Text;
  /** of the payment */
  code: string;
  /** the buyer's own number of the purchase */
  purchaseOrder: string | undefined;
  /** where to pay, in the words of the owner */
  instructions: string;
  link: string;
}

/** How to pay for an order by transfer, and where to enter its number afterwards. */
export const guestTransferMail = (
  guest: GuestRecipient,
  { number, product_name, amount, code, purchaseOrder, instructions, link }: Transfer,
  at: Date,
): MailMessage =>
  compose({
    kind: 'guest-order',
    to: toRecipient(guest),
    subject: msg`How to pay for order #${number}`,
    why: REASON,
    heading: msg`Transfer ${amount} for order #${number}`,
    parts: [
      {
        kind: 'facts',
        rows: [
          [msg`Order`, msg`#${number}, ${product_name}`],
          [msg`Amount`, amount],
          [msg`Reference`, code],
          ...(purchaseOrder === undefined ? [] : [[msg`Purchase order`, purchaseOrder] as const]),
        ],
      },
      { kind: 'quote', text: instructions },
      paragraph(msg`After sending the transfer, enter its number on the order page so that we can find it.`),
      action(msg`Open the order`, link),
      paragraph(KEEP_PRIVATE),
    ],
    expiresAt: inAWeek(at),
  });

/** Informs only the owner of the email that the ordered plan is already owned. */
export const guestAlreadyOwnedMail = (
  guest: GuestRecipient,
  { number, link, ...plan }: GuestOrder & { tier: Text; holds_until: Date | null; renewable: boolean },
  at: Date,
): MailMessage =>
  compose({
    kind: 'guest-held',
    to: toRecipient(guest),
    subject: msg`You already own ${plan.product_name}`,
    why: REASON,
    heading: msg`You already own this`,
    parts: [
      paragraph(msg`You bought this in order #${number}: ${planSummaryText(plan.product_name, plan)}`),
      action(msg`Open the earlier order`, link),
      paragraph(msg`Ordered by mistake? Just don’t pay.`),
    ],
    expiresAt: inAWeek(at),
  });

/** A free order has no receipt: links to its file. */
export const guestFileMail = (
  guest: GuestRecipient,
  { number, product_name, lines, link }: GuestOrder & { lines: readonly ReceiptLine[] },
  at: Date,
): MailMessage =>
  compose({
    kind: 'guest-order',
    to: toRecipient(guest),
    subject: msg`Your file from order #${number}`,
    why: REASON,
    heading: msg`${product_name} is yours`,
    parts: [
      paragraph(
        lines.length === 1
          ? msg`Order #${number} is complete. Your file is here:`
          : msg`Order #${number} is complete. Your files are here:`,
      ),
      ...toLineParts(lines),
      action(msg`Open the order`, link),
      paragraph(KEEP_PRIVATE),
    ],
    expiresAt: inAWeek(at),
  });

/**
 * New links to all orders of an email, on request.
 * @param all the page that lists them, with several orders
 */
export function guestLinksMail(
  guest: GuestRecipient,
  { orders, all }: { orders: GuestOrder[]; all: string | undefined },
  at: Date,
): MailMessage {
  const open = all === undefined ? action : furtherLink;
  return compose({
    kind: 'guest-links',
    to: toRecipient(guest),
    subject: msg`Your orders`,
    heading: msg`Your orders`,
    why: msg`links to your orders were requested`,
    parts: [
      paragraph(orders.length === 1 ? msg`This is your order:` : msg`These are your orders:`),
      ...(all === undefined ? [] : [action(msg`See all orders`, all)]),
      ...orders.map(({ number, product_name, link }) => open(msg`Order #${number}: ${product_name}`, link)),
      paragraph(KEEP_PRIVATE),
      paragraph(msg`If you did not ask for this, you can ignore this email.`),
    ],
    expiresAt: inAWeek(at),
  });
}
