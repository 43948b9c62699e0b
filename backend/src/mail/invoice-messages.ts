import { msg } from '../../../contract/i18n/macros.ts';
import { localised, type Text } from '../../../contract/i18n/message.ts';
import { formatLongDay } from '../../../contract/rules/business-day.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { action, compose, inAWeek, minus, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface MailedDocument {
  id: string;
  /** as printed */
  number: string;
  cents: number;
  currency: string;
  /** as printed; may be empty */
  seller: string;
}

interface MailedInvoice extends MailedDocument {
  /** `yyyy-mm-dd` */
  dueOn: string;
  /** as printed; may be empty */
  note: string;
  /** the studio's own text about transfers; empty while customers cannot pay by transfer */
  instructions: string;
  /** where it can be seen and paid */
  link: string;
  /** what a final invoice deducts; `cents` is what is due after that */
  deposits: { number: string; cents: number }[];
  /** empty when it is paid in one sum */
  instalments: readonly { dueOn: string; cents: number }[];
}

/** A day of the calendar, `yyyy-mm-dd`, in the message's language. */
const calendarDay = (day: string) => localised((language) => formatLongDay(new Date(day), 'UTC', language));

const KEEP_PRIVATE = msg`Anyone with this link can see the invoice and pay it.`;

/** The total and what each deposit deducts from it. */
function toDepositFacts(
  deposits: MailedInvoice['deposits'],
  { cents, currency }: Pick<MailedInvoice, 'cents' | 'currency'>,
): [Text, Text][] {
  if (deposits.length === 0) return [];
  const total = deposits.reduce((sum, deposit) => sum + deposit.cents, cents);
  return [
    [msg`Total`, moneyText(total, currency)],
    ...deposits.map((deposit): [Text, Text] => {
      const { number } = deposit;
      return [msg`Deposit ${number}`, minus(moneyText(deposit.cents, currency))];
    }),
  ];
}

/** The day on which it is due, or each instalment. */
function toDueFacts({
  cents,
  currency,
  dueOn,
  instalments,
}: Pick<MailedInvoice, 'cents' | 'currency' | 'dueOn' | 'instalments'>): [Text, Text][] {
  if (cents === 0) return [];
  if (instalments.length === 0) return [[msg`Due`, calendarDay(dueOn)]];
  return instalments.map((part): [Text, Text] => {
    const day = calendarDay(part.dueOn);
    return [msg`Due on ${day}`, moneyText(part.cents, currency)];
  });
}

/** An invoice that the studio has written, with its PDF. */
export function invoiceMail(
  to: MailMessage['to'],
  { id, number, cents, currency, seller, dueOn, note, instructions, link, deposits, instalments }: MailedInvoice,
  at: Date,
): MailMessage {
  const amount = moneyText(cents, currency);
  return compose({
    kind: 'invoice',
    to,
    subject: seller === '' ? msg`Invoice ${number}` : msg`Invoice ${number} from ${seller}`,
    heading: msg`Invoice ${number}`,
    parts: [
      paragraph(
        deposits.length === 0
          ? msg`Here is your invoice of ${amount}. It is attached as a PDF.`
          : msg`Here is your final invoice. It is attached as a PDF.`,
      ),
      {
        kind: 'facts',
        rows: [
          ...toDepositFacts(deposits, { cents, currency }),
          [deposits.length === 0 ? msg`Amount` : msg`Amount due`, amount],
          ...toDueFacts({ cents, currency, dueOn, instalments }),
        ],
      },
      ...(cents === 0 ? [paragraph(msg`Your deposits cover it in full, so there is nothing left to pay.`)] : []),
      ...(note === '' ? [] : [paragraph(note)]),
      action(cents === 0 ? msg`View the invoice` : msg`View and pay the invoice`, link),
      ...(instructions === '' || cents === 0
        ? []
        : [paragraph(msg`You can pay by transfer. Please quote invoice ${number}.`), paragraph(instructions)]),
      paragraph(KEEP_PRIVATE),
    ],
    attachment: { invoiceId: id },
    why: msg`you are our customer`,
    expiresAt: inAWeek(at),
  });
}

/** A credit note of an invoice that the studio has written, with its PDF. */
export function creditNoteMail(
  to: MailMessage['to'],
  { id, number, cents, currency, seller, refersTo }: MailedDocument & { refersTo: string },
  at: Date,
): MailMessage {
  const amount = moneyText(cents, currency);
  return compose({
    kind: 'credit-note',
    to,
    subject: seller === '' ? msg`Credit note ${number}` : msg`Credit note ${number} from ${seller}`,
    heading: msg`Credit note ${number}`,
    parts: [
      paragraph(
        msg`We have credited ${amount} of invoice ${refersTo}. You can find the credit note in the attached PDF.`,
      ),
    ],
    attachment: { invoiceId: id },
    why: msg`you are our customer`,
    expiresAt: inAWeek(at),
  });
}

interface MailedPayment extends Omit<MailedDocument, 'id' | 'seller'> {
  leftCents: number;
  link: string;
  /** tax that the customer pays to the state */
  withheldCents?: number;
  isCertificateMissing?: boolean;
  /** the next instalment; missing when it is paid in one sum */
  next?: { dueOn: string; cents: number } | undefined;
}

function toNextText(next: { dueOn: string; cents: number }, currency: string): Text {
  const amount = moneyText(next.cents, currency);
  const day = calendarDay(next.dueOn);
  return msg`The next instalment of ${amount} is due on ${day}.`;
}

/** Confirms money that has arrived for an invoice of the studio. */
export function invoicePaymentMail(
  to: MailMessage['to'],
  { number, cents, currency, leftCents, link, withheldCents = 0, isCertificateMissing = false, next }: MailedPayment,
  at: Date,
): MailMessage {
  const amount = moneyText(cents, currency);
  const left = moneyText(leftCents, currency);
  const withheld = moneyText(withheldCents, currency);
  return compose({
    kind: 'invoice-payment',
    to,
    subject: msg`Payment received for invoice ${number}`,
    heading: msg`Thank you for your payment`,
    parts: [
      ...(cents === 0 ? [] : [paragraph(msg`We have received ${amount} for invoice ${number}.`)]),
      ...(withheldCents === 0 ? [] : [paragraph(msg`We recorded ${withheld} in tax withheld from invoice ${number}.`)]),
      ...(isCertificateMissing ? [paragraph(msg`Please send us the tax certificate when you receive it.`)] : []),
      paragraph(leftCents === 0 ? msg`The invoice is paid in full.` : msg`${left} is still due.`),
      ...(next && leftCents > 0 ? [paragraph(toNextText(next, currency))] : []),
      action(msg`View the invoice`, link),
    ],
    why: msg`you are our customer`,
    expiresAt: inAWeek(at),
  });
}

/** A payment through the link of an invoice that the studio has refused. */
export function unpaidInvoiceMail(
  to: MailMessage['to'],
  {
    number,
    cents,
    currency,
    reason,
    link,
  }: Omit<MailedDocument, 'id' | 'seller'> & { reason: Text | null; link: string },
  at: Date,
): MailMessage {
  const amount = moneyText(cents, currency);
  return compose({
    kind: 'invoice-payment',
    to,
    subject: msg`Your payment of invoice ${number} did not go through`,
    heading: msg`Payment failed`,
    parts: [
      paragraph(msg`Your payment of ${amount} for invoice ${number} did not go through.`),
      ...(reason === null ? [] : [paragraph(reason)]),
      action(msg`View and pay the invoice`, link),
    ],
    why: msg`you are our customer`,
    expiresAt: inAWeek(at),
  });
}
