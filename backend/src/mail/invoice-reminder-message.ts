import { msg } from '../../../contract/i18n/macros.ts';
import { localised, type Text } from '../../../contract/i18n/message.ts';
import { formatLongDay } from '../../../contract/rules/business-day.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { action, compose, inADay, minus, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

export interface RemindedInvoice {
  id: string;
  /** as printed */
  number: string;
  currency: string;
  /** in hundredths, like the following */
  total: number;
  credited: number;
  paid: number;
  /** the parts that are asked for, in the order of their days */
  parts: readonly { dueOn: string; left: number }[];
  /** still to pay of all parts */
  left: number;
  /** what is past its day, in hundredths; 0 when nothing is */
  overdue: number;
  /** the studio's own text about transfers; empty while customers cannot pay by transfer */
  instructions: string;
  /** where it can be seen and paid */
  link: string;
}

/** A day of the calendar, `yyyy-mm-dd`, in the message's language. */
export const calendarDay = (day: string) => localised((language) => formatLongDay(new Date(day), 'UTC', language));

/** What has been paid, what is due and when. */
function toFacts({ currency, total, credited, paid, parts, left }: RemindedInvoice): [Text, Text][] {
  const money = (cents: number) => moneyText(cents, currency);
  const due = parts.reduce((sum, part) => sum + part.left, 0);
  const rows: [Text, Text][] = [];
  if (left < total) rows.push([msg`Total`, money(total)]);
  if (credited > 0) rows.push([msg`Credited`, minus(money(credited))]);
  if (paid > 0) rows.push([msg`Paid`, minus(money(paid))]);
  if (left !== due) rows.push([msg`Still to pay`, money(left)]);
  rows.push([msg`Amount due`, money(due)]);
  const [only] = parts;
  if (parts.length === 1 && only) return [...rows, [msg`Due`, calendarDay(only.dueOn)]];
  return [
    ...rows,
    ...parts.map((part): [Text, Text] => {
      const day = calendarDay(part.dueOn);
      return [msg`Due on ${day}`, money(part.left)];
    }),
  ];
}

/** How a reminder begins, before or after the day on which the invoice is due. */
export const reminderOpening = (
  { number, amount, dueOn }: { number: string; amount: Text; dueOn: string },
  isOverdue: boolean,
) => {
  const day = calendarDay(dueOn);
  return isOverdue
    ? {
        kind: 'invoice-overdue' as const,
        subject: msg`Reminder: invoice ${number} was due on ${day}`,
        heading: msg`Invoice ${number} is overdue`,
        opening: paragraph(
          msg`We have not yet received ${amount} for invoice ${number}. The invoice is attached as a PDF.`,
        ),
      }
    : {
        kind: 'invoice-reminder' as const,
        subject: msg`Invoice ${number} is due on ${day}`,
        heading: msg`Invoice ${number} is due on ${day}`,
        opening: paragraph(
          msg`This is a friendly reminder to pay ${amount} for invoice ${number}. The invoice is attached as a PDF.`,
        ),
      };
};

/** Reminds the recipient of an invoice that is not paid, with its PDF. */
export function invoiceReminderMail(to: MailMessage['to'], invoice: RemindedInvoice, at: Date): MailMessage {
  const { id, number, currency, parts, overdue, instructions, link } = invoice;
  const isOverdue = overdue > 0;
  const amount = moneyText(isOverdue ? overdue : parts.reduce((sum, part) => sum + part.left, 0), currency);
  const { dueOn } = (isOverdue ? parts.at(0) : parts.at(-1)) ?? { dueOn: '' };
  const { opening, ...words } = reminderOpening({ number, amount, dueOn }, isOverdue);
  return compose({
    ...words,
    to,
    parts: [
      opening,
      { kind: 'facts', rows: toFacts(invoice) },
      action(msg`View and pay the invoice`, link),
      ...(instructions === ''
        ? []
        : [paragraph(msg`You can pay by transfer. Please quote invoice ${number}.`), paragraph(instructions)]),
      paragraph(msg`If you have already paid, thank you. Please ignore this email.`),
      paragraph(msg`Anyone with this link can see the invoice and pay it.`),
    ],
    attachment: { invoiceId: id },
    why: msg`you are our customer`,
    expiresAt: inADay(at),
  });
}
