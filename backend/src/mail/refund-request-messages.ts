import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { STUDIO_REASON } from './owner-messages.ts';

interface RequestedOrder {
  number: number;
  /** the order, or the line that it is for */
  productName: Text;
  /** the order, for a guest with a token */
  link: string;
}

interface RequestedRefund extends RequestedOrder {
  /** with its currency */
  amount: Text;
  /** in the customer's words */
  reason: string;
}

const REASON = msg`you bought something from us`;

/** Confirms a request to the customer, with its content. */
export const refundRequestedMail = (
  to: MailMessage['to'],
  { number, productName, amount, reason, link }: RequestedRefund,
  at: Date,
): MailMessage =>
  compose({
    kind: 'refund-requested',
    to,
    subject: msg`We received your refund request for order #${number}`,
    heading: msg`We received your refund request`,
    parts: [
      paragraph(msg`You asked us to refund ${amount} of order #${number} (${productName}). Your reason:`),
      { kind: 'quote', text: reason },
      paragraph(msg`We’ll review your request and email you. Until then, you keep what you bought.`),
      action(msg`Open the order`, link),
    ],
    why: REASON,
    expiresAt: inAWeek(at),
  });

/** To the studio: a customer asks for a refund. */
export const refundRequestAlertMail = (
  to: MailMessage['to'],
  {
    number,
    productName,
    amount,
    reason,
    link,
    customer,
    stop,
  }: RequestedRefund & { /** name and email, each on a line */ customer: string; stop: string },
  at: Date,
): MailMessage =>
  compose({
    kind: 'refund-request-alert',
    to,
    subject: msg`Refund requested: order #${number}`,
    heading: msg`Refund requested for order #${number}`,
    parts: [
      {
        kind: 'facts',
        rows: [
          [msg`Product`, productName],
          [msg`Amount`, amount],
          [msg`Customer`, customer],
        ],
      },
      { kind: 'quote', text: reason },
      paragraph(msg`Refund it or decline it in the order. No money moves until then.`),
      action(msg`Open the order`, link),
    ],
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inAWeek(at),
  });

/** To the customer: the studio does not refund, and why. */
export const refundDeclinedMail = (
  to: MailMessage['to'],
  { number, productName, answer, link }: RequestedOrder & { /** why not */ answer: string },
  at: Date,
): MailMessage =>
  compose({
    kind: 'refund-declined',
    to,
    subject: msg`Your refund request for order #${number} was declined`,
    heading: msg`Your refund request was declined`,
    parts: [
      paragraph(msg`We have not refunded order #${number} (${productName}). Our reason:`),
      { kind: 'quote', text: answer },
      paragraph(msg`You keep what you bought. If you see it differently, please reply to this email.`),
      action(msg`Open the order`, link),
    ],
    why: REASON,
    expiresAt: inAWeek(at),
  });
