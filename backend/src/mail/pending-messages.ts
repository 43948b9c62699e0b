import type { MailSection } from '../../../contract/rules/mail-sections.ts';
import type { HoldReason } from '../db/schema.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { STUDIO_REASON } from './owner-messages.ts';

type Person = MailMessage['to'];

/** What the studio has to decide on. */
export type PendingKind = 'payments' | 'payouts';

interface PendingPayment {
  amount: string;
  /** the order, or the wallet */
  purpose: string;
  customer: string;
  method: string;
  /** the customer's transfer reference */
  number: string | null;
  hold: HoldReason;
  link: string;
  stop: string;
}

const HOLD_TEXTS: Record<HoldReason, string> = {
  transfer: 'Check your account and confirm the transfer, or refuse it.',
  amount: 'The amount received does not match.',
  currency: 'The currency received does not match.',
  risk: 'The provider flagged it as risky.',
  wallet: 'The customer’s wallet is full.',
  account: 'The customer’s account was deleted.',
  refund: 'The provider refunded part of it before it was credited.',
  order: 'It was paid after the order was cancelled.',
};

/** To the studio: a payment to review. */
export function pendingPaymentMail(to: Person, payment: PendingPayment, at: Date): MailMessage {
  const { amount, purpose, customer, method, number, hold: holdReason, link, stop } = payment;
  const title = holdReason === 'transfer' ? `Transfer reported: ${amount}` : `Payment to review: ${amount}`;
  const rows: [string, string][] = [
    ['Amount', amount],
    ['For', purpose],
    ['Customer', customer],
    ['Payment', method],
    ...(number === null ? [] : [['Transfer reference', number] satisfies [string, string]]),
  ];
  const parts: MailSection[] = [
    { kind: 'facts', rows },
    paragraph(HOLD_TEXTS[holdReason]),
    action('Review the payment', link),
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
  amount: string;
  customer: string;
  reference: string;
  /** whether the customer has added a payout account */
  hasAccount: boolean;
  link: string;
  stop: string;
}

/** To the studio: a customer withdraws money. */
export function payoutRequestedMail(to: Person, payout: RequestedPayout, at: Date): MailMessage {
  const { amount, customer, reference, hasAccount, link, stop } = payout;
  const rows: [string, string][] = [
    ['Amount', amount],
    ['Customer', customer],
    ['Reference', reference],
  ];
  const next = hasAccount
    ? 'Pay it out, then mark it as paid.'
    : 'The customer has not added a payout account yet, so you can only decline it.';
  const parts: MailSection[] = [{ kind: 'facts', rows }, paragraph(next), action('Open the withdrawal', link)];
  const subject = `Withdrawal requested: ${amount}`;
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

const SUBJECTS: Record<PendingKind, (count: number) => string> = {
  payments: (count) => (count === 1 ? '1 payment to review' : `${count} payments to review`),
  payouts: (count) => (count === 1 ? '1 withdrawal request' : `${count} withdrawal requests`),
};

/** To the studio: many of them arrived within an hour, so they are combined. */
export function pendingMail(
  to: Person,
  { kind, count, link, stop }: { kind: PendingKind; count: number; link: string; stop: string },
  at: Date,
): MailMessage {
  const subject = SUBJECTS[kind](count);
  const parts = [paragraph(`${subject} in total:`), action('Open the list', link)];
  const mail = kind === 'payments' ? 'payment-waits' : 'payouts-waiting';
  return compose({ kind: mail, to, subject, parts, why: STUDIO_REASON, toStudio: true, stop, expiresAt: inAWeek(at) });
}
