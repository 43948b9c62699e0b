import type { MailSection } from '../../../contract/rules/mail-sections.ts';
import { formatMoney } from '../../../contract/rules/money.ts';
import { action, compose, inADay, inAWeek, paragraph } from './compose.ts';
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
  paymentMethod: string;
  link: string;
}

/** Why the studio gets an email. */
export const STUDIO_REASON = 'you run this site; the settings control who gets which email';
const toProductName = ({ product_name, tier }: SoldOrder) => (tier ? `${product_name}, ${tier}` : product_name);
const toPrice = ({ amount_cents, currency }: SoldOrder) => formatMoney(amount_cents, currency);
const toBuyerName = ({ buyer }: SoldOrder) => (buyer ? buyer.name || buyer.email : 'A former customer');

/** To the studio: one order was paid. */
export function orderAlertMail(to: Person, order: SoldOrder, stop: string, at: Date): MailMessage {
  const { number, buyer, paymentMethod: way, link } = order;
  const amount = toPrice(order);
  return compose({
    kind: 'order-alert',
    to,
    subject: `New order #${number}: ${amount}`,
    heading: `${amount} for order #${number}`,
    parts: [
      {
        kind: 'facts',
        rows: [
          ['Product', toProductName(order)],
          ['Amount', amount],
          ['Paid by', way],
          ['Customer', buyer ? [buyer.name, buyer.email].filter(Boolean).join('\n') : toBuyerName(order)],
        ],
      },
      action('Open the order', link),
    ],
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inAWeek(at),
  });
}

/** Maximum number of orders listed in one email. */
const MAX_LISTED = 50;

const toRow = (order: SoldOrder): [string, string] => [
  `#${order.number} ${toProductName(order)} (${toBuyerName(order)}, ${order.paymentMethod})`,
  toPrice(order),
];

function orderTable(orders: readonly SoldOrder[], total: string, name: string): MailSection[] {
  const unlisted = orders.length - MAX_LISTED;
  return [
    { kind: 'lines', rows: [...orders.slice(0, MAX_LISTED).map(toRow), [name, total]] },
    ...(unlisted > 0 ? [paragraph(`And ${unlisted} more, included in the total.`)] : []),
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
  const total = formatMoney(totalOf(orders), orders[0]?.currency ?? 'USD');
  return compose({
    kind: 'order-alert',
    to,
    subject: `${orders.length} new orders: ${total}`,
    parts: [
      paragraph('More than ten orders were paid within an hour, so we grouped them.'),
      ...orderTable(orders, total, 'Total'),
      action('Open the orders', link),
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
  waiting: { name: string; count: number }[];
  faults: { name: string; count: number }[];
}

export const isEmptyDay = ({ orders, refunded_cents, waiting, faults }: BusinessDay): boolean =>
  orders.length === 0 && refunded_cents === 0 && [...waiting, ...faults].every(({ count }) => count === 0);

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** The counts that are not zero; nothing if there are none. */
const countsSection = (head: string, counts: BusinessDay['waiting']): MailSection[] => {
  const rows = counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, String(count)] as const);
  return rows.length > 0 ? [paragraph(head), { kind: 'facts', rows }] : [];
};

function moneySections({ orders, currency, refunded_cents, fee_cents }: BusinessDay): MailSection[] {
  const text = (cents: number) => formatMoney(cents, currency);
  const gross = totalOf(orders);
  if (orders.length === 0 && refunded_cents === 0) return [paragraph('No sales.')];
  const rows: [string, string][] = [['Gross', text(gross)]];
  if (refunded_cents > 0) rows.push(['Refunds', `−${text(refunded_cents)}`]);
  if (fee_cents > 0) rows.push(['Provider fees', `−${text(fee_cents)}`]);
  const net = gross - refunded_cents - fee_cents;
  rows.push(['Net', net < 0 ? `−${text(-net)}` : text(net)]);
  const sold = orders.length === 1 ? 'One order was paid:' : `${orders.length} orders were paid:`;
  return [
    ...(orders.length > 0 ? [paragraph(sold), ...orderTable(orders, text(gross), 'Gross')] : []),
    { kind: 'lines', rows: orders.length > 0 ? rows.slice(1) : rows },
  ];
}

/** To the studio, each morning: the previous day and the open tasks. */
export function digestMail(
  to: Person,
  day: BusinessDay,
  { studio, link, stop }: { studio: string; link: string; stop: string },
  at: Date,
): MailMessage {
  const name = DAY.format(new Date(`${day.day}T00:00:00Z`));
  const todo = countsSection('To do:', day.waiting);
  return compose({
    kind: 'digest',
    to,
    subject: `${studio}, ${name}`,
    heading: name,
    parts: [
      ...moneySections(day),
      ...(todo.length > 0 ? todo : [paragraph('No open tasks.')]),
      ...countsSection('To review:', day.faults),
      action('Open the admin area', link),
    ],
    why: STUDIO_REASON,
    toStudio: true,
    stop,
    expiresAt: inADay(at),
  });
}
