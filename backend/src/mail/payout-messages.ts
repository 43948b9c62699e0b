import type { MailSection } from '../../../contract/rules/mail-sections.ts';
import { formatMoney } from '../../../contract/rules/money.ts';
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

const STATUS_TEXTS = {
  approved: 'was approved. The money will be sent to you soon.',
  paid: 'was paid.',
  refused: 'was declined. The money is back in your wallet.',
};

/** To the customer, when the studio has decided on a withdrawal; also shown on screen. */
export function payoutMail(
  to: Person,
  status: keyof typeof STATUS_TEXTS,
  { amount_cents, currency, reference, paid_reference, reason }: SettledPayout,
  at: Date,
): MailMessage {
  const amount = formatMoney(amount_cents, currency);
  const rows: [string, string][] = [
    ['Amount', amount],
    ['Reference', reference],
  ];
  if (status === 'paid') rows.push(['Transfer reference', paid_reference ?? '']);
  if (status === 'refused') rows.push(['Reason', reason ?? '']);
  const parts: MailSection[] = [
    paragraph(`Your withdrawal ${reference} of ${amount} ${STATUS_TEXTS[status]}`),
    { kind: 'facts', rows },
  ];
  return compose({
    kind: `payout-${status}`,
    to,
    subject: `Your withdrawal was ${status === 'refused' ? 'declined' : status}`,
    parts,
    why: ACCOUNT_REASON,
    expiresAt: inAWeek(at),
  });
}
