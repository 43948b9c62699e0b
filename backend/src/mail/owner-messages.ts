import { msg, plural } from '../../../contract/i18n/macros.ts';
import { localised, type Text, writeText } from '../../../contract/i18n/message.ts';
import { type Language, LOCALES } from '../../../contract/rules/languages.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { action, compose, type DraftSection, inADay, inAWeek, minus, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

/** A paid order. */
export interface SoldOrder {
  number: number;
  product_name: string;
  tier: string | null;
  amount_cents: number;
  currency: string;
  /** null once the buyer is erased */
  buyer: { name: string; email: string } | null;
  /** the payment method */
  paymentMethod: Text;
  /** the buyer's purchase order number */
  purchaseOrder: string | null;
  link: string;
}

/** Why the studio gets an email. */
export const STUDIO_REASON = msg`you run this site; the settings control who gets which email`;
const toProductName = ({ product_name, tier }: SoldOrder) => (tier ? `${product_name}, ${tier}` : product_name);
const toPrice = ({ amount_cents, currency }: SoldOrder) => moneyText(amount_cents, currency);
const toBuyerName = ({ buyer }: SoldOrder): Text => (buyer ? buyer.name || buyer.email : msg`A former customer`);

/** To the studio: one order was paid. */
export function orderAlertMail(to: Person, order: SoldOrder, stop: string, at: Date): MailMessage {
  const { number, buyer, paymentMethod: way, purchaseOrder, link } = order;
  const amount = toPrice(order);
  return compose({
    kind: 'order-alert',
    to,
    subject: msg`New order #${number}: ${amount}`,
    heading: msg`${amount} for order #${number}`,
    parts: [
      {
        kind: 'facts',
        rows: [
          [msg`Product`, toProductName(order)],
          [msg`Amount`, amount],
          [msg`Paid by`, way],
          ...(purchaseOrder === null ? [] : [[msg`Purchase order`, purchaseOrder] as const]),
          [msg`Customer`, buyer ? [buyer.name, buyer.email].filter(Boolean).join('\n') : toBuyerName(order)],
        ],
      },
      action(msg`Open the order`, link),
    ],
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inAWeek(at),
  });
}

/** Maximum number of orders listed in one email. */
const MAX_LISTED = 50;

const toRow = (order: SoldOrder): [Text, Text] => [
  msg`#${order.number} ${toProductName(order)} (${toBuyerName(order)}, ${order.paymentMethod})`,
  toPrice(order),
];

function orderTable(orders: readonly SoldOrder[], total: Text, name: Text): DraftSection[] {
  const unlisted = orders.length - MAX_LISTED;
  return [
    { kind: 'lines', rows: [...orders.slice(0, MAX_LISTED).map(toRow), [name, total]] },
    ...(unlisted > 0 ? [paragraph(msg`And ${unlisted} more, included in the total.`)] : []),
  ];
}

const totalOf = (orders: readonly SoldOrder[]) => orders.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** To the studio: many orders were paid within a short time. */
export function orderAlertsMail(
  to: Person,
  orders: readonly SoldOrder[],
  { link, stop }: { link: string; stop: string },
  at: Date,
): MailMessage {
  const total = moneyText(totalOf(orders), orders[0]?.currency ?? 'USD');
  return compose({
    kind: 'order-alert',
    to,
    subject: msg`${plural(orders.length, { one: '# new order', other: '# new orders' })}: ${total}`,
    parts: [
      paragraph(msg`More than ten orders were paid within an hour, so we grouped them.`),
      ...orderTable(orders, total, msg`Total`),
      action(msg`Open the orders`, link),
    ],
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inAWeek(at),
  });
}

/** One day of the shop, and the open tasks at its end. */
export interface BusinessDay {
  /** `yyyy-mm-dd` */
  day: string;
  orders: SoldOrder[];
  currency: string;
  refunded_cents: number;
  fee_cents: number;
  waiting: { name: Text; count: number }[];
  faults: { name: Text; count: number }[];
}

export const isEmptyDay = ({ orders, refunded_cents, waiting, faults }: BusinessDay): boolean =>
  orders.length === 0 && refunded_cents === 0 && [...waiting, ...faults].every(({ count }) => count === 0);

const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const countText = (count: number) =>
  localised((language) => new Intl.NumberFormat(LOCALES[language], { useGrouping: false }).format(count));

/** The counts that are not zero; nothing if there are none. */
const countsSection = (head: Text, counts: BusinessDay['waiting']): DraftSection[] => {
  const rows = counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, countText(count)] as const);
  return rows.length > 0 ? [paragraph(head), { kind: 'facts', rows }] : [];
};

function moneySections({ orders, currency, refunded_cents, fee_cents }: BusinessDay): DraftSection[] {
  const text = (cents: number) => moneyText(cents, currency);
  const gross = totalOf(orders);
  if (orders.length === 0 && refunded_cents === 0) return [paragraph(msg`No sales.`)];
  const rows: [Text, Text][] = [[msg`Gross`, text(gross)]];
  if (refunded_cents > 0) rows.push([msg`Refunds`, minus(text(refunded_cents))]);
  if (fee_cents > 0) rows.push([msg`Provider fees`, minus(text(fee_cents))]);
  const net = gross - refunded_cents - fee_cents;
  rows.push([msg`Net`, net < 0 ? minus(text(-net)) : text(net)]);
  const sold =
    orders.length === 1
      ? msg`One order was paid:`
      : msg`${plural(orders.length, { one: '# order was paid:', other: '# orders were paid:' })}`;
  return [
    ...(orders.length > 0 ? [paragraph(sold), ...orderTable(orders, text(gross), msg`Gross`)] : []),
    { kind: 'lines', rows: orders.length > 0 ? rows.slice(1) : rows },
  ];
}

/** To the studio, each morning: the previous day and the open tasks. */
export function digestMail(
  to: Person,
  day: BusinessDay,
  { studio, link, stop }: { studio: Text; link: string; stop: string },
  at: Date,
): MailMessage {
  const name = formatDay(day.day, to.language);
  const todo = countsSection(msg`To do:`, day.waiting);
  return compose({
    kind: 'digest',
    to,
    subject: localised((language) => `${writeText(language, studio)}, ${name}`),
    heading: name,
    parts: [
      ...moneySections(day),
      ...(todo.length > 0 ? todo : [paragraph(msg`No open tasks.`)]),
      ...countsSection(msg`To review:`, day.faults),
      action(msg`Open the admin area`, link),
    ],
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inADay(at),
  });
}
