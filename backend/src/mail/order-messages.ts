import { splitTax, type TaxTerms } from '../../../contract/rules/invoices.ts';
import { formatMoney } from '../../../contract/rules/money.ts';
import { activePlanText } from '../../../contract/rules/plan-texts.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

interface OrderPlan {
  tier: string;
  /** it has an end date and can be renewed */
  renewable: boolean;
  /** null for no end */
  holds_until: Date | null;
  updates_until: Date | null;
  support_until: Date | null;
}

interface Receipt {
  number: number;
  product_name: string;
  amount_cents: number;
  currency: string;
  /** the buyer's */
  tax: TaxTerms;
  /** the coupon applied */
  coupon?: { code: string; discount_cents: number } | undefined;
  /** the licence key of the program */
  key?: string | undefined;
  /** path of the product's picture on the site */
  picture?: string | undefined;
  /** what the plan grants; missing where there was no choice of plans */
  held?: OrderPlan | undefined;
  /** page of the order with its file and invoice */
  link: string;
}

const toEndText = ({ holds_until: until, renewable }: Pick<OrderPlan, 'holds_until' | 'renewable'>): string =>
  activePlanText(until && dayPlaceholder(until), until === null || renewable);

/** The end date of a renewed or upgraded plan. */
export const planSummaryText = (
  product: string,
  { tier, ...end }: Pick<OrderPlan, 'tier' | 'holds_until' | 'renewable'>,
): string => `${product}, ${tier}. ${toEndText(end)}`;

/** The plan's end date, what happens then, and what it includes. */
function planText(held: OrderPlan): string {
  const { tier, holds_until: end, updates_until, support_until } = held;
  const until = (date: Date) => (end?.getTime() === date.getTime() ? '' : ` until ${dayPlaceholder(date)}`);
  const updates = `new versions${updates_until ? until(updates_until) : ''}`;
  const support = support_until ? ` and support${until(support_until)}` : '';
  return `Your plan: ${tier}. ${toEndText(held)} It includes ${updates}${support}.`;
}

/** Notifies a buyer that an order is paid, with links to file and invoice. */
export function orderReceiptMail(
  to: MailMessage['to'],
  { number, product_name, amount_cents, currency, tax, coupon: use, held, key, picture, link }: Receipt,
  at: Date,
): MailMessage {
  const money = (cents: number) => formatMoney(cents, currency);
  const amount = money(amount_cents);
  const split = splitTax(amount_cents, tax.percent);
  const price = (tax.included ? split.total : split.net) + (use?.discount_cents ?? 0);
  const taxRows: [string, string][] =
    tax.included || split.tax === 0 ? [] : [[`${tax.name} ${tax.percent} %`, money(split.tax)]];
  return compose({
    kind: 'order-receipt',
    to,
    subject: `Receipt for order #${number}`,
    heading: 'Thank you for your order',
    parts: [
      paragraph(`We have received ${amount} for order #${number}.`),
      {
        kind: 'lines',
        rows: [
          [product_name, money(price)],
          ...(use ? [[`Code ${use.code}`, `−${money(use.discount_cents)}`] as [string, string]] : []),
          ...taxRows,
          ['Total', amount],
        ],
        ...(picture === undefined ? {} : { picture }),
      },
      ...(key ? [{ kind: 'facts' as const, rows: [['Licence key', key] as const] }] : []),
      paragraph(held ? planText(held) : 'One-time payment: nothing renews automatically.'),
      paragraph('Your file and invoice are here:'),
      action('Open the order', link),
    ],
    why: 'you bought something from us',
    expiresAt: inAWeek(at),
  });
}

/** Notifies a buyer that an unpaid order was cancelled. */
export function unpaidOrderMail(
  to: MailMessage['to'],
  {
    number,
    product_name,
    reason,
    link,
  }: Omit<Receipt, 'amount_cents' | 'currency' | 'tax' | 'use' | 'held' | 'key' | 'picture'> & {
    reason: string | null;
  },
  at: Date,
): MailMessage {
  return compose({
    kind: 'order-unpaid',
    to,
    subject: `Order #${number} was cancelled`,
    heading: 'Your order was cancelled',
    parts: [
      paragraph(`Your payment for ${product_name} did not go through, so order #${number} was cancelled.`),
      ...(reason ? [paragraph(reason)] : []),
      paragraph('If you did pay, we will contact you when the money arrives.'),
      action('Open the order', link),
    ],
    why: 'you placed an order with us',
    expiresAt: inAWeek(at),
  });
}
