import { msg } from '../../../contract/i18n/macros.ts';
import type { Localised, Message, Text } from '../../../contract/i18n/message.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { ACCOUNT_REASON, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

interface SettledPayout {
  amount_cents: number;
  currency: string;
  reference: string;
  paid_reference: string | null;
  reason: string | null;
}

type StatusTexts = { subject: Message; text: (reference: string, amount: Localised) => Message };

const STATUS_TEXTS: Record<'approved' | 'paid' | 'refused', StatusTexts> = {
  approved: {
    subject: msg`Your withdrawal was approved`,
    text: (reference, amount) =>
      msg`Your withdrawal ${reference} of ${amount} was approved. The money will be sent to you soon.`,
  },
  paid: {
    subject: msg`Your withdrawal was paid`,
    text: (reference, amount) => msg`Your withdrawal ${reference} of ${amount} was paid.`,
  },
  refused: {
    subject: msg`Your withdrawal was declined`,
    text: (reference, amount) =>
      msg`Your withdrawal ${reference} of ${amount} was declined. The money is back in your wallet.`,
  },
};

/** To the customer, when the studio has decided on a withdrawal; also shown on screen. */
export function payoutMail(
  to: Person,
  status: keyof typeof STATUS_TEXTS,
  { amount_cents, currency, reference, paid_reference, reason }: SettledPayout,
  at: Date,
): MailMessage {
  const amount = moneyText(amount_cents, currency);
  const rows: [Text, Text][] = [
    [msg`Amount`, amount],
    [msg`Reference`, reference],
  ];
  if (status === 'paid') rows.push([msg`Transfer reference`, paid_reference ?? '']);
  if (status === 'refused') rows.push([msg`Reason`, reason ?? '']);
  const { subject, text } = STATUS_TEXTS[status];
  return compose({
    kind: `payout-${status}`,
    to,
    subject,
    parts: [paragraph(text(reference, amount)), { kind: 'facts', rows }],
    why: ACCOUNT_REASON,
    expiresAt: inAWeek(at),
  });
}
