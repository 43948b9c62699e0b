import { GRACE_DAYS } from '../../shared/held-plans.ts';
import { splitTax, type TaxTerms } from '../../shared/invoices.ts';
import { moneyText } from '../../shared/money.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface Held {
  tier: string;
  /** null is for ever */
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
  /** the code that lowered the price */
  use?: { code: string; discount_cents: number } | undefined;
  /** of the program that was bought */
  key?: string | undefined;
  /** what the plan gives; missing where there was no choice of plans */
  held?: Held | undefined;
  /** page of the order with its file and invoice */
  link: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Until when somebody holds a plan. */
export const heldText = (product: string, { tier, holds_until: until }: Pick<Held, 'tier' | 'holds_until'>): string =>
  until
    ? `Your plan ${tier} of ${product} is held until ${DAY.format(until)}.`
    : `Your plan ${tier} of ${product} is held for ever.`;

/** Until when the plan is held and brings new versions and support, and what comes then. */
function planText({ tier, holds_until, updates_until, support_until }: Held): string {
  const updates = updates_until ? `new versions until ${DAY.format(updates_until)}` : 'new versions for ever';
  const support = support_until ? ` and support until ${DAY.format(support_until)}` : '';
  if (!holds_until) return `Your plan ${tier} brings ${updates}${support}.`;
  const end = `${DAY.format(holds_until)}; file and key go on for ${GRACE_DAYS} days after that`;
  return `You hold the plan ${tier} until ${end}. It brings ${updates_until ? updates : 'new versions'}${support}.`;
}

/** Tells a buyer that an order is paid, and where file and invoice are. */
export function orderReceiptMail(
  to: MailMessage['to'],
  { number, product_name, amount_cents, currency, tax, use, held, key, link }: Receipt,
  at: Date,
): MailMessage {
  const money = (cents: number) => moneyText(cents, currency);
  const amount = money(amount_cents);
  const parts = splitTax(amount_cents, tax.percent);
  const price = (tax.included ? parts.total : parts.net) + (use?.discount_cents ?? 0);
  const added: [string, string][] =
    tax.included || parts.tax === 0 ? [] : [[`${tax.name} ${tax.percent} %`, money(parts.tax)]];
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
          ...added,
          ['Total', amount],
        ],
      },
      ...(key ? [{ kind: 'facts' as const, rows: [['Licence key', key] as const] }] : []),
      paragraph(
        `${held ? `${planText(held)} ` : ''}You have paid once: nothing renews and nothing is charged by itself.`,
      ),
      paragraph('Your file and your invoice are here:'),
      action('Open the order', link),
    ],
    why: 'you have bought something from us',
    expiresAt: inAWeek(at),
  });
}

/** Tells a buyer that an order was cancelled because its money did not come. */
export function unpaidOrderMail(
  to: MailMessage['to'],
  {
    number,
    product_name,
    reason,
    link,
  }: Omit<Receipt, 'amount_cents' | 'currency' | 'tax' | 'use' | 'held' | 'key'> & {
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
      paragraph(
        'If you have paid after all, the studio sees the money as soon as it arrives and gets in touch with you.',
      ),
      action('Open the order', link),
    ],
    why: 'you have ordered something from us',
    expiresAt: inAWeek(at),
  });
}
