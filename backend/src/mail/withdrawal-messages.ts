import { msg } from '../../../contract/i18n/macros.ts';
import type { Message, Text } from '../../../contract/i18n/message.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder, momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';
import { STUDIO_REASON } from './owner-messages.ts';

/** By whom, from what, and where the confirmation goes, in the words of the sender. */
export interface Statement {
  name: string;
  order: string;
  email: string;
}

interface Withdrawal {
  statement: Statement;
  receivedAt: Date;
}

/**
 * Confirms a withdrawal from a contract with its content and time, on a durable medium. It is the same whether or not
 * there is such an order, and names nothing that the sender did not write.
 */
export const withdrawalMail = (
  { address, language }: { address: string; language: Language },
  { statement, receivedAt }: Withdrawal,
): MailMessage =>
  compose({
    kind: 'contract-withdrawal',
    to: { name: '', address, language },
    subject: msg`We received your withdrawal from the contract`,
    heading: msg`We received your withdrawal`,
    parts: [
      paragraph(msg`You told us that you are withdrawing from a contract with us. Your statement:`),
      {
        kind: 'facts',
        rows: [
          [msg`Name`, statement.name],
          [msg`Contract`, statement.order],
          [msg`Confirmation to`, statement.email],
          [msg`Received`, momentPlaceholder(receivedAt)],
        ],
      },
      paragraph(msg`Keep this email as proof. We will write to you about the refund.`),
      paragraph(msg`If you did not send this, please reply to this email.`),
    ],
    why: msg`this address was given for the confirmation of a withdrawal`,
    expiresAt: inAWeek(receivedAt),
  });

interface WithdrawalAlert extends Withdrawal {
  number: number;
  product_name: string;
  right: { basis: 'statutory' | 'waived' | 'elsewhere' | 'unknown' | 'free'; until: Date | null };
  link: string;
  stop: string;
}

const RIGHTS: Record<Exclude<WithdrawalAlert['right']['basis'], 'statutory'>, Message> = {
  waived: msg`The customer agreed to immediate delivery, so the right to withdraw ended with it.`,
  elsewhere: msg`The customer’s country gives no statutory right to withdraw. Your own terms decide.`,
  unknown: msg`The customer’s country is unknown. In the European Union, customers can withdraw for 14 days.`,
  free: msg`Nothing was paid for this order.`,
};

function rightText({ basis, until }: WithdrawalAlert['right'], receivedAt: Date): Text {
  if (basis !== 'statutory' || until === null) return basis === 'statutory' ? '' : RIGHTS[basis];
  const day = dayPlaceholder(until);
  return receivedAt < until
    ? msg`The statutory period runs until ${day}. Refund within 14 days, to the original payment method.`
    : msg`The statutory period ended on ${day}.`;
}

/** To the studio: a customer has withdrawn from an order. */
export function withdrawalAlertMail(to: MailMessage['to'], alert: WithdrawalAlert): MailMessage {
  const { number, statement, receivedAt, product_name, right, link, stop } = alert;
  return compose({
    kind: 'withdrawal-alert',
    to,
    subject: msg`Order #${number}: the customer has withdrawn`,
    heading: msg`Withdrawal from order #${number}`,
    parts: [
      {
        kind: 'facts',
        rows: [
          [msg`Product`, product_name],
          [msg`Customer`, `${statement.name}\n${statement.email}`],
          [msg`Received`, momentPlaceholder(receivedAt)],
        ],
      },
      paragraph(rightText(right, receivedAt)),
      action(msg`Open the order`, link),
    ],
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inAWeek(receivedAt),
  });
}
