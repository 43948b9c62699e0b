import { msg } from '../../../contract/i18n/macros.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { action, compose, inADay, inAWeek, paragraph } from './compose.ts';
import { calendarDay, reminderOpening } from './invoice-reminder-message.ts';
import type { MailMessage } from './mailer.ts';

/** The invoice of an order that is delivered once it is paid. */
export interface OrderInvoice {
  id: string;
  /** as printed */
  number: string;
  cents: number;
  currency: string;
  /** empty without a name */
  seller: string;
  /** `yyyy-mm-dd` */
  dueOn: string;
  order: number;
  /** of the payment */
  code: string;
  /** the buyer's own number of the purchase */
  purchaseOrder: string | undefined;
  /** where to pay, in the words of the owner */
  instructions: string;
  /** the page on which the transfer is reported */
  link: string;
}

const toFacts = (invoice: OrderInvoice) => ({
  kind: 'facts' as const,
  rows: [
    [msg`Order`, `#${invoice.order}`] as const,
    ...(invoice.purchaseOrder === undefined ? [] : [[msg`Purchase order`, invoice.purchaseOrder] as const]),
    [msg`Amount`, moneyText(invoice.cents, invoice.currency)] as const,
    [msg`Due`, calendarDay(invoice.dueOn)] as const,
    [msg`Reference`, invoice.code] as const,
  ],
});

const toTransfer = ({ instructions, link }: OrderInvoice) => [
  { kind: 'quote' as const, text: instructions },
  paragraph(msg`After sending the transfer, enter its number on the payment page so that we can find it.`),
  action(msg`Open the payment`, link),
];

/** The invoice of a new order, with its PDF. */
export function orderInvoiceMail(to: MailMessage['to'], invoice: OrderInvoice, at: Date): MailMessage {
  const { id, number, seller, order } = invoice;
  return compose({
    kind: 'invoice',
    to,
    subject: seller === '' ? msg`Invoice ${number}` : msg`Invoice ${number} from ${seller}`,
    heading: msg`Thank you for your order`,
    parts: [
      paragraph(
        msg`Here is invoice ${number} for order #${order}, attached as a PDF. We deliver your order once it is paid.`,
      ),
      toFacts(invoice),
      ...toTransfer(invoice),
    ],
    attachment: { invoiceId: id },
    why: msg`you placed an order with us`,
    expiresAt: inAWeek(at),
  });
}

/** Reminds a buyer of an order on invoice, with the PDF. */
export function orderInvoiceReminderMail(
  to: MailMessage['to'],
  invoice: OrderInvoice,
  { isOverdue, at }: { isOverdue: boolean; at: Date },
): MailMessage {
  const { number, dueOn } = invoice;
  const amount = moneyText(invoice.cents, invoice.currency);
  const { opening, ...words } = reminderOpening({ number, amount, dueOn }, isOverdue);
  return compose({
    ...words,
    to,
    parts: [
      opening,
      toFacts(invoice),
      ...toTransfer(invoice),
      paragraph(msg`If you have already paid, thank you. Please ignore this email.`),
    ],
    attachment: { invoiceId: invoice.id },
    why: msg`you placed an order with us`,
    expiresAt: inADay(at),
  });
}
