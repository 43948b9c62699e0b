import { msg, plural } from '../../../contract/i18n/macros.ts';
import type { Localised, Message, Text } from '../../../contract/i18n/message.ts';
import type { HoldReason } from '../db/schema.ts';
import { action, compose, type DraftSection, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { STUDIO_REASON } from './owner-messages.ts';

type Person = MailMessage['to'];

/** What the studio has to decide on. */
export type PendingKind = 'payments' | 'payouts';

interface PendingPayment {
  amount: Localised;
  /** the order, or the wallet */
  purpose: Text;
  customer: Text;
  method: Text;
  /** the customer's transfer reference */
  number: string | null;
  hold: HoldReason;
  link: string;
  stop: string;
}

const HOLD_TEXTS: Record<HoldReason, Message> = {
  transfer: msg`Check your account and confirm the transfer, or decline it.`,
  amount: msg`The amount received does not match.`,
  currency: msg`The currency received does not match.`,
  risk: msg`The provider flagged it as risky.`,
  wallet: msg`The customer’s wallet is full.`,
  account: msg`The customer’s account was deleted.`,
  refund: msg`The provider refunded part of it before it was credited.`,
  order: msg`It was paid after the order was cancelled.`,
  invoice: msg`The payment exceeds the amount due. Return the money, then decline the payment.`,
};

/** To the studio: a payment to review. */
export function pendingPaymentMail(to: Person, payment: PendingPayment, at: Date): MailMessage {
  const { amount, purpose, customer, method, number, hold: holdReason, link, stop } = payment;
  const title = holdReason === 'transfer' ? msg`Transfer reported: ${amount}` : msg`Payment to review: ${amount}`;
  const rows: [Text, Text][] = [
    [msg`Amount`, amount],
    [msg`For`, purpose],
    [msg`Customer`, customer],
    [msg`Payment`, method],
    ...(number === null ? [] : [[msg`Transfer reference`, number] satisfies [Text, Text]]),
  ];
  const parts: DraftSection[] = [
    { kind: 'facts', rows },
    paragraph(HOLD_TEXTS[holdReason]),
    action(msg`Review the payment`, link),
  ];
  return compose({
    kind: 'payment-waits',
    to,
    subject: title,
    parts,
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inAWeek(at),
  });
}

interface RequestedPayout {
  amount: Localised;
  customer: Text;
  reference: string;
  /** whether the customer has added a payout account */
  hasAccount: boolean;
  link: string;
  stop: string;
}

/** To the studio: a customer withdraws money. */
export function payoutRequestedMail(to: Person, payout: RequestedPayout, at: Date): MailMessage {
  const { amount, customer, reference, hasAccount, link, stop } = payout;
  const rows: [Text, Text][] = [
    [msg`Amount`, amount],
    [msg`Customer`, customer],
    [msg`Reference`, reference],
  ];
  const next = hasAccount
    ? msg`Pay it out, then mark it as paid.`
    : msg`The customer has not added a payout account yet, so you can only decline it.`;
  const parts: DraftSection[] = [{ kind: 'facts', rows }, paragraph(next), action(msg`Open the withdrawal`, link)];
  const subject = msg`Withdrawal requested: ${amount}`;
  return compose({
    kind: 'payouts-waiting',
    to,
    subject,
    parts,
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inAWeek(at),
  });
}

const SUBJECTS: Record<PendingKind, (count: number) => Message> = {
  payments: (count) => msg`${plural(count, { one: '# payment to review', other: '# payments to review' })}`,
  payouts: (count) => msg`${plural(count, { one: '# withdrawal request', other: '# withdrawal requests' })}`,
};

/** To the studio: many of them arrived within an hour, so they are combined. */
export function pendingMail(
  to: Person,
  { kind, count, link, stop }: { kind: PendingKind; count: number; link: string; stop: string },
  at: Date,
): MailMessage {
  const subject = SUBJECTS[kind](count);
  const parts = [paragraph(msg`${subject} in total:`), action(msg`Open the list`, link)];
  const mail = kind === 'payments' ? 'payment-waits' : 'payouts-waiting';
  return compose({ kind: mail, to, subject, parts, why: STUDIO_REASON, toStudio: true, stop, expiresAt: inAWeek(at) });
}
